import foundation from '#content/foundation.json' with { type: 'json' };
import type { ReactNode } from 'react';
import type { WebDocument } from '#contract/resources.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import type { Load } from '#web/services/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './DocumentsState.module.css';

interface DocumentsStateProps {
  load: Load<WebDocument[][]>;
  children: (groups: WebDocument[][]) => ReactNode;
}

/** The states of remote documents: waiting, failed with a retry, none at all, there (decisions 6). */
export function DocumentsState({ load, children }: DocumentsStateProps) {
  const { t } = useTexts();
  const phone = foundation.telefono.texto;
  if (load.state === 'waiting') {
    return (
      <div className={styles.waiting} role="status">
        <span className="vh">{t('documents.loading')}</span>
        <span />
        <span />
        <span />
      </div>
    );
  }
  if (load.state === 'failed') {
    return (
      <Notice kind="failed" title={t('documents.failed')}>
        <p>{t('documents.failed_hint', { phone })}</p>
        <Button onClick={load.retry}>{t('common.retry')}</Button>
      </Notice>
    );
  }
  if (load.value.length === 0) {
    return (
      <Notice kind="empty" title={t('documents.none')}>
        <p>{t('documents.none_hint', { phone })}</p>
      </Notice>
    );
  }
  return children(load.value);
}
