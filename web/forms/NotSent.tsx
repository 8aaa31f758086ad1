import type { MailRefusal } from '#contract/mail.ts';
import { useTexts, type TextKey } from '#web/i18n/texts.tsx';
import type { Returned } from '#web/outbox/message.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { OtherContacts } from './OtherContacts.tsx';

/** Without a reason no server answered. */
export function NotSent({ reason }: { reason: MailRefusal | undefined }) {
  const { t } = useTexts();
  return (
    <Notice kind="failed" title={t('form.not_sent')}>
      <p>{t(reason ? reasonKey(reason) : 'form.not_sent_hint')}</p>
      <OtherContacts />
    </Notice>
  );
}

export function reasonKey(reason: Returned['reason']): TextKey {
  if (reason === 'expired') return 'outbox.reason.expired';
  if (reason === 'mail-invalid') return 'outbox.reason.invalid';
  return reason === 'payload-too-large' ? 'outbox.reason.too_long' : 'outbox.reason.refused';
}
