import { useContext, useEffect, useState } from 'react';
import { LiveSiteContext } from '#web/hooks/liveSite.ts';
import { useTexts, type TextKey } from '#web/i18n/texts.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { Complaint } from './Complaint.tsx';
import { FORMS, type FormName } from './definitions.ts';
import styles from './Dialog.module.css';
import { Form } from './Form.tsx';
import { OtherContacts } from './OtherContacts.tsx';
import { showOutboxBar } from './OutboxBar.tsx';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import type { SubmitResult } from './sendForm.ts';
import { SentAlert } from './SentAlert.tsx';

export interface FormDialogProps {
  form: FormName;
  /** The form's subject: `value` for the mail, `text` for the page. */
  about?: { value: string; text: string };
  /** In place of the form's lead, with the telephone below it. */
  note?: TextKey;
  /** Takes precedence over the draft. */
  preset?: Record<string, string>;
  onClose: () => void;
}

/** Cancelling clears the form; closing in any other way keeps the draft. */
export function FormDialog({ form, about, note, preset, onClose }: FormDialogProps) {
  const { t } = useTexts();
  const [submitted, setSubmitted] = useState<Exclude<SubmitResult, { kind: 'failed' }>>();
  const [asking, setAsking] = useState(false);
  const inCopy = useContext(LiveSiteContext) !== undefined;
  useEffect(showOutboxBar, []);
  if (submitted) return <SentAlert form={form} submitted={submitted} onClose={onClose} />;
  if (asking) return <ReceiptDialog onClose={onClose} />;
  const { title, lead } = FORMS[form];
  return (
    <Modal title={t(title)} close={t('common.close')} onClose={onClose}>
      <div className={styles.lead}>
        {about && <p className={styles.about}>{about.text}</p>}
        {!inCopy && <p>{t(note ?? lead)}</p>}
        {note && !inCopy && <OtherContacts />}
      </div>
      <Form
        form={form}
        about={about?.value ?? ''}
        preset={preset}
        onSubmitted={setSubmitted}
        cancel={{ text: t('form.cancel'), onCancel: onClose }}
      />
      {form === 'feedback' && <Complaint />}
      {!inCopy && (
        <button type="button" className={styles.secondary} onClick={() => setAsking(true)}>
          {t('form.have_code')}
        </button>
      )}
    </Modal>
  );
}
