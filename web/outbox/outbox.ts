import { flush } from './flush.ts';
import { dueAt, type OutboxMessage, type Waiting } from './message.ts';
import { openOutboxChannel, outboxStore, announceChange } from './outboxStore.ts';
import { sendMessage } from './sendMessage.ts';
import { rememberHasMessages } from './activation.ts';
import { requestSync, prepareWorker } from './sync.ts';

/** This page's copy of the stored messages. */
let messages: readonly OutboxMessage[] = [];
const listeners = new Set<() => void>();
let started = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | undefined;
let flushing: Promise<void> | undefined;
let flushAgain = false;

/** A new array after every change. */
export function outboxMessages(): readonly OutboxMessage[] {
  return messages;
}

export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sends messages from now on: when the network returns, the tab becomes visible or a retry is due. */
export function startOutbox(): void {
  if (started) return;
  started = true;
  void prepareWorker();
  channel = openOutboxChannel();
  channel?.addEventListener('message', () => void refresh());
  addEventListener('online', () => void flushNow());
  document.addEventListener('visibilitychange', () => document.hidden || void flushNow());
  void flushNow();
}

/** Stores a message to be sent; false when this device cannot store it. */
export async function keepMessage(message: Waiting): Promise<boolean> {
  try {
    await outboxStore.put(message);
  } catch (error) {
    console.warn('this browser has no outbox', error);
    return false;
  }
  changed();
  void requestSync();
  return true;
}

/** Deletes a message: the visitor has seen its result, or discards it. */
export async function dropMessage(id: string): Promise<void> {
  await outboxStore.remove(id);
  changed();
}

/** Sends everything that waits, ignoring our own retry delays. Calls during a flush lead to one more flush after it. */
export async function flushNow(): Promise<void> {
  flushAgain = true;
  flushing ??= (async () => {
    while (flushAgain) {
      flushAgain = false;
      // Nothing can be sent from a store that cannot be read.
      await flush({ store: outboxStore, send: sendMessage, onChange: changed }, true).catch(() => undefined);
    }
    flushing = undefined;
    await refresh();
  })();
  await flushing;
}

function changed(): void {
  announceChange(channel);
  void refresh();
}

/** Reads the store again, notifies listeners and schedules the next attempt. */
async function refresh(): Promise<void> {
  const kept = await outboxStore.all().catch(() => undefined);
  // Keep what is shown: a read may fail only now.
  if (!kept) return;
  messages = kept;
  rememberHasMessages(messages.length > 0);
  for (const listener of listeners) listener();
  clearTimeout(timer);
  const now = Date.now();
  const due = messages.filter((one) => one.state === 'waiting').map((one) => dueAt(one, now, false));
  if (due.length > 0 && !flushing) timer = setTimeout(() => void flushNow(), Math.max(0, Math.min(...due) - now));
}
