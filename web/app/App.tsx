import { Suspense, useState, type ReactNode } from 'react';
import { resolveRoute, type ScreenName } from '#contract/routes.ts';
import { Redirect, useLocation } from '#web/hooks/router.tsx';
import { TextsProvider, useTexts, type Texts } from '#web/i18n/texts.tsx';
import { ContactStrip } from '#web/sections/ContactStrip.tsx';
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx';
import { useCopyParts } from './copy/useCopyParts.ts';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { OutboxSlot } from './layout/OutboxSlot.tsx';
import { Skyline } from './layout/Skyline.tsx';
import { MAIN_ID, SkipLink } from './layout/SkipLink.tsx';
import { FailedScreen } from './FailedScreen.tsx';
import { LivePageHead } from './LivePageHead.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { Screen } from './Screen.tsx';
import { SCREENS } from './screens.ts';
import { useNavigationEffects } from './useNavigationEffects.ts';
import { useVitals } from './useVitals.ts';

/** Screens with a field of their own that searches the whole site. */
const SEARCHING: ReadonlySet<ScreenName> = new Set(['buscar', 'mapa-del-sitio'] as const);

interface AppProps {
  /** The server answered 404 for the document's URL. */
  missing: boolean;
  /** Only in the browser, which also renders the head. */
  origin?: string;
}

export function App({ missing, origin }: AppProps) {
  const texts = useTexts();
  const { pathname, search, state, key } = useLocation();
  const [firstKey] = useState(key);
  const route = resolveRoute(pathname);
  const entry = SCREENS[route.screen];
  const notFound = missing && key === firstKey;
  const shown = notFound ? texts : texts.of(route.screen);
  useNavigationEffects(texts.language);
  useVitals(notFound ? undefined : route.screen, key);
  const parts = useCopyParts();

  if (!notFound && route.path !== pathname) return <Redirect to={route.path + search} state={state} />;

  const screen = parts?.elsewhere(route) ?? <Screen route={route} />;
  return (
    <>
      {origin !== undefined && <LivePageHead route={notFound ? undefined : route} texts={shown} origin={origin} />}
      <SkipLink />
      <Header notFound={notFound} />
      <main id={MAIN_ID} tabIndex={-1} lang={shown === texts ? undefined : shown.language}>
        <TextsProvider texts={shown}>
          {parts && !notFound && <parts.Copies route={route} />}
          {notFound ? (
            <NotFoundScreen />
          ) : (
            <ErrorBoundary
              resetKey={key}
              fallback={(retry) => <FailedScreen onRetry={retry}>{parts && <parts.KeptPages />}</FailedScreen>}
            >
              <Suspense>{shown === texts ? screen : <Untranslated around={texts}>{screen}</Untranslated>}</Suspense>
            </ErrorBoundary>
          )}
          {!notFound && entry.ground && <Skyline ground={entry.ground} />}
          {!notFound && entry.chat && <ContactStrip text={shown.t(entry.chat)} />}
        </TextsProvider>
      </main>
      <Footer searches={notFound || !SEARCHING.has(route.screen)} />
      <OutboxSlot />
    </>
  );
}

/** A screen that the language of the page around it lacks. */
function Untranslated({ around, children }: { around: Texts; children: ReactNode }) {
  return (
    <>
      <p className="wrap lead" lang={around.language}>
        {around.t('header.untranslated')}
      </p>
      {children}
    </>
  );
}
