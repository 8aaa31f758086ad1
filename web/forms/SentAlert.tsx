import { useEffect, useId, useState } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import type { Returned } from '#web/outbox/message.ts';
import { dropMessage } from '#web/outbox/outbox.ts';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { StatusIcon } from '#web/ui/StatusIcon.tsx';
import { FORMS, type FormName } from './definitions.ts';
import styles from './Dialog.module.css';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { ReturnedDialog } from './ReturnedDialog.tsx';
import type { SubmitResult } from './sendForm.ts';
import { isStuck, useOutbox } from './useOutbox.ts';

interface SentAlertProps {
  form: FormName;
  submitted: Exclude<SubmitResult, { kind: 'failed' }>;
  onClose: () => void;
}

/** The success alert (spec 8); follows the message until the server's receipt. */
export function SentAlert({ form, submitted, onClose }: SentAlertProps) {
  const { t } = useTexts();
  const text = useId();
  const message = useOutbox().find((one) => submitted.kind === 'kept' && one.id === submitted.id);
  const [offline] = useState(() => submitted.kind === 'kept' && !navigator.onLine);
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
  const { sent } = FORMS[form];
  return (
    <Modal
      alert
      title={t(offline ? 'form.saved.title' : sent.title)}
      describedBy={text}
      close={t('common.close')}
      onClose={onClose}
      mark={<StatusIcon kind={offline ? 'kept' : 'done'} />}
    >
      <p id={text} className={styles.text}>
        {t(offline ? 'form.saved.text' : sent.text)}
      </p>
      <div role="status" className={styles.progress}>
        {code !== undefined && <p>{t('outbox.arrived')}</p>}
        {code === undefined && !offline && <p>{t(isStuck(message) ? 'outbox.kept' : 'outbox.leaving')}</p>}
        {code && (
          <p>
            {t('outbox.code')} <span className={styles.code}>{code}</span>
          </p>
        )}
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
