/**
 * The one inline script of every page, run before anything paints. It decides the language, once per document, and goes to
 * another page when the address asks for another route or language than this HTML has (decisions 2). It is allowed by its hash.
 */
import { isLanguage, type Language } from '#contract/language.ts';
import { pagePath, parseHash, resolveRoute } from '#contract/routes.ts';
import { readLanguage, storeLanguage } from '#web/i18n/storedLanguage.ts';
import { EARLY_CLICK } from './earlyClick.ts';
import { saveHistoryState } from './savedHistoryState.ts';

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

// A page for an unknown URL has no route and is replaced by any.
if (wanted !== undefined && (wanted !== here || language !== page.lang)) {
  const path = pagePath(language, wanted, { chooses: true });
  // Without storage only the scroll position is lost.
  if (history.state !== null) saveHistoryState({ path, state: history.state });
  const query = hash?.query ?? new URLSearchParams(location.search);
  query.delete('lang');
  const search = query.toString();
  // Ends the requests that the browser has begun for this page.
  window.stop();
  location.replace(path + (search && `?${search}`));
} else {
  // The other page's path chooses the language, so it is stored there: storage is slow before the first page.
  storeLanguage(language);
  const { entry = '', modules = '', texts = '' } = document.currentScript?.dataset ?? {};
  // After the first paint: until then the network belongs to what is shown. A hidden tab paints nothing.
  const load = () => importModules(entry, modules.split(' '), texts);
  const loadAfterPaint = () => (document.hidden ? load() : requestAnimationFrame(() => setTimeout(load)));
  document.addEventListener('DOMContentLoaded', loadAfterPaint);
  document.addEventListener('click', rememberClick, { once: true });
}

/** The HTML names no module: browsers would fetch them before this script runs, in vain where it goes to another page. */
function importModules(entry: string, modules: string[], texts: string): void {
  addLink({ rel: 'preload', as: 'fetch', crossOrigin: '', href: texts }).dataset.texts = '';
  for (const href of modules) addLink({ rel: 'modulepreload', href });
  void import(/* @vite-ignore */ entry);
}

function addLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return link;
}

function rememberClick({ target }: Event): void {
  if (target instanceof Element) target.closest('button[type="button"]')?.setAttribute(EARLY_CLICK, '');
}
