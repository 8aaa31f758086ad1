import { flush } from './flush.ts';
import { dueAt, type OutboxMessage, type Waiting } from './message.ts';
import { openOutboxChannel, outboxStore, announceChange } from './outboxStore.ts';
import { sendMessage } from './sendMessage.ts';
import { rememberHasMessages } from './activation.ts';
import { requestSync, prepareWorker } from './sync.ts';

let messages: readonly OutboxMessage[] = [];
const listeners = new Set<() => void>();
let started = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | undefined;
let flushing: Promise<void> | undefined;
let flushAgain = false;

/** A new array after each change. */
export function outboxMessages(): readonly OutboxMessage[] {
  return messages;
}

export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sends when the network returns, the tab is shown or a retry is due; tells of a network that was lost. */
export function startOutbox(): void {
  if (started) return;
  started = true;
  void prepareWorker();
  channel = openOutboxChannel();
  channel?.addEventListener('message', () => void refresh());
  addEventListener('online', () => void flushNow());
  // What is shown of a message tells it, too.
  addEventListener('offline', () => void refresh());
  document.addEventListener('visibilitychange', () => document.hidden || void flushNow());
  void flushNow();
}

/** False when the device cannot store it. */
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

/** Called when its result was seen or the visitor discards it. */
export async function dropMessage(id: string): Promise<void> {
  await outboxStore.remove(id);
  changed();
}

/** Ignores our retry delays. Calls during a flush cause one more. */
export async function flushNow(): Promise<void> {
  flushAgain = true;
  flushing ??= (async () => {
    while (flushAgain) {
      flushAgain = false;
      // An unreadable store has nothing to send.
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

async function refresh(): Promise<void> {
  const kept = await outboxStore.all().catch(() => undefined);
  // Keep what is shown: the failure may pass.
  if (!kept) return;
  messages = kept;
  rememberHasMessages(messages.length > 0);
  for (const listener of listeners) listener();
  clearTimeout(timer);
  const now = Date.now();
  const due = messages.filter((one) => one.state === 'waiting').map((one) => dueAt(one, now, false));
  if (due.length > 0 && !flushing) timer = setTimeout(() => void flushNow(), Math.max(0, Math.min(...due) - now));
}
