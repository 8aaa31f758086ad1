import { Suspense, use, useState } from 'react';
import foundation from '#content/foundation.json' with { type: 'json' };
import { createLazy } from '#web/hooks/lazyModule.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './Footer.module.css';

type FooterForm = 'contact' | 'feedback';

interface DialogProps {
  form: FooterForm;
  onClose: () => void;
}

const dialog = createLazy(async () => {
  const { FormDialog } = await import('#web/forms/FormDialog.tsx');
  return (props: DialogProps) => <FormDialog {...props} />;
});

/** The two buttons that each open a small form (spec 2). Without scripts telephone and address beside them do. */
export function FooterForms() {
  const { t } = useTexts();
  const [open, setOpen] = useState<FooterForm>();
  const [coming, setComing] = useState<FooterForm>();
  const [failed, setFailed] = useState(false);

  const show = async (form: FooterForm) => {
    setComing(form);
    setFailed(false);
    try {
      await dialog.request();
      setOpen(form);
    } catch {
      // On the way out of the network's reach.
      setFailed(true);
    }
    setComing(undefined);
  };

  const opener = (form: FooterForm, kind: 'sun' | 'line') => (
    <Button kind={kind} aria-haspopup="dialog" aria-busy={coming === form} onClick={() => void show(form)}>
      {t(`footer.${form}`)}
    </Button>
  );

  return (
    <div className={styles.forms}>
      {opener('contact', 'sun')}
      {opener('feedback', 'line')}
      <p role="status" className={styles.failed}>
        {failed && t('footer.form_failed', { phone: foundation.telefono.texto })}
      </p>
      {open && (
        <Suspense>
          <Dialog form={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

function Dialog(props: DialogProps) {
  const show = dialog.peek() ?? use(dialog.request());
  return show(props);
}
