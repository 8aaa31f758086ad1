import { Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { resolveRoute } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ContactStrip } from '#web/navigation/ContactStrip.tsx';
import { Boundary } from '#web/ui/Boundary.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { OutboxPlace } from './layout/OutboxPlace.tsx';
import { Skyline } from './layout/Skyline.tsx';
import { MAIN_ID, SkipLink } from './layout/SkipLink.tsx';
import { LivePageHead } from './LivePageHead.tsx';
import { MissingScreen } from './MissingScreen.tsx';
import { Screen } from './Screen.tsx';
import { SCREENS } from './screens.ts';
import { useNavigationEffects } from './useNavigationEffects.ts';

interface AppProps {
  /** The document's own address leads nowhere (404). */
  missing: boolean;
  /** Origin of the site, where the document's head is kept by the tree. */
  origin?: string;
}

/** The page around every screen, and the screen of the address. */
export function App({ missing, origin }: AppProps) {
  const { language, t } = useTexts();
  const { pathname, search, state, key } = useLocation();
  const [firstKey] = useState(key);
  const route = resolveRoute(pathname);
  const entry = SCREENS[route.screen];
  const lost = missing && key === firstKey;
  useNavigationEffects(language);

  if (!lost && route.path !== pathname) return <Navigate to={route.path + search} replace state={state} />;

  return (
    <>
      {origin !== undefined && <LivePageHead route={lost ? undefined : route} origin={origin} />}
      <SkipLink />
      <Header lost={lost} />
      <main id={MAIN_ID} tabIndex={-1}>
        {lost ? (
          <MissingScreen />
        ) : (
          <Boundary
            resetKey={key}
            fallback={(retry) => (
              <div className="wrap">
                <Notice kind="failed" title={t('common.screen_failed')}>
                  <p>{t('common.screen_failed_hint')}</p>
                  <Button onClick={retry}>{t('common.retry')}</Button>
                </Notice>
              </div>
            )}
          >
            <Suspense>
              <Screen route={route} />
            </Suspense>
          </Boundary>
        )}
        <Skyline ground={(!lost && entry.ground) || 'cream'} />
        {!lost && entry.chat && <ContactStrip text={t(entry.chat)} />}
      </main>
      <Footer />
      <OutboxPlace />
    </>
  );
}
