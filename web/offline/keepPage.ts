import { parsePagePath } from '#contract/routes.ts';
import { readText, removeText, writeText } from '#web/device/deviceStore.ts';
import { request } from '#web/services/http.ts';
import { askDate } from './askDate.ts';
import { BYTES, CACHE_NAME, FILES, isPage, KEPT_AT, readCopies, TITLE, type Copy } from './copies.ts';
import { registerWorker } from './registerWorker.ts';

const MOST_PAGES = 40;
const MOST_BYTES = 5_000_000;

/** The cache of earlier versions. */
const FORMER_CACHE = 'mi-semaforo';

interface Kept {
  /** Of the page: where it is empty, nobody is offered it. */
  title: string;
  /** With everything that the page names, also what was not looked at yet. */
  whole?: boolean;
  signal: AbortSignal;
}

/**
 * Keeps a page that was opened, as the server has it now. Stored after its files, so that it lacks none. Asks for nothing but the
 * page and what it showed, which the browser has already; the page's own texts, where it was come to from another, are the
 * exception. False when nothing was kept.
 * @throws when network or storage fails
 */
export async function keepPage(path: string, { title, whole = false, signal }: Kept): Promise<boolean> {
  if (!keepsCopies() || !(await registerWorker()) || signal.aborted) return false;
  // Shown from its copy: there is no network to have a newer one from.
  if ((await askDate(path)) !== undefined) return false;
  const page = await request(path, {});
  const html = await page.text();
  if (signal.aborted || !page.ok || page.redirected || !isOurPage(html)) return false;

  const files = whole ? filesIn(html) : shownFiles(html);
  const cache = await caches.open(CACHE_NAME);
  await Promise.all(files.map((file) => keepFile(cache, file, signal)));
  // The visitor may have said no since.
  if (!keepsCopies()) return forgetCopies().then(() => false);
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(KEPT_AT, `${Date.now()}`);
  headers.set(TITLE, encodeURIComponent(title));
  headers.set(FILES, files.join(' '));
  headers.set(BYTES, `${html.length}`);
  await cache.put(path, new Response(html, { headers }));
  await trim(cache);
  await caches.delete(FORMER_CACHE);
  return true;
}

/** A portal answers with a page of its own. */
function isOurPage(html: string): boolean {
  return html.includes('data-modules="');
}

/** Scripts, styles, letters and drawings that HTML names. */
export function filesIn(html: string): string[] {
  const named = html.matchAll(/["\s](\/(?:(?:assets|fonts|art)\/[^"\s]+|favicon\.\w+))/g);
  return [...new Set(Array.from(named, ([, file = '']) => file))];
}

/** What the page needs to work, and the letters and pictures that this document has shown: the browser has them already. */
function shownFiles(html: string): string[] {
  const entries = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  // The page itself was just asked for, and names itself: as a file it would be kept without its date.
  const shown = entries.filter((entry) => entry.origin === location.origin && !isPage(entry));
  const loaded = new Set(shown.map(({ pathname, search }) => pathname + search));
  const named = filesIn(html);
  const needed = named.filter((file) => isCode(file) || html.includes(` data-texts="${file}"`) || loaded.has(file));
  const pictures = [...loaded].filter((file) => file.startsWith('/fonts/') || html.includes(`"${file}"`));
  return [...new Set([...needed, ...pictures])];
}

function isCode(file: string): boolean {
  return file.startsWith('/assets/') && !file.startsWith('/assets/i18n/');
}

/** Names of built files change with what is in them. */
function isLasting(file: string): boolean {
  return file.startsWith('/assets/');
}

async function keepFile(cache: Cache, file: string, signal: AbortSignal): Promise<void> {
  if (isLasting(file) && (await cache.match(file, { ignoreVary: true }))) return;
  // What the page showed, from the browser's own cache.
  const answer = await fetch(file, { signal, cache: 'force-cache' });
  if (!answer.ok) throw new TypeError(`${answer.status} ${file}`);
  const body = await answer.blob();
  const headers = { 'content-type': answer.headers.get('content-type') ?? '', [BYTES]: `${body.size}` };
  await cache.put(file, new Response(body, { headers }));
}

/** Lets the oldest pages go, and files that no page needs any more. Mi Semáforo stays: a family comes back to it after months. */
async function trim(cache: Cache): Promise<void> {
  const sizes = await readSizes(cache);
  const needed = new Set<string>();
  let pages = 0;
  let bytes = 0;
  const copies = await readCopies();
  for (const copy of [...copies.filter(isOwn), ...copies.filter((one) => !isOwn(one))]) {
    const more = [copy.path, ...copy.files].filter((file) => !needed.has(file));
    pages += 1;
    bytes += more.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    if (pages > MOST_PAGES || bytes > MOST_BYTES) break;
    for (const file of more) needed.add(file);
  }
  const unneeded = [...sizes.keys()].filter((file) => !needed.has(file));
  await Promise.all(unneeded.map((file) => cache.delete(file)));
}

async function readSizes(cache: Cache): Promise<Map<string, number>> {
  const sizes = (await cache.keys()).map(async (key) => {
    const { pathname, search } = new URL(key.url);
    const kept = await cache.match(key, { ignoreVary: true });
    return [pathname + search, Number(kept?.headers.get(BYTES))] as const;
  });
  return new Map(await Promise.all(sizes));
}

function isOwn({ path }: Copy): boolean {
  return parsePagePath(path)?.route.screen === 'ownStoplight';
}

/** Until the visitor says no. */
export function keepsCopies(): boolean {
  return readText('local', 'copias') === undefined;
}

/** Takes all copies off the device, and keeps no more of them. */
export async function refuseCopies(): Promise<void> {
  writeText('local', 'copias', 'no');
  await forgetCopies();
}

export function allowCopies(): void {
  removeText('local', 'copias');
}

async function forgetCopies(): Promise<void> {
  await caches.delete(CACHE_NAME);
  await caches.delete(FORMER_CACHE);
}
