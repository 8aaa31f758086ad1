import { use, type ReactNode } from 'react';
import type { Route, ScreenName } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SCREENS } from './screens.ts';

/** The screen of a route. The previous screen stays while its code loads, because navigation is a transition. */
export function Screen<Name extends ScreenName>({ route }: { route: Route<Name> }): ReactNode {
  const { language } = useTexts();
  const lazy = SCREENS[route.screen].code.load(language);
  const screen = lazy.peek() ?? use(lazy.request());
  return screen(route);
}
