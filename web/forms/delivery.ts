import type { TextKey } from '#web/i18n/texts.tsx';
import type { OutboxMessage } from '#web/outbox/message.ts';
import type { FormDefinition } from './definitions.ts';

/**
 * How far a message got that its form let go. `leaving`: on its first attempt. `stuck`: an attempt failed. `arrived`: the
 * server has it.
 */
export type Delivery = 'leaving' | 'offline' | 'stuck' | 'arrived';

/** @param message undefined until the outbox was read */
export function deliveryOf(message: OutboxMessage | undefined, online: boolean): Delivery {
  if (message?.state === 'sent') return 'arrived';
  if (!online) return 'offline';
  return message?.state === 'waiting' && message.tries > 0 ? 'stuck' : 'leaving';
}

export interface DeliveryWords {
  title: TextKey;
  text: TextKey;
  /** Below the text. */
  progress: TextKey | undefined;
  mark: 'done' | 'kept';
}

/** Spec 8 wants the success alert before the server has answered. */
export function wordsOf(delivery: Delivery, sent: FormDefinition['sent']): DeliveryWords {
  if (delivery === 'leaving') return { ...sent, progress: 'outbox.leaving', mark: 'done' };
  if (delivery === 'arrived') return { ...sent, progress: 'outbox.arrived', mark: 'done' };
  const text = delivery === 'offline' ? 'form.saved.text' : 'outbox.kept';
  return { title: 'form.saved.title', text, progress: undefined, mark: 'kept' };
}
