import { recordStore } from '#web/device/recordStore.ts';
import type { OutboxMessage } from './message.ts';

/** Shared by all tabs and the worker. */
export const outboxStore = recordStore<OutboxMessage>('outbox');

/** Undefined in browsers without BroadcastChannel. */
export function openOutboxChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel('outbox') : undefined;
}

export function announceChange(channel: BroadcastChannel | undefined): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no target
  channel?.postMessage('');
}
