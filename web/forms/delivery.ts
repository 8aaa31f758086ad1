import type { TextKey } from '#web/i18n/texts.tsx';
import type { OutboxMessage } from '#web/outbox/message.ts';
import type { FormDefinition } from './definitions.ts';

/**
 * How far a message got that its form let go. `leaving`: on its first attempt. `stuck`: an attempt failed. `held`: the server
 * takes none before a time that it named. `arrived`: the server has it.
 */
export type Delivery = 'leaving' | 'offline' | 'stuck' | 'held' | 'arrived';

/** @param message undefined until the outbox was read */
export function deliveryOf(message: OutboxMessage | undefined, online: boolean, now = Date.now()): Delivery {
  if (message?.state === 'sent') return 'arrived';
  if (!online) return 'offline';
  if (message?.state !== 'waiting' || message.tries === 0) return 'leaving';
  return message.heldUntil > now ? 'held' : 'stuck';
}

export interface DeliveryWords {
  title: TextKey;
  /** That of `held` has a `time`. */
  text: TextKey;
  /** Below the text. */
  progress: TextKey | undefined;
  mark: 'done' | 'kept';
}

const KEPT = { offline: 'form.saved.text', stuck: 'outbox.kept', held: 'outbox.held' } as const;

/** Spec 8 wants the success alert before the server has answered. */
export function wordsOf(delivery: Delivery, sent: FormDefinition['sent']): DeliveryWords {
  if (delivery === 'leaving') return { ...sent, progress: 'outbox.leaving', mark: 'done' };
  if (delivery === 'arrived') return { ...sent, progress: 'outbox.arrived', mark: 'done' };
  return { title: 'form.saved.title', text: KEPT[delivery], progress: undefined, mark: 'kept' };
}
