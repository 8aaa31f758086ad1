import { useTexts } from '#web/i18n/texts.tsx';
import type { FigureInLanguage, Voice as VoiceRecord } from '#contract/content.ts';
import { Banner } from './Banner.tsx';
import { Impact } from './Impact.tsx';
import { Join } from './Join.tsx';
import { LatestNews } from './LatestNews.tsx';
import { Programs } from './Programs.tsx';
import { Statement } from './Statement.tsx';
import { Voice } from './Voice.tsx';
import { World } from './World.tsx';

interface HomeScreenProps {
  figures: FigureInLanguage[];
  voice: VoiceRecord;
  /** The promo book in this language. */
  book: string;
}

export function HomeScreen({ figures, voice, book }: HomeScreenProps) {
  const { t } = useTexts();
  return (
    <>
      <h1 className="vh">{t('site.name')}</h1>
      <Banner figures={figures} />
      <Statement book={book} />
      <Impact figures={figures} />
      <Voice voice={voice} />
      <Join />
      <World />
      <Programs />
      <LatestNews />
    </>
  );
}
