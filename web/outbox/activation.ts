import type { ComponentType } from 'react';
import { readText, removeText, writeText } from '#web/device/deviceStore.ts';

/**
 * Whether this page needs the outbox's code: messages are stored, or a form was opened. Part of every first load, so it
 * stays small and the rest is loaded on demand.
 */
const KEY = 'outbox';

const listeners = new Set<() => void>();
let line: ComponentType | undefined;

export function isOutboxActive(): boolean {
  return line !== undefined || readText('local', KEY) !== undefined;
}

/** The component that a form registered. */
export function registeredOutboxLine(): ComponentType | undefined {
  return line;
}

/** Called when a form is opened. It passes the component in, because later it may not load without a network. */
export function activateOutbox(component: ComponentType): void {
  if (line) return;
  line = component;
  for (const listener of listeners) listener();
}

export function onOutboxActivated(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Remembers for the next visit whether messages are stored. */
export function rememberHasMessages(filled: boolean): void {
  if (filled) writeText('local', KEY, '');
  else removeText('local', KEY);
}
