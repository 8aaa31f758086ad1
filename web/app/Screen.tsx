import { use, type ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import type { Route, ScreenName } from '#contract/routes.ts';
import { createLazy, type LazyModule } from '#web/hooks/lazyModule.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SCREENS, type LoadedScreen } from './screens.tsx';

const lazyScreens = new Map<string, LazyModule<LoadedScreen>>();

function lazyScreen(name: ScreenName, language: Language): LazyModule<LoadedScreen> {
  const key = `${language}/${name}`;
  const screen = lazyScreens.get(key) ?? createLazy(() => SCREENS[name].load(language));
  lazyScreens.set(key, screen);
  return screen;
}

/** Fetches a screen's code, so that it renders at once: before hydration, and on the server. */
export async function preloadScreen(name: ScreenName, language: Language): Promise<void> {
  await lazyScreen(name, language).request();
}

/** Shows the screen of a route. While its code is on the way the screen before stays: the router navigates in a transition. */
export function Screen({ route }: { route: Route }): ReactNode {
  const { language } = useTexts();
  const lazy = lazyScreen(route.screen, language);
  const screen = lazy.peek() ?? use(lazy.request());
  return screen(route);
}
