import type { InternshipCategory } from '#contract/involvement.ts';
import { useFormDialog } from '#web/forms/useFormDialog.tsx';
import { WithoutScripts } from '#web/forms/WithoutScripts.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { OtherAreas } from './OtherAreas.tsx';
import { SHAPES, shapesOf } from './roleShapes.ts';
import styles from './Roles.module.css';

interface RolesProps {
  category: InternshipCategory;
  others: readonly InternshipCategory[];
}

const FRAMES = {
  wide: '(min-width: 600px) 58vw, 100vw',
  tall: '(min-width: 600px) 36vw, 40vw',
  broad: '(min-width: 1280px) 32vw, (min-width: 600px) 57vw, 100vw',
};

/** One role across the window, two that share a row, and so on; each is pressed as a whole. */
export function Roles({ category, others }: RolesProps) {
  const { t } = useTexts();
  const { open, loading, failure, dialog } = useFormDialog();
  const shapes = shapesOf(category.roles.length);
  const apply = ({ rol, title }: InternshipCategory['roles'][number]) =>
    open({ form: 'internship', about: { value: rol, text: `${title} · ${category.title}` } });
  return (
    <div className={`section ${styles.section}`} data-space="band" data-area={category.id}>
      <section aria-labelledby="roles-title">
        <div className="wrap split" data-head="">
          <h2 id="roles-title">{t('internship.roles')}</h2>
          <p>{t('internship.team')}</p>
        </div>
        <ul className={styles.roles}>
          {category.roles.map((role, at) => {
            const shape = shapes[at] ?? 'wide';
            const [width, height] = SHAPES[shape];
            return (
              <li key={role.rol} data-shape={shape}>
                <Picture
                  src={role.imagen}
                  width={width}
                  height={height}
                  alt={role.alt}
                  frame={FRAMES[shape]}
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
                    <span className="vh"> ({role.title})</span> <Arrow />
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
