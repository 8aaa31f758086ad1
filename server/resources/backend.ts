import { join } from 'node:path';
import { resourceListSchema, resourceQuestion, type ResourceList } from '#contract/resources.ts';
import { SiteMetrics } from '#server/metrics/siteMetrics.ts';
import { createStaleCache } from '#server/upstream/staleCache.ts';
import { CacheStore } from '#server/upstream/cacheStore.ts';
import { createJsonClient } from '#server/upstream/jsonClient.ts';
import { LIMITS, MB, type Limits, type Warn } from '#server/upstream/limits.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import { cleanList } from './clean.ts';
import type { ResourceSource } from './source.ts';

interface BackendOptions {
  /** What the calls of the contract lie below, without a slash at its end. */
  backendUrl: string;
  /** Where copies are kept; made when missing. */
  folder: string;
  limits?: Partial<Limits>;
  fetch?: typeof fetch;
  metrics?: SiteMetrics | undefined;
  warn?: Warn;
}

interface Copy {
  list: ResourceList;
  savedAt: number;
}

interface Question {
  key: string;
}

const NAME = 'the backend';
const BACKEND_LIMITS: Limits = { ...LIMITS, jsonBytes: MB, freshSeconds: 60, diskEntries: 20, diskBytes: 10 * MB };
/** A page made of answers is made anew after this. */
const PAGE_AGE_MS = 60_000;
/** A copy that did not change is written again this often: then it says when it was last true. */
const REWRITE_MS = 86_400_000;
/** How copies are written down; those of another format are void. */
const FORMAT = 1;

/**
 * The foundation's own backend as the source of documents: answered from the last good copies, which are renewed behind the
 * visitor's back, so that one that is slow, wrong or down is not noticed. An empty list is believed only as long as nothing
 * better is known: a fault empties a list more often than a person does.
 */
export function createBackend({
  backendUrl,
  folder,
  limits: given = {},
  fetch = globalThis.fetch,
  metrics = new SiteMetrics(),
  warn = () => undefined,
}: BackendOptions): ResourceSource {
  const limits = { ...BACKEND_LIMITS, ...given };
  const closing = new AbortController();
  const store = new CacheStore({
    path: join(folder, 'answers.db'),
    fingerprint: JSON.stringify([FORMAT, backendUrl]),
    limits: { entries: limits.diskEntries, bytes: limits.diskBytes },
    warn,
  });
  const memory = new Map<string, Copy>();
  const writtenAt = new Map<string, number>();
  let version = 0;

  const held = (key: string): Copy | undefined => {
    const known = memory.get(key);
    if (known) return known;
    const kept = store.read(key, resourceListSchema);
    // A clock that was set back must not make an old copy a fresh one.
    const copy = kept && { list: kept.value, savedAt: Math.min(kept.savedAt, Date.now()) };
    if (copy) memory.set(key, copy);
    return copy;
  };
  const keep = (key: string, list: ResourceList) => {
    const before = memory.get(key);
    const text = JSON.stringify(list);
    const changed = before === undefined || JSON.stringify(before.list) !== text;
    if (changed) version++;
    memory.set(key, { list: changed ? list : before.list, savedAt: Date.now() });
    if (!changed && Date.now() - (writtenAt.get(key) ?? 0) < REWRITE_MS) return;
    writtenAt.set(key, Date.now());
    if (list.datos.length > 0) store.put(key, { text, savedAt: Date.now() });
  };

  const counts = { upstream: metrics.upstreams.withCopies('backend'), cache: metrics.caches.of('backend') };
  counts.cache.holds(() => store.size());
  const getJson = createJsonClient({ name: NAME, limits, fetch, counts: counts.upstream, warn });
  const answers = createStaleCache<Question, ResourceList>({
    name: NAME,
    store: {
      get: ({ key }) => {
        const copy = held(key);
        if (!copy) return undefined;
        const ageMs = Date.now() - copy.savedAt;
        return { answer: copy.list, isFresh: ageMs < limits.freshSeconds * 1000, ageMs };
      },
      set: ({ key }, list) => keep(key, list),
    },
    load: async ({ key }) => {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(limits.totalMs)]);
      const { body } = await getJson(new URL(backendUrl + key), signal);
      const list = cleanList(body, new URL(`${backendUrl}/`));
      if (list.datos.length === 0 && held(key)?.list.datos.length) {
        throw new UpstreamError('shape', 'an empty list where there was a full one');
      }
      return list;
    },
    counts,
    warn,
    closing: closing.signal,
  });

  return {
    list: (kind, language) => answers.get({ key: resourceQuestion(kind, language) }),
    version: () => version,
    maxAgeMs: PAGE_AGE_MS,
    close: () => {
      closing.abort();
      store.close();
    },
  };
}
