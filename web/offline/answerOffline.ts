import { isLanguage, type Language } from '#contract/language.ts';
import { parsePagePath, parseHash, resolveRoute, type OwnStep } from '#contract/routes.ts';
import { CACHE_NAME, cachedPath, withStep } from './offlineCopy.ts';

/** TypeScript knows this type only in worker code. */
export interface FetchEvent extends Event {
  readonly request: Request;
  /** The requesting document, and the one that a navigation creates. */
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface Place {
  language: Language;
  step: OwnStep;
}

/** Documents served from the cache; their files must be of the same version. */
const servedFromCache = new Set<string>();

/** Serves Mi Semáforo from the cache when the network fails; leaves all other requests alone. */
export function answerOffline(event: FetchEvent): void {
  const { request, clientId } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    const place = placeOf(url);
    if (place) event.respondWith(answerPage(event, place));
  } else if (servedFromCache.has(clientId) || !navigator.onLine) {
    // A restarted worker has lost `servedFromCache`; then being offline decides.
    event.respondWith(answerFile(request));
  }
}

/** The language and step of Mi Semáforo at an address; undefined elsewhere. Workers do see the hash of a navigation. */
function placeOf(url: URL): Place | undefined {
  const page = parsePagePath(url.pathname);
  const hash = parseHash(url.hash);
  const route = hash ? resolveRoute(hash.pathname) : page?.route;
  if (!page || route?.screen !== 'ownStoplight') return undefined;
  const inHash = hash?.query.get('lang');
  const language = url.pathname === '/' && isLanguage(inHash) ? inHash : page.language;
  return { language, step: route.step };
}

/** @throws the network's error when nothing is cached, so that the browser shows its own page */
async function answerPage(event: FetchEvent, { language, step }: Place): Promise<Response> {
  try {
    return await fetch(event.request);
  } catch (failure) {
    const kept = await find(cachedPath(language, step));
    if (!kept) throw failure;
    servedFromCache.add(event.resultingClientId);
    return step === 'inicio' ? kept : new Response(withStep(await kept.text(), step), { headers: kept.headers });
  }
}

async function answerFile(request: Request): Promise<Response> {
  return (await find(request)) ?? fetch(request);
}

async function find(wanted: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE_NAME);
  return cache.match(wanted, { ignoreVary: true });
}
