import type { Route, ScreenName } from '#contract/routes.ts';
import type { Head, Page } from '#web/screens/screen.ts';
import { SCREENS } from './screens.ts';

/** Without a route: the 404 page. */
export function headOf<Name extends ScreenName>(route: Route<Name> | undefined, page: Page): Head {
  if (route) return SCREENS[route.screen].head(route, page);
  return { title: page.t('missing.title'), description: page.t('missing.description'), paths: {} };
}
