import { useId } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { StatusIcon } from '#web/ui/StatusIcon.tsx';
import styles from './Dialog.module.css';

/** The alert of spec 8; each error stands beside its field. */
export function InvalidAlert({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useTexts();
  const text = useId();
  return (
    <Modal
      alert
      title={title}
      describedBy={text}
      close={t('common.close')}
      onClose={onClose}
      mark={<StatusIcon kind="problem" />}
    >
      <p id={text} className={styles.text}>
        {t('form.invalid_hint')}
      </p>
      <form method="dialog">
        <Button type="submit">{t('form.back')}</Button>
      </form>
    </Modal>
  );
}
