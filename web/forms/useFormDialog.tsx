import { Suspense, useState, type ReactNode } from 'react';
import foundation from '#content/foundation.json' with { type: 'json' };
import { createLazy, prefetch, useLazy } from '#web/hooks/lazyModule.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import type { FormDialogProps } from './FormDialog.tsx';

type FormRequest = Omit<FormDialogProps, 'onClose'>;

interface FormDialogState {
  open: (asked: FormRequest) => void;
  /** The form being loaded. */
  loading: FormRequest | undefined;
  /** Message when loading failed (offline), else empty. */
  failure: string;
  dialog: ReactNode;
}

const lazyDialog = createLazy(async () => {
  const { FormDialog } = await import('./FormDialog.tsx');
  return (props: FormDialogProps) => <FormDialog {...props} />;
});

export function prefetchForms(): void {
  prefetch(lazyDialog);
}

/** A form dialog loaded when first opened, at the latest. */
export function useFormDialog(): FormDialogState {
  const [shown, setShown] = useState<FormRequest>();
  const [loading, setLoading] = useState<FormRequest>();
  const [failed, setFailed] = useState(false);
  const { t } = useTexts();

  const open = async (asked: FormRequest) => {
    setLoading(asked);
    setFailed(false);
    try {
      await lazyDialog.request();
      setShown(asked);
    } catch {
      setFailed(true);
    }
    setLoading(undefined);
  };

  return {
    open: (asked) => void open(asked),
    loading,
    failure: failed ? t('footer.form_failed', { phone: foundation.telefono.texto }) : '',
    dialog: shown && (
      <Suspense>
        <LazyDialog {...shown} onClose={() => setShown(undefined)} />
      </Suspense>
    ),
  };
}

function LazyDialog(props: FormDialogProps) {
  const show = useLazy(lazyDialog);
  return show(props);
}
