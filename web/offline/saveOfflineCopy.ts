import type { Language } from '#contract/language.ts';
import { request } from '#web/services/http.ts';
import { CACHE_NAME, filesOf, cachedPath } from './offlineCopy.ts';
import { registerWorker } from './registerWorker.ts';

/**
 * Replaces older versions and the other language. Pages are stored after their files, so that none lacks one. False
 * when aborted or unsupported.
 * @throws when network or storage fails
 */
export async function saveOfflineCopy(language: Language, signal: AbortSignal): Promise<boolean> {
  if (!(await registerWorker()) || signal.aborted) return false;
  const paths = [cachedPath(language, 'inicio'), cachedPath(language, 1)];
  const pages = await Promise.all(paths.map((path) => request(path, {})));
  const htmls = await Promise.all(pages.map((page) => page.clone().text()));
  if (signal.aborted || !pages.every(({ ok, redirected }) => ok && !redirected)) return false;

  const files = new Set(htmls.flatMap(filesOf));
  const cache = await caches.open(CACHE_NAME);
  await cache.addAll([...files].map((file) => new Request(file, { signal })));
  await Promise.all(pages.map((page, index) => cache.put(paths[index] ?? page.url, page)));

  const whole = new Set([...paths, ...files]);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!whole.has(pathname + search)) await cache.delete(url);
  }
  return true;
}
