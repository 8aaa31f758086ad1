import type { ComponentType } from 'react';
import { readText, removeText, writeText } from '#web/device/deviceStore.ts';

/**
 * Whether the page needs the outbox's code: messages are stored, or a form was opened. Small, because every first load
 * has it.
 */
const KEY = 'outbox';

const listeners = new Set<() => void>();
let bar: ComponentType | undefined;

export function isOutboxActive(): boolean {
  return bar !== undefined || readText('local', KEY) !== undefined;
}

export function registeredOutboxBar(): ComponentType | undefined {
  return bar;
}

/** Called when a form opens; it brings the component, because later there may be no network. */
export function activateOutbox(component: ComponentType): void {
  if (bar) return;
  bar = component;
  for (const listener of listeners) listener();
}

export function onOutboxActivated(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For the next visit. */
export function rememberHasMessages(filled: boolean): void {
  if (filled) writeText('local', KEY, '');
  else removeText('local', KEY);
}
