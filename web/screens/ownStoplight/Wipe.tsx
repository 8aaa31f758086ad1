import { useState } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import styles from './Dialog.module.css';
import { wipe } from './model/ownStore.ts';

export function Wipe({ onWiped }: { onWiped: () => void }) {
  const { t } = useTexts();
  const [asked, setAsked] = useState(false);
  const wipeAll = () => {
    setAsked(false);
    wipe();
    onWiped();
  };
  return (
    <>
      <Button kind="plain" onClick={() => setAsked(true)}>
        {t('own.wipe')}
      </Button>
      {asked && (
        <Modal
          title={t('own.wipe_title')}
          close={t('common.close')}
          onClose={() => setAsked(false)}
          describedBy="wipe-text"
          alert
        >
          <p id="wipe-text" className={styles.text}>
            {t('own.wipe_text')}
          </p>
          <div className={styles.actions}>
            <Button onClick={wipeAll}>{t('own.wipe_go')}</Button>
            <Button kind="plain" onClick={() => setAsked(false)}>
              {t('own.wipe_not')}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
