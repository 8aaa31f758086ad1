import '#web/styles/fonts.css';
import '#web/styles/tokens.css';
import '#web/styles/base.css';
import '#web/styles/layout.css';
import { hydrateRoot } from 'react-dom/client';
import { isLanguage, type Language } from '#contract/language.ts';
import { LANGUAGE_KEY, readLanguage } from '#web/i18n/storedLanguage.ts';
import { createTexts, type Texts } from '#web/i18n/texts.tsx';
import { fetchTexts } from '#web/i18n/fetchTexts.ts';
import { createSource } from '#web/data/source.ts';
import { keepFocus } from '#web/navigation/focus.ts';
import { reportBrowserError, reportUncaughtErrors } from '#web/services/browserErrors.ts';
import { reloadForNewRelease, removeFailedStyles } from '#web/services/newRelease.ts';
import {
  clearHistoryState,
  entryKey,
  handlePopState,
  replaceWithHash,
  restoreHistoryState,
  routeOfAddress,
} from './address.ts';
import { HashRouter } from './HashRouter.tsx';
import { Root } from './Root.tsx';
import { SCREENS } from './screens.ts';
import { scrollAndFocusAfter } from './scrollAndFocus.ts';
import { restoreScroll, savedPosition, watchScroll } from './scrollPositions.ts';

/** Without texts the page stays plain HTML with working links. */
async function start(): Promise<void> {
  const page = document.documentElement;
  const language: Language = isLanguage(page.lang) ? page.lang : 'es';
  const route = routeOfAddress(location);
  const missing = page.dataset.route === undefined;

  followOtherTabs(language);
  restoreHistoryState();
  if (route && !missing) replaceWithHash(route, language);
  startScroll();

  const file = await fetchTexts();
  if (route && !missing) await SCREENS[route.screen].code.load(language).request();
  clearHistoryState();
  hydrate(createTexts(language, file), missing);
}

function hydrate(texts: Texts, missing: boolean): void {
  const root = document.getElementById('root');
  const data = document.getElementById('datos')?.textContent ?? '{}';
  // Written by our own server (render.tsx).
  const initial = JSON.parse(data) as Record<string, unknown>;
  if (!root) return;
  hydrateRoot(
    root,
    <HashRouter>
      <Root
        texts={texts}
        source={createSource(initial)}
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
}

/** Restores the scroll position, unless the visitor has already moved. */
function startScroll(): void {
  const key = entryKey();
  watchScroll(key);
  handlePopState();
  keepFocus();
  const moved = scrollY > 0 || document.activeElement !== document.body;
  const { top } = scrollAndFocusAfter({ by: 'load', samePath: false, left: savedPosition(key), moved });
  if (top !== undefined) restoreScroll(top);
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

addEventListener('vite:preloadError', () => {
  removeFailedStyles();
  reloadForNewRelease();
});

reportUncaughtErrors();

void start();
