import { deviceStore } from '#web/device/deviceStore.ts';

interface CarriedState {
  /** Path of the doorway that it is meant for. */
  path: string;
  /** State of the history entry, which a new document would lose. */
  state: unknown;
}

/** What a document leaves for the doorway it goes to (headScript.ts), so that the entry keeps its place and its way back. */
export const carriedState = deviceStore<CarriedState>('session', 'puerta', (kept) =>
  typeof kept === 'object' && kept !== null && 'path' in kept && typeof kept.path === 'string' && 'state' in kept
    ? { path: kept.path, state: kept.state }
    : undefined,
);
