import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { NewsState } from '#web/news/NewsState.tsx';
import { Remote } from '#web/data/Remote.tsx';
import type { Load } from '#web/services/query.ts';
import type { CategoryNews } from '#contract/news.ts';
import { categoryNews } from '#web/services/news.ts';
import { titleOfCategory } from '#web/news/categories.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { BackToNews } from '#web/navigation/BackToNews.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './CategoryScreen.module.css';
import { FrontPage } from './FrontPage.tsx';

/** /noticias/categoria/{category} */
export function CategoryScreen({ category }: { category: number }) {
  const { language } = useTexts();
  return <Remote query={categoryNews(language, category)}>{(load) => <CategoryPage load={load} />}</Remote>;
}

function CategoryPage({ load }: { load: Load<CategoryNews | null> }) {
  const { t } = useTexts();
  const found = load.state === 'ready' ? load.value : undefined;
  const { title, lead } = found ? titleOfCategory(t, found.name) : { title: t('route.noticias.title'), lead: '' };
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <BackToNews />
        <h1>{title}</h1>
        {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
        <div className={styles.list}>
          <NewsState load={load}>{(news) => <Stories posts={news?.posts ?? []} />}</NewsState>
        </div>
      </div>
      <LinksBar share={found !== null} />
    </>
  );
}

function Stories({ posts }: Pick<CategoryNews, 'posts'>) {
  const { t } = useTexts();
  if (posts.length > 0) return <FrontPage posts={posts} />;
  return (
    <Notice kind="empty" title={t('news.none')}>
      <p>{t('news.none_hint')}</p>
    </Notice>
  );
}
