import { readText, removeText, writeText } from '#web/device/deviceStore.ts';

/**
 * Whether this page has to know its outbox: something lies in it, or a form was opened. Small, because it is part of every first
 * load; the outbox itself is fetched then.
 */
const KEY = 'outbox';

const listeners = new Set<() => void>();
let wanted = false;

export function isOutboxWanted(): boolean {
  return wanted || readText('local', KEY) !== undefined;
}

/** A form was opened. */
export function wantOutbox(): void {
  if (wanted) return;
  wanted = true;
  for (const listener of listeners) listener();
}

export function onOutboxWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Remembers for the next visit whether something lies there. */
export function rememberOutbox(filled: boolean): void {
  if (filled) writeText('local', KEY, '');
  else removeText('local', KEY);
}
