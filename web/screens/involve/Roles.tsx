import type { InternshipCategory } from '#contract/involvement.ts';
import { useFormDialog } from '#web/forms/useFormDialog.tsx';
import { WithoutScripts } from '#web/forms/WithoutScripts.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { OtherAreas } from './OtherAreas.tsx';
import styles from './Roles.module.css';

interface RolesProps {
  category: InternshipCategory;
  others: readonly InternshipCategory[];
}

const FRAMES = { lead: '(min-width: 600px) 58vw, 100vw', pair: '(min-width: 600px) 50vw, 100vw' };

/** Roles in pairs between the first, which leads across the window, and of an even number the last. Each is pressed as a whole. */
export function Roles({ category, others }: RolesProps) {
  const { t } = useTexts();
  const { open, loading, failure, dialog } = useFormDialog();
  const apply = ({ rol, title }: InternshipCategory['roles'][number]) =>
    open({ form: 'internship', about: { value: rol, text: `${title} · ${category.title}` } });
  return (
    <div className={`section ${styles.section}`} data-space="small" data-area={category.id}>
      <section aria-labelledby="roles-title">
        <div className={`wrap ${styles.title}`}>
          <h2 id="roles-title">{t('internship.roles')}</h2>
          <p>{t('internship.roles_lead')}</p>
        </div>
        <ul className={styles.roles}>
          {category.roles.map((role, at) => {
            const place = placeOf(at, category.roles.length);
            return (
              <li key={role.rol} data-place={place}>
                <Picture
                  src={role.imagen}
                  width={600}
                  height={400}
                  alt={role.alt}
                  frame={FRAMES[place]}
                  loading="lazy"
                />
                <div className={styles.words}>
                  <h3>{role.title}</h3>
                  <p>{role.description}</p>
                  <p className={styles.leaves}>
                    <strong>{t('internship.leaves')}</strong> {role.deja}
                  </p>
                  <Credit of={role.credito} />
                  <button
                    type="button"
                    className={`card-link ${styles.apply}`}
                    aria-haspopup="dialog"
                    aria-busy={loading?.about?.value === role.rol}
                    onClick={() => apply(role)}
                  >
                    {t('internship.apply')}
                    <span className="vh"> ({role.title})</span>
                    <Arrow />
                  </button>
                </div>
              </li>
            );
          })}
        </ul>
        <div className="wrap">
          <p role="status">{failure}</p>
          <WithoutScripts />
        </div>
      </section>
      <OtherAreas areas={others} />
      {dialog}
    </div>
  );
}

/** Two alone are a pair. */
function placeOf(at: number, count: number): 'lead' | 'pair' {
  if (count === 2) return 'pair';
  return at === 0 || (at === count - 1 && count % 2 === 0) ? 'lead' : 'pair';
}
