import { deviceStore } from '#web/device/deviceStore.ts';
import { parseHash } from '#contract/routes.ts';
import { layOutAbove, layOutAll } from './belowWindow.ts';

/** Entries remembered: far more than anybody goes back. */
const KEPT = 60;

/** How long a page may take to grow tall enough for its old place, in ms: slow code, and a slow call after it. */
const GROWING_MS = 30_000;

/** Keys that move a reader. */
const MOVING_KEY = /^(?:Tab|Arrow|Page|Home|End| )/;

const store = deviceStore('session', 'desplazamiento', toPositions);
const positions = new Map<string, number>();
let shown = '';

/** A place that the page is brought to, again whenever it grows; `at` is where that led to last. */
let held: { top: number; at: number } | undefined;
let stopHolding = () => {};

/**
 * Remembers how far down each history entry was left, also across the loading of a document: the router does nothing of the
 * kind with hashes, and the browser's own memory is lost when a doorway rewrites its address. `key`: the entry that is shown.
 */
export function startScrollStore(key: string): void {
  for (const [one, top] of store.read() ?? []) positions.set(one, top);
  history.scrollRestoration = 'manual';
  shown = key;
  addEventListener('scroll', note, { passive: true });
  // The last scroll may be too young to have been told: a press or the way back may lead away from here, a reload does.
  addEventListener('click', noteLeaving, { capture: true });
  // At an anchor the browser has scrolled already.
  addEventListener('popstate', () => (location.hash === '' || parseHash(location.hash)) && noteLeaving());
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && save());
}

/** From now on scrolling belongs to this entry. `replaced`: the entry whose place it took in the history. */
export function showEntry(key: string, replaced?: string): void {
  stopHolding();
  if (replaced !== undefined) positions.delete(replaced);
  shown = key;
}

/** How far down the entry was left, in CSS pixels; undefined where this tab does not know it. */
export function topOf(key: string): number | undefined {
  return positions.get(key);
}

/** Brings the page to this place, and again while it is still growing, unless the visitor moves. */
export function bringTo(top: number): void {
  stopHolding();
  if (top > 0) layOutAll();
  const { body } = document;
  const reach = () => {
    if (isMovedByOthers()) {
      stopHolding();
      return;
    }
    scrollTo({ top, behavior: 'instant' });
    held = { top, at: scrollY };
  };
  const observer = new ResizeObserver(reach);
  const giveUp = setTimeout(() => stopHolding(), GROWING_MS);
  const moved = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const onMove = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || MOVING_KEY.test(event.key)) stopHolding();
  };
  stopHolding = () => {
    held = undefined;
    observer.disconnect();
    clearTimeout(giveUp);
    for (const event of moved) removeEventListener(event, onMove);
    body.style.overflowAnchor = '';
    stopHolding = () => {};
  };
  // What grows above would push the page on, away from where it is brought to. Chrome does not hear of it on the root element.
  body.style.overflowAnchor = 'none';
  for (const event of moved) addEventListener(event, onMove, { passive: true });
  reach();
  observer.observe(body);
}

/** Remembers where the page stands, or where it is being brought to. */
function note(): void {
  if (isMovedByOthers()) stopHolding();
  positions.delete(shown);
  positions.set(shown, held?.top ?? scrollY);
  const oldest = positions.keys().next().value;
  if (positions.size > KEPT && oldest !== undefined) positions.delete(oldest);
}

/** The page may be left: its place is told with every height above it known, as it will be found again. */
function noteLeaving(): void {
  note();
  if (held) return;
  layOutAbove();
  note();
}

/** Neither held here nor pushed up by a page that became shorter: a scroll bar, a screen reader. */
function isMovedByOthers(): boolean {
  if (!held || scrollY === held.at) return false;
  const end = document.documentElement.scrollHeight - innerHeight;
  return scrollY > held.at || scrollY < Math.floor(end);
}

function save(): void {
  noteLeaving();
  store.write([...positions]);
}

function toPositions(kept: unknown): [string, number][] | undefined {
  return Array.isArray(kept) ? kept.filter(isPosition) : undefined;
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
