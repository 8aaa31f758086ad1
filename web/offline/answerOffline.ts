import { isLanguage, type Language } from '#contract/language.ts';
import { parsePagePath, parseHash, resolveRoute, type OwnStep } from '#contract/routes.ts';
import { COPY, keptPath, toStep } from './copy.ts';

/** What a worker is told of a request; TypeScript knows it of workers alone. */
export interface FetchEvent extends Event {
  readonly request: Request;
  /** The document that asks, and the one that a navigation would bring. */
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface Place {
  language: Language;
  step: OwnStep;
}

/** Documents that came from the copy. It is one version, and so are its files: they come from there too. */
const fromCopy = new Set<string>();

/** Answers for one's own Stoplight where the network fails. Everything else goes on as if there were no worker. */
export function answerOffline(event: FetchEvent): void {
  const { request, clientId } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    const place = placeOf(url);
    if (place) event.respondWith(answerPage(event, place));
  } else if (fromCopy.has(clientId) || !navigator.onLine) {
    // A worker that was put to sleep has forgotten whom it answered.
    event.respondWith(answerFile(request));
  }
}

/** Where in one's own Stoplight an address leads, undefined elsewhere. Browsers show a worker the hash of a navigation. */
function placeOf(url: URL): Place | undefined {
  const page = parsePagePath(url.pathname);
  const hash = parseHash(url.hash);
  const route = hash ? resolveRoute(hash.pathname) : page?.route;
  if (!page || route?.screen !== 'ownStoplight') return undefined;
  const inHash = hash?.query.get('lang');
  const language = url.pathname === '/' && isLanguage(inHash) ? inHash : page.language;
  return { language, step: route.step };
}

/** @throws what the network said, where nothing is kept: the browser then shows its own page */
async function answerPage(event: FetchEvent, { language, step }: Place): Promise<Response> {
  try {
    return await fetch(event.request);
  } catch (failure) {
    const kept = await find(keptPath(language, step));
    if (!kept) throw failure;
    fromCopy.add(event.resultingClientId);
    return step === 'inicio' ? kept : new Response(toStep(await kept.text(), step), { headers: kept.headers });
  }
}

async function answerFile(request: Request): Promise<Response> {
  return (await find(request)) ?? fetch(request);
}

async function find(wanted: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(COPY);
  return cache.match(wanted, { ignoreVary: true });
}
