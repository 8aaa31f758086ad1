import { categoryNews } from '#web/services/news.ts';
import { loaded, statusOf, type ScreenEntry } from '../screen.ts';

/** /noticias/categoria/{category}. */
export const categoryScreen: ScreenEntry<'category'> = {
  load: loaded(async () => {
    const { CategoryScreen } = await import('./CategoryScreen.tsx');
    return ({ category }) => <CategoryScreen category={category} />;
  }),
  queries: ({ category }, language) => [categoryNews(language, category)],
  status: ({ category }, known, language) => statusOf(known(categoryNews(language, category))),
};
