import { useEffect, useId, useState } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import type { Returned } from '#web/outbox/message.ts';
import { dropMessage } from '#web/outbox/outbox.ts';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { Seal } from '#web/ui/Seal.tsx';
import { FORMS, type FormName } from './definitions.ts';
import styles from './Dialog.module.css';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { ReturnedDialog } from './ReturnedDialog.tsx';
import type { Handed } from './sendForm.ts';
import { isStuck, useOutbox } from './useOutbox.ts';

interface SentAlertProps {
  form: FormName;
  handed: Exclude<Handed, { kind: 'failed' }>;
  onClose: () => void;
}

/**
 * The success alert (spec 8), shown as soon as the message is safe; without a network it says that it was kept. Below its words
 * it follows the message as far as the server's receipt.
 */
export function SentAlert({ form, handed, onClose }: SentAlertProps) {
  const { t } = useTexts();
  const text = useId();
  const message = useOutbox().find((one) => handed.kind === 'kept' && one.id === handed.id);
  const [offline] = useState(() => handed.kind === 'kept' && !navigator.onLine);
  const [asking, setAsking] = useState(false);
  // What was told here leaves the outbox, so that the quiet line does not tell it again; it is still what this dialog is about.
  const [code, setCode] = useState(handed.kind === 'sent' ? handed.code : undefined);
  const [returned, setReturned] = useState<Returned>();
  if (code === undefined && message?.state === 'sent') setCode(message.code);
  if (!returned && message?.state === 'returned') setReturned(message);
  const told = code === undefined ? undefined : message?.id;
  useEffect(() => {
    if (told !== undefined) void dropMessage(told);
  }, [told]);

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
      mark={<Seal kind={offline ? 'kept' : 'done'} />}
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
