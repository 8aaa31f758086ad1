import { useFormDialog } from '#web/forms/useFormDialog.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './Footer.module.css';

/** Spec 2; hidden without scripts. */
export function FooterForms() {
  const { t } = useTexts();
  const { open, loading, failure, dialog } = useFormDialog();

  const opener = (form: 'contact' | 'feedback', kind: 'sun' | 'line') => (
    <Button kind={kind} aria-haspopup="dialog" aria-busy={loading?.form === form} onClick={() => open({ form })}>
      {t(`footer.${form}`)}
    </Button>
  );

  return (
    <div className={styles.forms}>
      {opener('contact', 'sun')}
      {opener('feedback', 'line')}
      <p role="status" className={styles.failed}>
        {failure}
      </p>
      {dialog}
    </div>
  );
}
