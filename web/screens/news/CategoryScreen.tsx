import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { NewsState } from '#web/news/NewsState.tsx';
import { Remote } from '#web/data/Remote.tsx';
import type { Load } from '#web/services/query.ts';
import { categoryNews, type CategoryNews } from '#web/services/news.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { BackToNews } from '#web/navigation/BackToNews.tsx';
import styles from './CategoryScreen.module.css';
import { NewsGrid } from './NewsGrid.tsx';

/** /noticias/categoria/{category}: the posts of one category, with a way back. */
export function CategoryScreen({ category }: { category: number }) {
  const { language } = useTexts();
  return <Remote query={categoryNews(language, category)}>{(load) => <CategoryPage load={load} />}</Remote>;
}

function CategoryPage({ load }: { load: Load<CategoryNews | null> }) {
  const { t } = useTexts();
  const found = load.state === 'ready' ? load.value : undefined;
  const title = found ? t('news.category_title', { name: found.name }) : t('route.noticias.title');
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <BackToNews />
        <h1>{title}</h1>
        <NewsState load={load}>{(news) => <NewsGrid posts={news?.posts ?? []} />}</NewsState>
      </div>
      <LinksBar share={found !== null} />
    </>
  );
}
