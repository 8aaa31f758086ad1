import { foundOnSite } from '#web/services/siteSearch.ts';
import { loaded, type ScreenEntry } from '../screen.ts';

/** /buscar?q=…; not for search engines. */
export const searchScreen: ScreenEntry<'buscar'> = {
  code: loaded(
    () => import('./SearchScreen.tsx'),
    [],
    ({ SearchScreen }) =>
      () => <SearchScreen />,
  ),
  queries: (_route, language, words) => (words ? [foundOnSite(language, words)] : []),
  head: (_route, { t }) => ({ title: t('route.buscar.title'), description: t('route.buscar.description'), paths: {} }),
};
