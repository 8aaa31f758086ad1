import '#web/styles/fonts.css';
import '#web/styles/tokens.css';
import '#web/styles/base.css';
import '#web/styles/layout.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOfScreen, type Language } from '#contract/language.ts';
import { watchFailedStyles } from '#web/hooks/failedStyles.ts';
import { LANGUAGE_KEY, readLanguage } from '#web/i18n/storedLanguage.ts';
import { createTexts, type Texts } from '#web/i18n/texts.tsx';
import { fetchOthersLater, fetchTexts } from '#web/i18n/fetchTexts.ts';
import { createSource } from '#web/data/source.ts';
import { keepFocus } from '#web/navigation/focus.ts';
import { reportBrowserError, reportUncaughtErrors } from '#web/services/browserErrors.ts';
import { reloadForNewRelease } from '#web/services/newRelease.ts';
import {
  clearHistoryState,
  entryKey,
  handlePopState,
  replaceWithHash,
  restoreHistoryState,
  routeOfAddress,
} from './address.ts';
import { scrollTopOf, type Place } from './place.ts';
import { HashRouter } from './HashRouter.tsx';
import { insist } from './insist.ts';
import { lazyMissing } from './missing.ts';
import { Root } from './Root.tsx';
import { SCREENS } from './screens.ts';
import { scrollAndFocusAfter } from './scrollAndFocus.ts';
import { restoreScroll, savedPosition, watchScroll } from './scrollPositions.ts';

/** Until its texts and its screen's code come, the page is plain HTML with working links. */
function start(): void {
  const page = document.documentElement;
  // Written by our own server (document.tsx).
  const language = page.lang as Language;
  const route = routeOfAddress(location);
  const missing = page.dataset.route === undefined;

  followOtherTabs(language);
  const place = restoreHistoryState();
  if (route && !missing) replaceWithHash(route, language);
  startScroll(place);

  insist(async () => {
    const file = await fetchTexts();
    if (missing) {
      await lazyMissing[language].request();
    } else if (route) {
      await SCREENS[route.screen].code.load(languageOfScreen(language, route.screen)).request();
    }
    fetchOthersLater(file);
    clearHistoryState();
    hydrate(createTexts(language, file), missing);
  });
}

function hydrate(texts: Texts, missing: boolean): void {
  const root = document.getElementById('root');
  const data = document.getElementById('datos')?.textContent ?? '{}';
  // Written by our own server (render.tsx).
  const initial = JSON.parse(data) as Record<string, unknown>;
  if (!root) return;
  // React then pauses for what the visitor does, instead of hydrating the page in one task.
  startTransition(() => {
    hydrateRoot(
      root,
      <HashRouter>
        <Root
          texts={texts}
          source={createSource(initial)}
          servedQuery={document.documentElement.dataset.query ?? ''}
          liveSite={document.documentElement.dataset.liveSite}
          missing={missing}
          origin={document.documentElement.dataset.origin ?? location.origin}
        />
      </HashRouter>,
      {
        onCaughtError: (error) => {
          console.error(error);
          reportBrowserError(error);
        },
      },
    );
  });
}

/** Restores the scroll position, unless the visitor has already moved. */
function startScroll(place: Place | undefined): void {
  const key = entryKey();
  watchScroll(key);
  handlePopState();
  keepFocus();
  const moved = scrollY > 0 || document.activeElement !== document.body;
  const { top } = scrollAndFocusAfter({ by: 'load', samePath: false, left: savedPosition(key), moved });
  if (place && !moved) restoreScroll(() => scrollTopOf(place) ?? top ?? 0);
  else if (top !== undefined) restoreScroll(() => top);
}

/** Reloads when another tab changes the language (decisions 2). */
function followOtherTabs(language: Language): void {
  const follow = () => {
    const stored = readLanguage();
    if (stored !== undefined && stored !== language) location.reload();
  };
  addEventListener('storage', (event) => event.key === LANGUAGE_KEY && follow());
  addEventListener('pageshow', (event) => event.persisted && follow());
}

addEventListener('vite:preloadError', reloadForNewRelease);
watchFailedStyles();
reportUncaughtErrors();

start();
