import { useId, useState } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import type { Returned } from '#web/outbox/message.ts';
import { dropMessage } from '#web/outbox/outbox.ts';
import { Modal } from '#web/ui/Modal.tsx';
import { isFormName } from './definitions.ts';
import styles from './Dialog.module.css';
import { Form } from './Form.tsx';
import { reasonKey } from './NotSent.tsx';
import { OtherContacts } from './OtherContacts.tsx';
import type { SubmitResult } from './sendForm.ts';
import { SentAlert } from './SentAlert.tsx';

/** A returned message in its form, to correct and resend or to discard. */
export function ReturnedDialog({ message, onClose }: { message: Returned; onClose: () => void }) {
  const { t } = useTexts();
  const reason = useId();
  const { form, values, about, since } = message.written;
  const [submitted, setSubmitted] = useState<Exclude<SubmitResult, { kind: 'failed' }>>();
  // Stored by another version of the site.
  if (!isFormName(form)) return null;
  if (submitted) return <SentAlert form={form} submitted={submitted} onClose={onClose} />;
  return (
    <Modal title={t('outbox.returned_title')} describedBy={reason} close={t('common.close')} onClose={onClose}>
      <div id={reason} className={styles.text}>
        <p>{t(reasonKey(message.reason))}</p>
      </div>
      <Form
        form={form}
        about={about}
        start={{ values, since }}
        onSubmitted={(next) => {
          void dropMessage(message.id);
          setSubmitted(next);
        }}
        cancel={{
          text: t('outbox.discard'),
          onCancel: () => {
            void dropMessage(message.id);
            onClose();
          },
        }}
      >
        <OtherContacts />
      </Form>
    </Modal>
  );
}
