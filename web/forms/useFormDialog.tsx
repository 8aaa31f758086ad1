import { Suspense, useEffect, useRef, useState, type ReactNode, type RefCallback } from 'react';
import foundation from '#content/foundation.json' with { type: 'json' };
import { createLazy, useLazy } from '#web/hooks/lazyModule.ts';
import { useInView } from '#web/hooks/useInView.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import type { FormDialogProps } from './FormDialog.tsx';

type FormRequest = Omit<FormDialogProps, 'onClose'>;

interface FormDialogState {
  /** Goes onto what holds the buttons that open forms: the code comes when a visitor comes near them. */
  openers: RefCallback<Element>;
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

/** Distance at which a form's code is fetched, so that a line lost afterwards keeps no form shut. */
const NEAR = '200px';

/** A form dialog whose code is loaded when the buttons that open it come near the window, or are pressed. */
export function useFormDialog(): FormDialogState {
  const place = useRef<Element>(null);
  const near = useInView(place, { margin: NEAR });
  const [shown, setShown] = useState<FormRequest>();
  const [loading, setLoading] = useState<FormRequest>();
  const [failed, setFailed] = useState(false);
  const { t } = useTexts();

  useEffect(() => {
    // Asked for again when the form is opened, which shows that it failed.
    if (near) lazyDialog.request().catch(() => undefined);
  }, [near]);

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
    openers: (element) => void (place.current = element),
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
