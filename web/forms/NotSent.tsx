import type { MailRefusal } from '#contract/mail.ts';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts, type TextKey } from '#web/i18n/texts.tsx';
import type { Returned } from '#web/outbox/message.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { OtherContacts } from './OtherContacts.tsx';

interface NotSentProps {
  /** Absent: it may be tried again. */
  reason: MailRefusal | undefined;
  /** The server takes none earlier. In ms since the epoch. */
  notBefore: number | undefined;
}

export function NotSent({ reason, notBefore }: NotSentProps) {
  const texts = useTexts();
  const { t } = texts;
  const again =
    notBefore === undefined
      ? t('form.not_sent_hint')
      : t('form.not_sent_until', { time: formatMoment(texts, new Date(notBefore)).time });
  return (
    <Notice kind="failed" title={t('form.not_sent')}>
      <p>{reason ? t(reasonKey(reason)) : again}</p>
      <OtherContacts />
    </Notice>
  );
}

export function reasonKey(reason: Returned['reason']): TextKey {
  if (reason === 'expired') return 'outbox.reason.expired';
  if (reason === 'mail-invalid') return 'outbox.reason.invalid';
  return reason === 'payload-too-large' ? 'outbox.reason.too_long' : 'outbox.reason.refused';
}
