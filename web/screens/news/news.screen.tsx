import { newsList } from '#web/services/news.ts';
import { fixedHead, loaded, statusOf, type ScreenEntry } from '../screen.ts';

/** /noticias. */
export const newsScreen: ScreenEntry<'noticias'> = {
  code: loaded(
    () => import('./NewsScreen.tsx'),
    [],
    ({ NewsScreen }) =>
      () => <NewsScreen />,
  ),
  queries: (_route, language) => [newsList(language)],
  status: (_route, { known, language }) => statusOf(known(newsList(language))),
  head: fixedHead,
};
