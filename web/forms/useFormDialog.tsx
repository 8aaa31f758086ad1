import { Suspense, use, useState, type ReactNode } from 'react';
import foundation from '#content/foundation.json' with { type: 'json' };
import { createLazy } from '#web/hooks/lazyModule.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import type { FormDialogProps } from './FormDialog.tsx';

/** Which form, and what it is about besides its fields. */
type Asked = Omit<FormDialogProps, 'onClose'>;

interface FormDialogState {
  open: (asked: Asked) => void;
  /** The form whose code is on its way. */
  coming: Asked | undefined;
  /** What to say where it did not come, since without a network there is none; empty while there is nothing to say. */
  failure: string;
  /** Goes onto the page. */
  dialog: ReactNode;
}

const lazyDialog = createLazy(async () => {
  const { FormDialog } = await import('./FormDialog.tsx');
  return (props: FormDialogProps) => <FormDialog {...props} />;
});

/** A popup with a form, whose code comes when one is opened for the first time. */
export function useFormDialog(): FormDialogState {
  const [shown, setShown] = useState<Asked>();
  const [coming, setComing] = useState<Asked>();
  const [failed, setFailed] = useState(false);
  const { t } = useTexts();

  const open = async (asked: Asked) => {
    setComing(asked);
    setFailed(false);
    try {
      await lazyDialog.request();
      setShown(asked);
    } catch {
      setFailed(true);
    }
    setComing(undefined);
  };

  return {
    open: (asked) => void open(asked),
    coming,
    failure: failed ? t('footer.form_failed', { phone: foundation.telefono.texto }) : '',
    dialog: shown && (
      <Suspense>
        <LazyDialog {...shown} onClose={() => setShown(undefined)} />
      </Suspense>
    ),
  };
}

function LazyDialog(props: FormDialogProps) {
  const show = lazyDialog.peek() ?? use(lazyDialog.request());
  return show(props);
}
