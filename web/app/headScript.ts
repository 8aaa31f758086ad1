/**
 * The one inline script of every page, run in the head before anything paints. It decides the language, once per document,
 * and goes to the right doorway when the address asks for another route or language than this HTML carries (decisions 2).
 * It is built on its own and allowed by its hash; it must not grow.
 */
import { isLanguage, type Language } from '#contract/language.ts';
import { doorwayPath, parseHash, resolveRoute } from '#contract/routes.ts';
import { readLanguage, storeLanguage } from '#web/i18n/storedLanguage.ts';
import { carryState } from './carriedState.ts';
import { EARLY_TAP } from './earlyTap.ts';

const page = document.documentElement;
page.dataset.js = '';

const chosenByPath = /^\/(es|en)(?:\/|$)/.exec(location.pathname)?.[1];
const hash = parseHash(location.hash);
const inHash = hash?.query.get('lang');

const language: Language =
  chosenByPath === 'es' || chosenByPath === 'en'
    ? chosenByPath
    : (readLanguage() ?? (isLanguage(inHash) ? inHash : 'es'));

const here = page.dataset.route;
const wanted = hash ? resolveRoute(hash.pathname).path : here;

// A page that is no doorway (404) gives way to any route.
if (wanted !== undefined && (wanted !== here || language !== page.lang)) {
  const path = doorwayPath(language, wanted, { chooses: true });
  // Without storage the entry only loses its place on the page.
  if (history.state !== null) carryState({ path, state: history.state });
  const query = hash?.query ?? new URLSearchParams(location.search);
  query.delete('lang');
  const search = query.toString();
  // First: it ends the parsing, and the fetches that the browser began ahead of it. Nothing of this page paints or loads.
  window.stop();
  location.replace(path + (search && `?${search}`));
} else {
  // The other doorway's path chooses the language, so that it is stored there: storage is slow before the first page.
  storeLanguage(language);
  const { modules = '', texts = '' } = document.currentScript?.dataset ?? {};
  takeOver(modules.split(' '), texts);
}

/**
 * Fetches the page's texts and its modules and runs these in their order, each in tasks of its own, once its HTML is
 * whole and has painted: until then the network belongs to what shows, and after it the page answers in between. Nothing in
 * the HTML asks for them, because a browser would fetch them before it runs this script, and in vain where it goes on to
 * another doorway.
 */
function takeOver(modules: string[], texts: string): void {
  const run = async () => {
    fetchAhead({ rel: 'preload', as: 'fetch', crossOrigin: '', href: texts }).dataset.texts = '';
    for (const href of modules) {
      await nextTask();
      fetchAhead({ rel: 'modulepreload', href });
    }
    for (const href of modules) {
      await nextTask();
      await import(/* @vite-ignore */ href);
    }
  };
  // A tab in the background paints nothing.
  const runAfterPaint = () => (document.hidden ? void run() : requestAnimationFrame(() => setTimeout(run)));
  document.addEventListener('DOMContentLoaded', runAfterPaint);
  const remember = ({ target }: Event) =>
    target instanceof Element && target.closest('button[type="button"]')?.setAttribute(EARLY_TAP, '');
  document.addEventListener('click', remember, { once: true });
}

function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

function fetchAhead(what: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), what);
  document.head.append(link);
  return link;
}
