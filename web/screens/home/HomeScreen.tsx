import { useTexts } from '#web/i18n/texts.tsx';
import type { Book, FigureInLanguage, HomeVoice } from '#contract/content.ts';
import type { Home } from '#contract/home.ts';
import { storyPath } from '#contract/routes.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Voice } from '#web/sections/Voice.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Banner } from './Banner.tsx';
import { Impact } from './Impact.tsx';
import { Join } from './Join.tsx';
import { LatestNews } from './LatestNews.tsx';
import { Programs } from './Programs.tsx';
import { Statement } from './Statement.tsx';
import { World } from './World.tsx';

interface HomeScreenProps {
  home: Home;
  figures: FigureInLanguage[];
  voice: HomeVoice;
  book: Book;
}

export function HomeScreen({ home, figures, voice, book }: HomeScreenProps) {
  const { language, t } = useTexts();
  return (
    <>
      <h1 className="vh">{t('site.name')}</h1>
      <Banner pictures={home.portada} figures={figures} />
      <Statement book={book} />
      <Impact figures={figures} />
      <Voice voice={voice}>
        <SiteLink
          to={storyPath(voice.historia)}
          className={buttonClass}
          hrefLang={voice.idioma === language ? undefined : voice.idioma}
        >
          {voice.accion} <Arrow />
        </SiteLink>
      </Voice>
      <Join />
      <World />
      <Programs pictures={home.programas} />
      <LatestNews shown={[...home.portada, ...Object.values(home.programas)].map(({ imagen }) => imagen)} />
    </>
  );
}
