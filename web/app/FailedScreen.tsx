import type { ReactNode } from 'react';
import { useScreenReady } from '#web/hooks/useScreenReady.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** In place of a screen that did not come. Its heading takes the focus as any screen's does. `children`: what there is instead. */
export function FailedScreen({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  const { t } = useTexts();
  useScreenReady();
  return (
    <div className="wrap section">
      <Notice kind="failed" title={t('common.screen_failed')} heading>
        <p>{t('common.screen_failed_hint')}</p>
        {children}
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </Notice>
    </div>
  );
}
