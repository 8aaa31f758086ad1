import { useId, useRef } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { StatusIcon } from '#web/ui/StatusIcon.tsx';
import styles from './Dialog.module.css';

interface InvalidAlertProps {
  title: string;
  /** Without it, each error stands beside its field. */
  text?: string;
  /** What sends the form all the same. */
  send?: string;
  onClose: (answer: 'send' | 'correct') => void;
}

/** The alert of spec 8, and the question about a value that is doubtful but allowed. */
export function InvalidAlert({ title, text, send, onClose }: InvalidAlertProps) {
  const { t } = useTexts();
  const id = useId();
  const answer = useRef<'send' | 'correct'>('correct');
  return (
    <Modal
      alert
      title={title}
      describedBy={id}
      close={t('common.close')}
      onClose={() => onClose(answer.current)}
      mark={!send && <StatusIcon kind="problem" />}
    >
      <p id={id} className={styles.text}>
        {text ?? t('form.invalid_hint')}
      </p>
      <form method="dialog" className={styles.actions}>
        <Button type="submit">{t('form.back')}</Button>
        {send && (
          <Button type="submit" kind="plain" onClick={() => (answer.current = 'send')}>
            {send}
          </Button>
        )}
      </form>
    </Modal>
  );
}
