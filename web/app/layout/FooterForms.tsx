import { useEffect, useRef } from 'react';
import { savesData } from '#web/device/connection.ts';
import { prefetchForms, useFormDialog } from '#web/forms/useFormDialog.tsx';
import { useInView } from '#web/hooks/useInView.ts';
import { whenTouched } from '#web/hooks/whenTouched.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './Footer.module.css';

/** How near the forms' buttons have to be for who saves data. */
const NEAR = '200px';

/** Spec 2; hidden without scripts. */
export function FooterForms() {
  const { t } = useTexts();
  const { open, loading, failure, dialog } = useFormDialog();
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, { margin: NEAR });
  useEffect(() => (near ? prefetchForms() : undefined), [near]);
  useEffect(() => (savesData() ? undefined : whenTouched(prefetchForms)), []);

  const opener = (form: 'contact' | 'feedback', kind: 'sun' | 'line') => (
    <Button kind={kind} aria-haspopup="dialog" aria-busy={loading?.form === form} onClick={() => open({ form })}>
      {t(`footer.${form}`)}
    </Button>
  );

  return (
    <div ref={place} className={styles.forms}>
      {opener('contact', 'sun')}
      {opener('feedback', 'line')}
      <p role="status" className={styles.failed}>
        {failure}
      </p>
      {dialog}
    </div>
  );
}
