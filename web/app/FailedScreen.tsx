import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** In place of a screen whose code did not come. Its heading takes the focus as any screen's does. */
export function FailedScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <div className="wrap section">
      <Notice kind="failed" title={t('common.screen_failed')} heading>
        <p>{t('common.screen_failed_hint')}</p>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </Notice>
    </div>
  );
}
