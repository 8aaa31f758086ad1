import type { ReactNode } from 'react';
import type { Load } from '#web/services/query.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

interface NewsStateProps<T> {
  load: Load<T>;
  children: (value: T) => ReactNode;
}

/** Remote news in its three states (decisions 6). */
export function NewsState<T>({ load, children }: NewsStateProps<T>) {
  const { t } = useTexts();
  if (load.state === 'ready') return children(load.value);
  if (load.state === 'waiting') {
    return (
      <div className="skeleton" role="status">
        <span className="vh">{t('news.loading')}</span>
        <span />
        <span />
        <span />
      </div>
    );
  }
  return (
    <Notice kind="failed" title={t('news.failed')}>
      <p>{t('news.failed_hint')}</p>
      <Button onClick={load.retry}>{t('common.retry')}</Button>
    </Notice>
  );
}
