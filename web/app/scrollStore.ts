/** Session storage key of the positions. */
const STORE_KEY = 'desplazamiento';

/** Entries remembered: far more than anybody goes back. */
const KEPT = 60;

/** How long a page may take to grow tall enough for its old position, in ms. */
const GROWING_MS = 4_000;

const positions = new Map<string, number>(readPositions());
let shown: string | undefined;
let stopGrowing = () => {};

/**
 * Remembers how far each history entry was scrolled, also across the loading of a document: the router does nothing of the
 * kind with hashes, and the browser's own memory is lost when a doorway rewrites its address.
 */
export function startScrollStore(): void {
  history.scrollRestoration = 'manual';
  const note = () => shown !== undefined && remember(shown, scrollY);
  addEventListener('scroll', note, { passive: true });
  // Before the router hears of it: the last scroll may be too young to have been told.
  addEventListener('popstate', note);
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && save());
}

/** From now on scrolling belongs to this entry. */
export function showEntry(key: string): void {
  stopGrowing();
  shown = key;
}

/** Scrolls to where the entry was; to the top when it is new. Waits for a page that is still growing, unless the visitor moves. */
export function restoreScroll(key: string): void {
  const top = positions.get(key) ?? 0;
  const reach = () => {
    scrollTo({ top, behavior: 'instant' });
    return scrollY >= Math.floor(top) - 1;
  };
  if (reach()) return;

  const observer = new ResizeObserver(() => reach() && stopGrowing());
  const giveUp = setTimeout(() => stopGrowing(), GROWING_MS);
  const moved = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  stopGrowing = () => {
    observer.disconnect();
    clearTimeout(giveUp);
    for (const event of moved) removeEventListener(event, stopGrowing);
    stopGrowing = () => {};
  };
  observer.observe(document.body);
  for (const event of moved) addEventListener(event, stopGrowing, { passive: true });
}

function remember(key: string, top: number): void {
  positions.delete(key);
  positions.set(key, top);
  const oldest = positions.keys().next().value;
  if (positions.size > KEPT && oldest !== undefined) positions.delete(oldest);
}

function save(): void {
  try {
    sessionStorage.setItem(STORE_KEY, JSON.stringify([...positions]));
  } catch {
    // Blocked or full storage: positions live as long as the document.
  }
}

function readPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
