import { Suspense, use, useState, type ReactNode } from 'react';
import { createLazy } from '#web/hooks/lazyModule.ts';
import type { FormDialogProps } from './FormDialog.tsx';

/** Which form, and what it is about besides its fields. */
type Asked = Omit<FormDialogProps, 'onClose'>;

interface FormDialogState {
  open: (asked: Asked) => void;
  /** The form whose code is on its way. */
  coming: Asked | undefined;
  /** Whether it did not come: without a network there is none. */
  failed: boolean;
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
    failed,
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
