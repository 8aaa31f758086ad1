import { Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { resolveRoute } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ContactStrip } from '#web/navigation/ContactStrip.tsx';
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx';
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

interface AppProps {
  /** The server answered 404 for the document's URL. */
  missing: boolean;
  /** Only in the browser, which also renders the head. */
  origin?: string;
}

export function App({ missing, origin }: AppProps) {
  const { language, t } = useTexts();
  const { pathname, search, state, key } = useLocation();
  const [firstKey] = useState(key);
  const route = resolveRoute(pathname);
  const entry = SCREENS[route.screen];
  const notFound = missing && key === firstKey;
  useNavigationEffects(language);

  if (!notFound && route.path !== pathname) return <Navigate to={route.path + search} replace state={state} />;

  return (
    <>
      {origin !== undefined && <LivePageHead route={notFound ? undefined : route} origin={origin} />}
      <SkipLink />
      <Header notFound={notFound} />
      <main id={MAIN_ID} tabIndex={-1}>
        {notFound ? (
          <NotFoundScreen />
        ) : (
          <ErrorBoundary resetKey={key} fallback={(retry) => <FailedScreen onRetry={retry} />}>
            <Suspense>
              <Screen route={route} />
            </Suspense>
          </ErrorBoundary>
        )}
        <Skyline ground={(!notFound && entry.ground) || 'cream'} />
        {!notFound && entry.chat && <ContactStrip text={t(entry.chat)} />}
      </main>
      <Footer />
      <OutboxSlot />
    </>
  );
}
