import type { InternshipCategory } from '#contract/involvement.ts';
import { useFormDialog } from '#web/forms/useFormDialog.tsx';
import { WithoutScripts } from '#web/forms/WithoutScripts.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Roles.module.css';

export const ROLES_ID = 'roles';

export function Roles({ category }: { category: InternshipCategory }) {
  const { t } = useTexts();
  const { open, loading, failure, dialog } = useFormDialog();
  const apply = ({ rol, title }: InternshipCategory['roles'][number]) =>
    open({ form: 'internship', about: { value: rol, text: `${title} · ${category.title}` } });
  // No cell stays empty: the roles fill their rows below the head, or with the head as one more.
  const count = category.roles.length;
  const columns = [4, 3].find((most) => count % most === 0 || (count + 1) % most === 0) ?? 2;
  return (
    <section className={`wrap section ${styles.roles}`} id={ROLES_ID} aria-labelledby="roles-title" tabIndex={-1}>
      <div
        className={styles.cells}
        data-columns={columns}
        data-desk-head={count % columns === 0 ? 'row' : 'cell'}
        data-tablet-head={count % 2 === 0 ? 'row' : 'cell'}
      >
        <div className={styles.head}>
          <h2 id="roles-title">{t('internship.roles')}</h2>
          <p className="lead">{category.description}</p>
          <p>{t('internship.team')}</p>
        </div>
        <ul className={styles.list}>
          {category.roles.map((role) => (
            <li key={role.rol}>
              <Picture
                src={role.imagen}
                width={400}
                height={400}
                alt={role.alt}
                frame="(min-width: 960px) 30vw, 46vw"
                loading="lazy"
              />
              <h3>{role.title}</h3>
              <div className={styles.words}>
                <p>{role.description}</p>
                <Credit of={role.credito} />
              </div>
              <Button
                kind="line"
                aria-haspopup="dialog"
                aria-busy={loading?.about?.value === role.rol}
                onClick={() => apply(role)}
              >
                {t('internship.apply')}
                <span className="vh"> ({role.title})</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <p role="status">{failure}</p>
      <WithoutScripts />
      {dialog}
    </section>
  );
}
