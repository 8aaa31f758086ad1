import { isLanguage, type Language } from '#contract/language.ts';
import { parsePagePath, parseHash, resolveRoute, type OwnStep } from '#contract/routes.ts';
import { CACHE_NAME, cachedPath, withStep } from './offlineCopy.ts';

/** TypeScript declares it only for workers. */
export interface FetchEvent extends Event {
  readonly request: Request;
  /** `resultingClientId`: the document that a navigation creates. */
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface Place {
  language: Language;
  step: OwnStep;
}

/** Documents from the cache; their files must be the same version. */
const servedFromCache = new Set<string>();

/** Serves Mi Semáforo from the cache when the network fails; leaves other requests alone. */
export function answerOffline(event: FetchEvent): void {
  const { request, clientId } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    const place = placeOf(url);
    if (place) event.respondWith(answerPage(event, place));
  } else if (servedFromCache.has(clientId) || !navigator.onLine) {
    // A restarted worker has lost `servedFromCache`.
    event.respondWith(answerFile(request));
  }
}

/** Undefined outside Mi Semáforo. Workers do see a navigation's hash. */
function placeOf(url: URL): Place | undefined {
  const page = parsePagePath(url.pathname);
  const hash = parseHash(url.hash);
  const route = hash ? resolveRoute(hash.pathname) : page?.route;
  if (!page || route?.screen !== 'ownStoplight') return undefined;
  const inHash = hash?.query.get('lang');
  const language = url.pathname === '/' && isLanguage(inHash) ? inHash : page.language;
  return { language, step: route.step };
}

/** @throws the network's error when nothing is cached: the browser shows its own page */
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
