import type { InternshipCategory } from '#contract/involvement.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import area from './Area.module.css';
import styles from './Areas.module.css';

export const AREAS_ID = 'areas';

const SIZES = '(min-width: 600px) 50vw, 100vw';

/** Four cloths sewn together, each of the colour that its area opens with. */
export function Areas({ categories }: { categories: readonly InternshipCategory[] }) {
  const { t } = useTexts();
  return (
    <section className={styles.areas} id={AREAS_ID} aria-labelledby="areas-title" tabIndex={-1}>
      <div className={`wrap split ${styles.head}`} data-head="">
        <h2 id="areas-title">{t('involve.areas')}</h2>
        <p>{t('route.involucrate.intro')}</p>
      </div>
      <ul className={styles.cloths}>
        {categories.map(({ id, title, description, imagen, alt, roles, credito }) => (
          <li key={id} className={area.area} data-area={id}>
            <div className={styles.words}>
              <h3>
                <SiteLink to={`/involucrate/${id}`} className="card-link">
                  {title}
                </SiteLink>
              </h3>
              <p>
                {description}{' '}
                <span className={styles.count}>
                  {t(roles.length === 1 ? 'involve.roles_one' : 'involve.roles_other', { count: roles.length })}{' '}
                  <Arrow />
                </span>
              </p>
              <Credit of={credito} />
            </div>
            <Picture src={imagen} width={1440} height={810} alt={alt} frame={SIZES} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
