import { resourceList } from '#web/services/resources.ts';
import { fixedHead, loaded, statusOf, type ScreenEntry } from '../screen.ts';

/** /recursos. */
export const resourcesScreen: ScreenEntry<'recursos'> = {
  load: loaded(async () => {
    const { ResourcesScreen } = await import('./ResourcesScreen.tsx');
    return () => <ResourcesScreen />;
  }),
  queries: (_route, language) => [resourceList(language)],
  status: (_route, { known, language }) => statusOf(known(resourceList(language))),
  head: fixedHead,
};
