import { useSyncExternalStore } from 'react';
import type { OutboxMessage } from '#web/outbox/message.ts';
import { onOutboxChange, outboxMessages } from '#web/outbox/outbox.ts';

const NONE: readonly OutboxMessage[] = [];

export function useOutbox(): readonly OutboxMessage[] {
  return useSyncExternalStore(onOutboxChange, outboxMessages, () => NONE);
}
