import type { MailRefusal } from '#contract/mail.ts';
import { useTexts, type TextKey } from '#web/i18n/texts.tsx';
import type { Returned } from '#web/outbox/message.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Reach } from './Reach.tsx';

/** Said where a message was not sent while its visitor waited: it is still in the form. Without a reason nobody answered. */
export function NotSent({ reason }: { reason: MailRefusal | undefined }) {
  const { t } = useTexts();
  return (
    <Notice kind="failed" title={t('form.not_sent')}>
      <p>{t(reason ? reasonKey(reason) : 'form.not_sent_hint')}</p>
      <Reach />
    </Notice>
  );
}

/** Why a message came back, as a sentence. */
export function reasonKey(reason: Returned['reason']): TextKey {
  if (reason === 'expired') return 'outbox.reason.expired';
  if (reason === 'mail-invalid') return 'outbox.reason.invalid';
  return reason === 'payload-too-large' ? 'outbox.reason.too_long' : 'outbox.reason.refused';
}
