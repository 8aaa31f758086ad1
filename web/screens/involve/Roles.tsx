import type { InternshipCategory } from '#contract/involvement.ts';
import { useFormDialog } from '#web/forms/useFormDialog.tsx';
import { WithoutScripts } from '#web/forms/WithoutScripts.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Roles.module.css';

export const ROLES_ID = 'roles';

/** A worklist: a row for each role, whatever their number. */
export function Roles({ category }: { category: InternshipCategory }) {
  const { t } = useTexts();
  const { open, loading, failure, dialog } = useFormDialog();
  const apply = ({ rol, title }: InternshipCategory['roles'][number]) =>
    open({ form: 'internship', about: { value: rol, text: `${title} · ${category.title}` } });
  return (
    <section
      className={`wrap section ${styles.roles}`}
      data-space="band"
      id={ROLES_ID}
      aria-labelledby="roles-title"
      tabIndex={-1}
    >
      <div className="split" data-head="">
        <h2 id="roles-title">{t('internship.roles')}</h2>
        <p className="lead">{category.description}</p>
      </div>
      <ul className={styles.list}>
        {category.roles.map((role) => (
          <li key={role.rol}>
            <Picture src={role.imagen} width={400} height={400} alt={role.alt} frame="15rem" loading="lazy" />
            <h3>{role.title}</h3>
            <div className={styles.work}>
              <p>{role.description}</p>
              <p className={styles.leaves}>{role.deja}</p>
              <Credit of={role.credito} />
              <Button
                kind="plain"
                aria-haspopup="dialog"
                aria-busy={loading?.about?.value === role.rol}
                onClick={() => apply(role)}
              >
                {t('internship.apply')}
                <span className="vh"> ({role.title})</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p>{t('internship.team')}</p>
      <p role="status">{failure}</p>
      <WithoutScripts />
      {dialog}
    </section>
  );
}
