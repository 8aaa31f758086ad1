import { flush } from './flush.ts';
import { dueAt, type OutboxMessage, type Waiting } from './message.ts';
import { openOutboxChannel, outboxStore, tellOthers } from './outboxStore.ts';
import { sendMessage } from './sendMessage.ts';
import { rememberOutbox } from './wanted.ts';
import { askForSync, prepareWorker } from './sync.ts';

/** What this page knows of the device's outbox. */
let messages: readonly OutboxMessage[] = [];
const listeners = new Set<() => void>();
let started = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | undefined;
let flushing: Promise<void> | undefined;
let again = false;

/** Everything in the outbox; a new list whenever something has changed. */
export function outboxMessages(): readonly OutboxMessage[] {
  return messages;
}

export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** From now on messages leave whenever something changes: the network is back, the tab is seen, a pause is over. */
export function startOutbox(): void {
  if (started) return;
  started = true;
  void prepareWorker();
  channel = openOutboxChannel();
  channel?.addEventListener('message', () => void look());
  addEventListener('online', () => void flushNow());
  document.addEventListener('visibilitychange', () => document.hidden || void flushNow());
  void flushNow();
}

/** Puts a message in, not yet sent; false where this device keeps nothing. */
export async function keepMessage(message: Waiting): Promise<boolean> {
  try {
    await outboxStore.put(message);
  } catch (error) {
    console.warn('this browser has no outbox', error);
    return false;
  }
  changed();
  void askForSync();
  return true;
}

/** Takes a message out: its visitor has seen what became of it, or does not want it sent. */
export async function dropMessage(id: string): Promise<void> {
  await outboxStore.remove(id);
  changed();
}

/** Tries what waits, whatever our own pauses. One flush at a time; one more after it, where somebody asked meanwhile. */
export async function flushNow(): Promise<void> {
  again = true;
  flushing ??= (async () => {
    while (again) {
      again = false;
      // A store that cannot be read holds nothing that could be sent.
      await flush({ store: outboxStore, send: sendMessage, onChange: changed }, true).catch(() => undefined);
    }
    flushing = undefined;
    await look();
  })();
  await flushing;
}

function changed(): void {
  tellOthers(channel);
  void look();
}

/** Reads the store anew, tells who listens, and wakes up when the next message is due. */
async function look(): Promise<void> {
  const kept = await outboxStore.all().catch(() => undefined);
  // What cannot be read now may be there all the same.
  if (!kept) return;
  messages = kept;
  rememberOutbox(messages.length > 0);
  for (const listener of listeners) listener();
  clearTimeout(timer);
  const now = Date.now();
  const due = messages.filter((one) => one.state === 'waiting').map((one) => dueAt(one, now, false));
  if (due.length > 0 && !flushing) timer = setTimeout(() => void flushNow(), Math.max(0, Math.min(...due) - now));
}
