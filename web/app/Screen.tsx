import type { ReactNode } from 'react';
import type { Route, ScreenName } from '#contract/routes.ts';
import { useLazy } from '#web/hooks/lazyModule.ts';
import { useScreenReady } from '#web/hooks/useScreenReady.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SCREENS } from './screens.ts';

/** The previous screen stays while this one loads: navigation is a transition. */
export function Screen<Name extends ScreenName>({ route }: { route: Route<Name> }): ReactNode {
  const { language } = useTexts();
  useScreenReady();
  const screen = useLazy(SCREENS[route.screen].code.load(language));
  return screen(route);
}
