import { useId, useState } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import type { Returned } from '#web/outbox/message.ts';
import { dropMessage } from '#web/outbox/outbox.ts';
import { Modal } from '#web/ui/Modal.tsx';
import { isFormName } from './definitions.ts';
import styles from './Dialog.module.css';
import { Form } from './Form.tsx';
import { reasonKey } from './NotSent.tsx';
import { Reach } from './Reach.tsx';
import type { Handed } from './sendForm.ts';
import { SentAlert } from './SentAlert.tsx';

/** A message that did not arrive, back in its form with the reason: to be mended and sent anew, or thrown away. */
export function ReturnedDialog({ message, onClose }: { message: Returned; onClose: () => void }) {
  const { t } = useTexts();
  const reason = useId();
  const { form, values, about, since } = message.written;
  const [handed, setHanded] = useState<Exclude<Handed, { kind: 'failed' }>>();
  // A form of another version of the site.
  if (!isFormName(form)) return null;
  if (handed) return <SentAlert form={form} handed={handed} onClose={onClose} />;
  return (
    <Modal title={t('outbox.returned_title')} describedBy={reason} close={t('common.close')} onClose={onClose}>
      <div id={reason} className={styles.text}>
        <p>{t(reasonKey(message.reason))}</p>
      </div>
      <Form
        form={form}
        about={about}
        start={{ values, since }}
        onHanded={(next) => {
          void dropMessage(message.id);
          setHanded(next);
        }}
        cancel={{
          text: t('outbox.discard'),
          onCancel: () => {
            void dropMessage(message.id);
            onClose();
          },
        }}
      >
        <Reach />
      </Form>
    </Modal>
  );
}
