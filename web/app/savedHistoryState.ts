import { deviceStore, writeText } from '#web/device/deviceStore.ts';

interface SavedHistoryState {
  /** Path of the page that it is meant for. */
  path: string;
  /** State of the history entry, which a new document would lose. */
  state: unknown;
}

const KEY = 'puerta';

/** Saves the entry's state for the page that the document is replaced by: scroll position and way back depend on it. */
export function saveHistoryState(saved: SavedHistoryState): void {
  writeText('session', KEY, JSON.stringify(saved));
}

/** What the document before has saved. */
export const savedHistoryState = deviceStore('session', KEY, (kept): SavedHistoryState | undefined =>
  typeof kept === 'object' && kept !== null && 'path' in kept && typeof kept.path === 'string' && 'state' in kept
    ? { path: kept.path, state: kept.state }
    : undefined,
);
