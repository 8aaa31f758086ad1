import type { InternshipCategory } from '#contract/involvement.ts';
import { useFormDialog } from '#web/forms/useFormDialog.tsx';
import { WithoutScripts } from '#web/forms/WithoutScripts.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { OtherAreas } from './OtherAreas.tsx';
import styles from './Roles.module.css';

interface RolesProps {
  category: InternshipCategory;
  others: readonly InternshipCategory[];
}

/** Stairs of pictures, laid by how many they are (Roles.module.css). */
export function Roles({ category, others }: RolesProps) {
  const { t } = useTexts();
  const { open, loading, failure, dialog } = useFormDialog();
  const count = category.roles.length;
  const apply = ({ rol, title }: InternshipCategory['roles'][number]) =>
    open({ form: 'internship', about: { value: rol, text: `${title} · ${category.title}` } });
  return (
    <div className={`wrap section ${styles.section}`} data-space="band">
      <div className={styles.stairs} data-of-two={count % 2} data-of-three={count % 3}>
        <section aria-labelledby="roles-title">
          <div className={styles.flight}>
            <h2 id="roles-title">{t('internship.roles')}</h2>
            <ul className={styles.roles}>
              {category.roles.map((role) => (
                <li key={role.rol}>
                  <Picture
                    src={role.imagen}
                    width={400}
                    height={400}
                    alt={role.alt}
                    frame="(min-width: 960px) 34vw, 95vw"
                    loading="lazy"
                  />
                  <h3>{role.title}</h3>
                  <p>{role.description}</p>
                  <p className={styles.leaves}>
                    <strong>{t('internship.leaves')}</strong> {role.deja}
                  </p>
                  <Credit of={role.credito} />
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
        </section>
        <OtherAreas areas={others} />
      </div>
      {dialog}
    </div>
  );
}
