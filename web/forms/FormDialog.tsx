import { useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { FORMS, type FormName } from './definitions.ts';
import styles from './Dialog.module.css';
import { Form } from './Form.tsx';
import { showOutboxLine } from './OutboxLine.tsx';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import type { Handed } from './sendForm.ts';
import { SentAlert } from './SentAlert.tsx';

export interface FormDialogProps {
  form: FormName;
  /** What the form is about besides its fields, and what that is called on the page. */
  about?: { value: string; text: string };
  /** What is filled in already, whatever the draft says. */
  preset?: Record<string, string>;
  onClose: () => void;
}

/** A form in a popup: cancelling empties and closes it, sending closes it and tells so; any other way out keeps the draft. */
export function FormDialog({ form, about, preset, onClose }: FormDialogProps) {
  const { t } = useTexts();
  const [handed, setHanded] = useState<Exclude<Handed, { kind: 'failed' }>>();
  const [asking, setAsking] = useState(false);
  useEffect(showOutboxLine, []);
  if (handed) return <SentAlert form={form} handed={handed} onClose={onClose} />;
  if (asking) return <ReceiptDialog onClose={onClose} />;
  const { title, lead } = FORMS[form];
  return (
    <Modal title={t(title)} close={t('common.close')} onClose={onClose}>
      <div className={styles.lead}>
        {about && <p className={styles.about}>{about.text}</p>}
        <p>{t(lead)}</p>
      </div>
      <Form
        form={form}
        about={about?.value ?? ''}
        preset={preset}
        onHanded={setHanded}
        cancel={{ text: t('form.cancel'), onCancel: onClose }}
      />
      <button type="button" className={styles.quiet} onClick={() => setAsking(true)}>
        {t('form.have_code')}
      </button>
    </Modal>
  );
}
