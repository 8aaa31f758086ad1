import { use, type ReactNode } from 'react';
import type { Route, ScreenName } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SCREENS } from './screens.ts';

/** The previous screen stays while this one loads: navigation is a transition. */
export function Screen<Name extends ScreenName>({ route }: { route: Route<Name> }): ReactNode {
  const { language } = useTexts();
  const lazy = SCREENS[route.screen].code.load(language);
  const screen = lazy.peek() ?? use(lazy.request());
  return screen(route);
}
