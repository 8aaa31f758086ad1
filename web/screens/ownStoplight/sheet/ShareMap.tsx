import { useState } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import styles from '../Dialog.module.css';

/**
 * Warns first that it is personal. Nothing where the device shares no files. `draw` gives nothing where it failed, and has
 * said so.
 */
export function ShareMap({ draw }: { draw: () => Promise<File | undefined> }) {
  const { t } = useTexts();
  const [able] = useState(canShareFiles);
  const [file, setFile] = useState<File>();
  if (!able) return null;

  // Drawn before the question: the sheet opens only in answer to a press.
  const ask = async () => setFile(await draw());
  const share = () => {
    if (!file) return;
    navigator.share({ files: [file], title: t('own.title.mapa') }).catch(() => {
      // Closed or refused: the picture can still be downloaded.
    });
    setFile(undefined);
  };

  return (
    <>
      <Button onClick={() => void ask()}>{t('own.share')}</Button>
      {file && (
        <Modal
          title={t('own.share_title')}
          close={t('common.close')}
          onClose={() => setFile(undefined)}
          describedBy="share-text"
          alert
        >
          <p id="share-text" className={styles.text}>
            {t('own.share_text')}
          </p>
          <div className={styles.actions}>
            <Button onClick={share}>{t('own.share_go')}</Button>
            <Button kind="plain" onClick={() => setFile(undefined)}>
              {t('own.share_not')}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}

function canShareFiles(): boolean {
  const file = new File([''], 'mapa.png', { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}
