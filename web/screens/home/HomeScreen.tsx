import { useTexts } from '#web/i18n/texts.tsx';
import type { FigureInLanguage } from '#contract/content.ts';
import { Banner } from './Banner.tsx';
import { Impact } from './Impact.tsx';
import { LatestNews } from './LatestNews.tsx';
import { Programs } from './Programs.tsx';
import { Statement } from './Statement.tsx';
import { World } from './World.tsx';

interface HomeScreenProps {
  figures: FigureInLanguage[];
  /** Address of the promo book in this language. */
  book: string;
}

/** /index, spec 2: banner, book, impact, maps, programmes, latest news. */
export function HomeScreen({ figures, book }: HomeScreenProps) {
  const { t } = useTexts();
  return (
    <>
      <h1 className="vh">{t('site.name')}</h1>
      <Banner />
      <Statement book={book} />
      <Impact figures={figures} />
      <World />
      <Programs />
      <LatestNews />
    </>
  );
}
