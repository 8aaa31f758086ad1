import { isLanguage, type Language } from '#contract/language.ts';
import { parseHash, parsePagePath, resolveRoute, type Route } from '#contract/routes.ts';

/** Holds pages as they were when they were last opened, and the files that these need. */
export const CACHE_NAME = 'copias';

/** Headers of what is kept: when, under which title, with which files (a space between); of each file and page its size. */
export const KEPT_AT = 'x-kept-at';
export const TITLE = 'x-title';
export const FILES = 'x-files';
export const BYTES = 'x-bytes';

/** Query parameter: the language that could not be had without a network. */
export const UNREACHED = 'sin-red';

/** Query parameter of Mi Semáforo's one kept step: the step that was asked for. All steps are the same frame. */
export const WANTED_STEP = 'paso';

export interface Copy {
  path: string;
  keptAt: number;
  /** Empty: not listed. */
  title: string;
  files: string[];
}

export interface Place {
  language: Language;
  route: Route;
}

/** The page that an address asks for, by its hash or its path. Workers do see a navigation's hash. */
export function placeOf(url: URL): Place | undefined {
  const page = parsePagePath(url.pathname);
  const hash = parseHash(url.hash);
  if (!page || !hash) return page;
  const inHash = hash.query.get('lang');
  const language = url.pathname === '/' && isLanguage(inHash) ? inHash : page.language;
  return { language, route: resolveRoute(hash.pathname) };
}

export function findCopy(wanted: Request | string): Promise<Response | undefined> {
  return caches.match(wanted, { cacheName: CACHE_NAME, ignoreVary: true });
}

/** No file's address ends so. */
export function isPage({ pathname }: URL): boolean {
  return pathname.endsWith('/');
}

/** The newest first. */
export async function readCopies(): Promise<Copy[]> {
  // Opening it would make it.
  if (!(await caches.has(CACHE_NAME))) return [];
  const cache = await caches.open(CACHE_NAME);
  const pages = (await cache.keys()).filter(({ url }) => isPage(new URL(url)));
  const copies = await Promise.all(
    pages.map(async (page): Promise<Copy | undefined> => {
      const headers = (await cache.match(page, { ignoreVary: true }))?.headers;
      return (
        headers && {
          path: new URL(page.url).pathname,
          keptAt: Number(headers.get(KEPT_AT)),
          title: decodeURIComponent(headers.get(TITLE) ?? ''),
          files: (headers.get(FILES) ?? '').split(' ').filter(Boolean),
        }
      );
    }),
  );
  return copies.filter((copy) => copy !== undefined).sort((one, other) => other.keptAt - one.keptAt);
}
