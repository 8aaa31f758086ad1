import { titleOfCategory } from '#web/news/categories.ts';
import { categoryNews } from '#web/services/news.ts';
import { loaded, statusOf, type ScreenEntry } from '../screen.ts';

export const categoryScreen: ScreenEntry<'category'> = {
  code: loaded(
    () => import('./CategoryScreen.tsx'),
    [],
    ({ CategoryScreen }) =>
      ({ category }) => <CategoryScreen category={category} />,
  ),
  queries: ({ category }, language) => [categoryNews(language, category)],
  status: ({ category }, { known, language }) => statusOf(known(categoryNews(language, category))),
  trail: ['noticias'],
  head: ({ category, path }, { known, language, t }) => {
    const found = known(categoryNews(language, category));
    return {
      title: found ? titleOfCategory(t, found.name).title : t('route.noticias.title'),
      description: found ? t('news.category_description', { name: found.name }) : t('route.noticias.description'),
      // A category's posts are of one language.
      paths: found === null ? {} : { [language]: path },
      card: 'noticias',
    };
  },
};
