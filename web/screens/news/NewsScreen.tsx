import { LinksBar } from '#web/sections/LinksBar.tsx';
import { NewsState } from '#web/sections/NewsState.tsx';
import { Opening } from '#web/sections/Opening.tsx';
import { PageHead } from '#web/sections/PageHead.tsx';
import { Remote } from '#web/sections/Remote.tsx';
import { newsList } from '#web/services/news.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { NewsGrid } from './NewsGrid.tsx';

/** /noticias: every story of the language, newest first. */
export function NewsScreen() {
  const { language, t } = useTexts();
  return (
    <>
      <PageHead
        title={t('route.noticias.title')}
        description={t('route.noticias.description')}
        path="/noticias"
        translation="/noticias"
        card="noticias"
      />
      <Opening
        title={t('route.noticias.title')}
        headline={t('route.noticias.headline')}
        lead={t('route.noticias.intro')}
      />
      <section className="wrap" aria-label={t('news.list')}>
        <Remote resource={newsList(language)}>
          {(news) => <NewsState load={news}>{(posts) => <NewsGrid posts={posts} />}</NewsState>}
        </Remote>
      </section>
      <LinksBar />
    </>
  );
}
