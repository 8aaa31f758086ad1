/**
 * The only inline script, before the first paint; the CSP has its hash. Chooses the language once per document and
 * replaces the page if the address needs another (decisions 2).
 */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contract/language.ts';
import { languageOfPath, pagePath, parseHash, resolveRoute } from '#contract/routes.ts';
import { readLanguage, storeLanguage } from '#web/i18n/storedLanguage.ts';
import { savesData } from '#web/device/connection.ts';
import { dialogDepth } from '#web/ui/dialogDepth.ts';
import { saveTyped } from '#web/forms/drafts.ts';
import { reloadForNewRelease } from '#web/services/newRelease.ts';
import { whenNeeded } from './codeTiming.ts';
import { rememberClicks } from './earlyClick.ts';
import { insist } from './insist.ts';
import { insistOnStyles } from './pageStyles.ts';
import { saveHistoryState } from './savedHistoryState.ts';

const page = document.documentElement;
page.dataset.js = '';

const hash = parseHash(location.hash);
const inHash = hash?.query.get('lang');

const language: Language =
  languageOfPath(location.pathname) ?? readLanguage() ?? (isLanguage(inHash) ? inHash : DEFAULT_LANGUAGE);

const here = page.dataset.route;
const wanted = hash ? resolveRoute(hash.pathname).path : here;

// A 404 page has no route and is always replaced.
if (wanted !== undefined && (wanted !== here || language !== page.lang)) {
  const path = pagePath(language, wanted, { chooses: true });
  const query = hash?.query ?? new URLSearchParams(location.search);
  query.delete('lang');
  const search = query.toString();
  // Cancels requests already started for this page.
  window.stop();
  leaveDialogs(() => {
    if (history.state !== null) saveHistoryState({ path, state: history.state });
    location.replace(path + (search && `?${search}`));
  });
} else {
  leaveDialogs(() => {});
  // Not before a replace: the first storage access is slow, and the new path sets the language.
  storeLanguage(language);
  const { entry = '', modules = '', texts = '', allTexts = '', fonts = '' } = document.currentScript?.dataset ?? {};
  const saving = savesData();
  if (saving) page.dataset.saving = '';
  else preloadFonts(fonts.split(' '));
  const load = () => importModules(entry, modules.split(' '), { texts, allTexts });
  document.addEventListener('DOMContentLoaded', () => whenNeeded(load, { onTouch: saving }));
  rememberClicks();
  insistOnStyles();
}

/** Dialogs that were open before a reload left entries of their own: the page goes on in the one below them. */
function leaveDialogs(then: () => void): void {
  const depth = dialogDepth();
  if (depth === 0) return then();
  addEventListener('popstate', then, { once: true });
  history.go(-depth);
}

/** Not named in the HTML: browsers would preload them in vain before a replace. */
function importModules(
  entry: string,
  modules: string[],
  { texts, allTexts }: Record<'texts' | 'allTexts', string>,
): void {
  addLink({ rel: 'preload', as: 'fetch', crossOrigin: '', href: texts }).dataset.texts = allTexts;
  for (const href of modules) addLink({ rel: 'modulepreload', href });
  let failures = 0;
  insist(() =>
    import(/* @vite-ignore */ entry).then(
      () => delete page.dataset.codeless,
      (error: unknown) => {
        failures += 1;
        // A single loss is mended before anybody sees it.
        if (failures > 1) goWithoutCode();
        throw error;
      },
    ),
  );
}

/** Forms show how else to reach us (WithoutScripts.module.css); a new release has other code. */
function goWithoutCode(): void {
  page.dataset.codeless = '';
  addEventListener('pagehide', saveIfCodeless);
  reloadForNewRelease();
}

function saveIfCodeless(): void {
  if (page.dataset.codeless !== undefined) saveTyped();
}

function preloadFonts(fonts: string[]): void {
  for (const href of fonts) addLink({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
}

function addLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return link;
}
