/**
 * The only inline script, before the first paint; the CSP has its hash. Chooses the language once per document and
 * replaces the page if the address needs another (decisions 2).
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

// A 404 page has no route and is always replaced.
if (wanted !== undefined && (wanted !== here || language !== page.lang)) {
  const path = pagePath(language, wanted, { chooses: true });
  if (history.state !== null) saveHistoryState({ path, state: history.state });
  const query = hash?.query ?? new URLSearchParams(location.search);
  query.delete('lang');
  const search = query.toString();
  // Cancels requests already started for this page.
  window.stop();
  location.replace(path + (search && `?${search}`));
} else {
  // Not before a replace: the first storage access is slow, and the new path sets the language.
  storeLanguage(language);
  const { entry = '', modules = '', texts = '' } = document.currentScript?.dataset ?? {};
  // After the first paint: scripts must not compete with it. Hidden tabs never paint.
  const load = () => importModules(entry, modules.split(' '), texts);
  const loadAfterPaint = () => (document.hidden ? load() : requestAnimationFrame(() => setTimeout(load)));
  document.addEventListener('DOMContentLoaded', loadAfterPaint);
  document.addEventListener('click', rememberClick, { once: true });
}

/** Not named in the HTML: browsers would preload them in vain before a replace. */
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
