import { deviceStore, writeText } from '#web/device/deviceStore.ts';

interface CarriedState {
  /** Path of the doorway that it is meant for. */
  path: string;
  /** State of the history entry, which a new document would lose. */
  state: unknown;
}

const KEY = 'puerta';

/** Leaves the entry's state for the doorway that the document goes to, so that it keeps its place and its way back. */
export function carryState(carried: CarriedState): void {
  writeText('session', KEY, JSON.stringify(carried));
}

/** What the document before has left. */
export const carriedState = deviceStore('session', KEY, (kept): CarriedState | undefined =>
  typeof kept === 'object' && kept !== null && 'path' in kept && typeof kept.path === 'string' && 'state' in kept
    ? { path: kept.path, state: kept.state }
    : undefined,
);
