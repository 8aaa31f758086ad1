import { useId } from 'react';
import foundation from '#content/foundation.json' with { type: 'json' };
import type { InternshipCategory } from '#contract/content.ts';
import type { InternshipId } from '#contract/routes.ts';
import { useFormDialog } from '#web/forms/useFormDialog.tsx';
import { WithoutScripts } from '#web/forms/WithoutScripts.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IntroScreen } from './IntroScreen.tsx';
import styles from './InternshipScreen.module.css';

interface InternshipScreenProps {
  id: InternshipId;
  category: InternshipCategory | undefined;
}

/** /involucrate/{id}: a kind of internship with its roles, each with a button that opens the application. */
export function InternshipScreen({ id, category }: InternshipScreenProps) {
  const { t } = useTexts();
  const heading = useId();
  const { open, coming, failed, dialog } = useFormDialog();
  const apply = ({ rol, title }: InternshipCategory['roles'][number]) =>
    open({ form: 'internship', about: { value: rol, text: `${title} · ${category?.title}` } });
  return (
    <IntroScreen name={`involucrate-${id}`} under="involucrate">
      {category && (
        <section className={`wrap ${styles.roles}`} aria-labelledby={heading}>
          <div className={styles.head}>
            <h2 id={heading}>{t('internship.roles')}</h2>
            <p className="lead">{category.description}</p>
          </div>
          <ul className={styles.list}>
            {category.roles.map((role) => (
              <li key={role.rol}>
                <div>
                  <h3>{role.title}</h3>
                  <p>{role.description}</p>
                </div>
                <Button
                  aria-haspopup="dialog"
                  aria-busy={coming?.about?.value === role.rol}
                  onClick={() => apply(role)}
                >
                  {t('internship.apply')}
                  <span className="vh"> ({role.title})</span>
                </Button>
              </li>
            ))}
          </ul>
          <p role="status">{failed && t('footer.form_failed', { phone: foundation.telefono.texto })}</p>
          <WithoutScripts />
        </section>
      )}
      {dialog}
    </IntroScreen>
  );
}
