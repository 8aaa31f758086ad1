import { useId, useState } from 'react';
import type { InternshipCategory } from '#contract/content.ts';
import type { InternshipId } from '#contract/routes.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
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
  const [chosen, setChosen] = useState<InternshipCategory['roles'][number]>();
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
                <Button aria-haspopup="dialog" onClick={() => setChosen(role)}>
                  {t('internship.apply')}
                  <span className="vh"> ({role.title})</span>
                </Button>
              </li>
            ))}
          </ul>
          <WithoutScripts />
        </section>
      )}
      {chosen && (
        <FormDialog
          form="internship"
          about={{ value: chosen.rol, text: `${chosen.title} · ${category?.title}` }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </IntroScreen>
  );
}
