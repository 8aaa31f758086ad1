import { recordStore } from '#web/device/recordStore.ts';
import type { OutboxMessage } from './message.ts';

/** The messages of this device; its worker reads the same ones. */
export const outboxStore = recordStore<OutboxMessage>('outbox');

/** By which tabs and worker tell each other that something in the store has changed; undefined in browsers without it. */
export function openOutboxChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel('outbox') : undefined;
}

export function tellOthers(channel: BroadcastChannel | undefined): void {
  // A channel reaches its own origin alone: it takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage('');
}
