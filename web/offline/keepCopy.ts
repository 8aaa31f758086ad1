import type { Language } from '#contract/language.ts';
import { ask } from '#web/services/http.ts';
import { COPY, filesOf, keptPath } from './copy.ts';
import { registerWorker } from './registerWorker.ts';

/**
 * Keeps one's own Stoplight on the device, in this language, in place of what an older version or the other language left.
 * The pages come last, so that each finds its files. True once all of it lies there; a signal to stop ends the asking.
 * @throws where the network or the device fails
 */
export async function keepCopy(language: Language, signal: AbortSignal): Promise<boolean> {
  if (!(await registerWorker()) || signal.aborted) return false;
  const paths = [keptPath(language, 'inicio'), keptPath(language, 1)];
  const pages = await Promise.all(paths.map((path) => ask(path, {})));
  const htmls = await Promise.all(pages.map((page) => page.clone().text()));
  if (signal.aborted || !pages.every(({ ok, redirected }) => ok && !redirected)) return false;

  const files = new Set(htmls.flatMap(filesOf));
  const cache = await caches.open(COPY);
  await cache.addAll([...files].map((file) => new Request(file, { signal })));
  await Promise.all(pages.map((page, index) => cache.put(paths[index] ?? page.url, page)));

  const whole = new Set([...paths, ...files]);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!whole.has(pathname + search)) await cache.delete(url);
  }
  return true;
}
