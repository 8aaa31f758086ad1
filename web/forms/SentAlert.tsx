import { useEffect, useId, useState } from 'react';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import type { Returned } from '#web/outbox/message.ts';
import { dropMessage } from '#web/outbox/outbox.ts';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { StatusIcon } from '#web/ui/StatusIcon.tsx';
import { FORMS, type FormName } from './definitions.ts';
import { deliveryOf, wordsOf } from './delivery.ts';
import styles from './Dialog.module.css';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { ReturnedDialog } from './ReturnedDialog.tsx';
import type { SubmitResult } from './sendForm.ts';
import { useOutbox } from './useOutbox.ts';

interface SentAlertProps {
  form: FormName;
  submitted: Exclude<SubmitResult, { kind: 'failed' }>;
  onClose: () => void;
}

/** The success alert (spec 8); follows the message until the server's receipt, in words that are a function of its state. */
export function SentAlert({ form, submitted, onClose }: SentAlertProps) {
  const texts = useTexts();
  const { t } = texts;
  const words = useId();
  const message = useOutbox().find((one) => submitted.kind === 'kept' && one.id === submitted.id);
  const [asking, setAsking] = useState(false);
  // In state, because the message leaves the outbox once its result is shown.
  const [code, setCode] = useState(submitted.kind === 'sent' ? submitted.code : undefined);
  const [returned, setReturned] = useState<Returned>();
  if (code === undefined && message?.state === 'sent') setCode(message.code);
  if (!returned && message?.state === 'returned') setReturned(message);
  const shownId = code === undefined ? undefined : message?.id;
  useEffect(() => {
    if (shownId !== undefined) void dropMessage(shownId);
  }, [shownId]);

  if (returned) return <ReturnedDialog message={returned} onClose={onClose} />;
  if (asking && code) return <ReceiptDialog code={code} onClose={onClose} />;
  const delivery = code === undefined ? deliveryOf(message, navigator.onLine) : 'arrived';
  const heldUntil = message?.state === 'waiting' ? message.heldUntil : 0;
  const { title, text, progress, mark } = wordsOf(delivery, FORMS[form].sent);
  return (
    <Modal
      alert
      title={t(title)}
      describedBy={words}
      close={t('common.close')}
      onClose={onClose}
      mark={<StatusIcon kind={mark} />}
    >
      <div id={words} role="status">
        <p className={styles.text}>{t(text, { time: formatMoment(texts, new Date(heldUntil)).time })}</p>
        <div className={styles.progress}>
          {progress && <p>{t(progress)}</p>}
          {code && (
            <p>
              {t('outbox.code')} <span className={styles.code}>{code}</span>
            </p>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <form method="dialog">
          <Button type="submit">{t('form.done')}</Button>
        </form>
        {code && (
          <Button kind="plain" onClick={() => setAsking(true)}>
            {t('outbox.follow')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
