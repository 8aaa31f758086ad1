import { useRef, useState } from 'react';
import { pagePath, resolveRoute } from '#contract/routes.ts';
import { useLocation } from '#web/hooks/router.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import styles from './ShareButton.module.css';

/** Shares the prerendered page: share sheet, else clipboard, else a dialog. A navigation resets the status. */
export function ShareButton() {
  const { pathname } = useLocation();
  return <SharePath key={pathname} path={resolveRoute(pathname).path} />;
}

function SharePath({ path }: { path: string }) {
  const { language, t } = useTexts();
  const [state, setState] = useState<'idle' | 'copied' | 'dialog'>('idle');
  const shared = pagePath(language, path);

  const share = async () => {
    // Screen readers announce the same status only after a change.
    setState('idle');
    const url = new URL(shared, location.href).href;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ url, title: document.title });
      } catch (error) {
        // Closing the sheet is no error.
        if (!(error instanceof DOMException && error.name === 'AbortError')) setState('dialog');
      }
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('dialog');
    }
  };

  return (
    <div className={styles.share}>
      <Button kind="plain" onClick={() => void share()}>
        <Icon name="share-nodes" />
        {t('share.button')}
      </Button>
      <span role="status" className={styles.status}>
        {state === 'copied' && t('share.copied')}
      </span>
      {state === 'dialog' && (
        <Modal title={t('share.dialog')} close={t('common.close')} onClose={() => setState('idle')}>
          <CopyField value={new URL(shared, location.href).href} />
        </Modal>
      )}
    </div>
  );
}

/** Selects the address when the clipboard is denied. */
function CopyField({ value }: { value: string }) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<'share.copied' | 'share.selected'>();

  const copy = async () => {
    // Screen readers announce the same status only after a change.
    setStatus(undefined);
    try {
      await navigator.clipboard.writeText(value);
      setStatus('share.copied');
    } catch {
      input.current?.focus();
      input.current?.select();
      setStatus('share.selected');
    }
  };

  return (
    <div className={styles.copy}>
      <label className={styles.label}>
        {t('share.hint')}
        <input ref={input} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button onClick={() => void copy()}>{t('share.copy')}</Button>
      <p role="status" className={styles.status}>
        {status && t(status)}
      </p>
    </div>
  );
}
