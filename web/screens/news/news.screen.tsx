import { foundNews, newsList } from '#web/services/news.ts';
import { fixedHead, loaded, statusOf, type ScreenEntry } from '../screen.ts';

/** /noticias. */
export const newsScreen: ScreenEntry<'noticias'> = {
  code: loaded(
    () => import('./NewsScreen.tsx'),
    [],
    ({ NewsScreen }) =>
      () => <NewsScreen />,
  ),
  queries: (_route, language, words) => [newsList(language), ...(words ? [foundNews(language, words)] : [])],
  status: (_route, { known, language }) => statusOf(known(newsList(language))),
  head: fixedHead,
};
