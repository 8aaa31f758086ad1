import { resourceList } from '#web/services/resources.ts';
import { fixedHead, loaded, statusOf, type ScreenEntry } from '../screen.ts';

export const resourcesScreen: ScreenEntry<'recursos'> = {
  code: loaded(
    () => import('./ResourcesScreen.tsx'),
    ['archive'],
    ({ ResourcesScreen }, [archive]) =>
      () => <ResourcesScreen pictures={archive} />,
  ),
  queries: (_route, language) => [resourceList(language)],
  status: (_route, { known, language }) => statusOf(known(resourceList(language))),
  head: fixedHead,
};
