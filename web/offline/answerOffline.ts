import { LANGUAGES } from '#contract/language.ts';
import { findCopy, isPage, KEPT_AT, placeOf, UNREACHED, WANTED_STEP, type Place } from './copies.ts';
import { copyPath, isKept, KEPT_STEP } from './copyPath.ts';

/** TypeScript declares it only for workers. */
export interface FetchEvent extends Event {
  readonly request: Request;
  /** `resultingClientId`: the document that a navigation creates. */
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

/** Documents that are copies; their files must be of the same version. */
const copiedDocuments = new Set<string>();

/** Pages that were last answered from their copy, and its date. */
const copyDates = new Map<string, number>();

/** Gives a copy of a page where the network fails, and to a copy its files; leaves other requests alone. */
export function answerOffline(event: FetchEvent): void {
  const { request, clientId } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    const place = placeOf(url);
    if (place && isKept(place.route)) event.respondWith(answerPage(event, place));
  } else if (!isPage(url) && (copiedDocuments.has(clientId) || !navigator.onLine)) {
    // A restarted worker has lost `copiedDocuments`. A copy that asks for its own page wants today's.
    event.respondWith(answerFile(request));
  }
}

/** The date of the copy where the page was last answered with one. */
export function dateOfCopy(path: unknown): number | undefined {
  return copyDates.get(String(path));
}

/** @throws the network's error where there is no copy: the browser shows its own page */
async function answerPage(event: FetchEvent, place: Place): Promise<Response> {
  const { language, route } = place;
  const path = copyPath(language, route);
  try {
    const answer = await fetch(event.request);
    copyDates.delete(path);
    return answer;
  } catch (failure) {
    const copy = await findCopy(path);
    if (!copy) return inAnother(place, failure);
    // The HTML of one step is that of no other: the page goes on to the step by itself.
    if (stepOf(place) !== undefined && stepOf(place) !== KEPT_STEP) return leadTo(place);
    copiedDocuments.add(event.resultingClientId);
    copyDates.set(path, Number(copy.headers.get(KEPT_AT)));
    return copy;
  }
}

/** Leads back to the language of Mi Semáforo that was kept, and says in the address which one was not. */
async function inAnother({ language, route }: Place, failure: unknown): Promise<Response> {
  if (route.screen !== 'ownStoplight') throw failure;
  for (const other of LANGUAGES) {
    if (await findCopy(copyPath(other, route))) return leadTo({ language: other, route }, { [UNREACHED]: language });
  }
  throw failure;
}

/** To the copy of a place, with a hash that is no route: else the browser would add that of the address. */
function leadTo(place: Place, query: Record<string, string> = {}): Response {
  const step = stepOf(place);
  const search = new URLSearchParams({ ...query, ...(step !== undefined && { [WANTED_STEP]: `${step}` }) });
  return Response.redirect(`${location.origin}${copyPath(place.language, place.route)}?${search}#${WANTED_STEP}`);
}

/** Of Mi Semáforo but for its start. */
function stepOf({ route }: Place) {
  return route.screen === 'ownStoplight' && route.step !== 'inicio' ? route.step : undefined;
}

async function answerFile(request: Request): Promise<Response> {
  const copy = await findCopy(request);
  if (copy) return copy;
  try {
    return await fetch(request);
  } catch (failure) {
    // Pictures that were never scrolled to: an empty place instead of the browser's broken frame.
    if (request.destination !== 'image') throw failure;
    return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } });
  }
}
