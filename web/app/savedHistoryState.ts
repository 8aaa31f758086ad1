import { deviceStore, writeText } from '#web/device/deviceStore.ts';
import type { Place } from './place.ts';

interface SavedHistoryState {
  /** Path of the target page. */
  path: string;
  /** A new document would lose it. */
  state: unknown;
  /** In another language the scroll position means another place. */
  place?: Place | undefined;
}

const KEY = 'puerta';

/** Scroll position and back links depend on it. */
export function saveHistoryState(saved: SavedHistoryState): void {
  writeText('session', KEY, JSON.stringify(saved));
}

export const savedHistoryState = deviceStore('session', KEY, (kept): SavedHistoryState | undefined =>
  typeof kept === 'object' && kept !== null && 'path' in kept && typeof kept.path === 'string' && 'state' in kept
    ? (kept as SavedHistoryState)
    : undefined,
);
