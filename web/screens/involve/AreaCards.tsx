import type { InternshipCategory } from '#contract/involvement.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import styles from './AreaCards.module.css';

export function AreaCards({ categories }: { categories: readonly InternshipCategory[] }) {
  const { t } = useTexts();
  return (
    <ul className={styles.cards}>
      {categories.map(({ id, title, description, imagen, alt, roles }) => (
        <li key={id} className={styles.card} data-area={id}>
          <div className={styles.picture}>
            <img src={`/art/involve-${imagen}.svg`} width="1200" height="900" alt={alt} loading="lazy" />
          </div>
          <h3>
            <SiteLink to={`/involucrate/${id}`} className="card-link">
              {title} <Arrow />
            </SiteLink>
          </h3>
          <p>{description}</p>
          <p className={styles.count}>{t('involve.roles', { count: roles.length })}</p>
        </li>
      ))}
    </ul>
  );
}
