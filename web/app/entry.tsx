import './libraries.ts';
import '#web/styles/fonts.css';
import '#web/styles/tokens.css';
import '#web/styles/base.css';
import '#web/styles/layout.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { isLanguage, type Language } from '#contract/language.ts';
import { readText, writeText } from '#web/device/deviceStore.ts';
import { LANGUAGE_KEY, readLanguage } from '#web/i18n/storedLanguage.ts';
import { createTexts, type Texts } from '#web/i18n/texts.tsx';
import { fetchTexts } from '#web/i18n/fetchTexts.ts';
import { createSource } from '#web/data/source.ts';
import { keepFocus } from '#web/navigation/focus.ts';
import { tellError, watchErrors } from '#web/services/browserErrors.ts';
import {
  enterByHash,
  entryKey,
  forgetCarriedState,
  readEntriesFirst,
  routeOfAddress,
  takeCarriedState,
} from './address.ts';
import { HashRouter } from './HashRouter.tsx';
import { placeAfter } from './place.ts';
import { Root } from './Root.tsx';
import { SCREENS } from './screens.ts';
import { bringTo, startScrollStore, topOf } from './scrollStore.ts';

/** Takes over the HTML that the server sent: same route, same texts, same data, so that nothing flashes or moves. */
async function start(): Promise<void> {
  const page = document.documentElement;
  const language: Language = isLanguage(page.lang) ? page.lang : 'es';
  const route = routeOfAddress(location);
  const missing = page.dataset.route === undefined;

  followOtherTabs(language);
  takeCarriedState();
  if (route && !missing) enterByHash(route, language);
  startPlace();

  const file = await fetchTexts();
  // Its code has been on the way as long as this has, and ran meanwhile (headScript.ts).
  if (route && !missing) await SCREENS[route.screen].load(language).request();
  forgetCarriedState();
  render(createTexts(language, file), missing);
}

function render(texts: Texts, missing: boolean): void {
  const root = document.getElementById('root');
  const data = document.getElementById('datos')?.textContent ?? '{}';
  // Written by our own server (render.tsx).
  const initial = JSON.parse(data) as Record<string, unknown>;
  if (!root) return;
  // A transition is rendered in slices of 5 ms, between which the page scrolls and answers (docs/decisions/011).
  startTransition(() => {
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
          tellError(error);
        },
      },
    );
  });
}

/** Brings the page to where the entry was left, unless the visitor was faster, and minds place and focus from now on. */
function startPlace(): void {
  const key = entryKey();
  startScrollStore(key);
  readEntriesFirst();
  keepFocus();
  const moved = scrollY > 0 || document.activeElement !== document.body;
  const { top } = placeAfter({ by: 'load', samePath: false, left: topOf(key), moved });
  if (top !== undefined) bringTo(top);
}

/** A language chosen in another tab is chosen here too (decisions 2). */
function followOtherTabs(language: Language): void {
  const follow = () => {
    const stored = readLanguage();
    if (stored !== undefined && stored !== language) location.reload();
  };
  addEventListener('storage', (event) => event.key === LANGUAGE_KEY && follow());
  addEventListener('pageshow', (event) => event.persisted && follow());
}

// A chunk that is gone, after a new version was put up: the page's own address brings the new one.
// Once in this tab: a reload that does not help must not go on for ever. Without a network it would take the page away.
addEventListener('vite:preloadError', () => {
  if (navigator.onLine && readText('session', 'version') === undefined && writeText('session', 'version', ''))
    location.reload();
});

watchErrors();

// Without its texts the page stays what it is: complete HTML with links that work.
// In a task of its own: the running of so many modules is one already.
setTimeout(() => void start());
