import type { ComponentType } from 'react';
import { readText, removeText, writeText } from '#web/device/deviceStore.ts';

/**
 * Whether this page has to know its outbox: something lies in it, or a form was opened. Small, because it is part of every first
 * load; the outbox itself is fetched then.
 */
const KEY = 'outbox';

const listeners = new Set<() => void>();
let line: ComponentType | undefined;

export function isOutboxWanted(): boolean {
  return line !== undefined || readText('local', KEY) !== undefined;
}

/** The component that tells of waiting messages, where a form has brought it. */
export function outboxLine(): ComponentType | undefined {
  return line;
}

/** A form was opened. It brings the component, because the network may be gone when a message waits. */
export function wantOutbox(component: ComponentType): void {
  if (line) return;
  line = component;
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
