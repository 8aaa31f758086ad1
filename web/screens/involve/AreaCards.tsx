import type { InternshipCategory } from '#contract/involvement.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './AreaCards.module.css';

const SIZES = '(min-width: 960px) 36vw, (min-width: 600px) 46vw, 100vw';

export function AreaCards({ categories }: { categories: readonly InternshipCategory[] }) {
  const { t } = useTexts();
  return (
    <ul className={styles.cards}>
      {categories.map(({ id, title, description, imagen, alt, roles, credito }) => (
        <li key={id} className={styles.card} data-area={id}>
          <div className={styles.picture}>
            <Picture src={imagen} width={1200} height={900} alt={alt} frame={SIZES} loading="lazy" />
          </div>
          <h3>
            <SiteLink to={`/involucrate/${id}`} className="card-link">
              <WithArrow title={title} />
            </SiteLink>
          </h3>
          <p>{description}</p>
          <Credit of={credito} />
          <p className={styles.count}>{t('involve.roles', { count: roles.length })}</p>
        </li>
      ))}
    </ul>
  );
}

/** The arrow never falls onto a line of its own. */
function WithArrow({ title }: { title: string }) {
  const at = title.lastIndexOf(' ') + 1;
  return (
    <>
      {title.slice(0, at)}
      <span className={styles.last}>
        {title.slice(at)} <Arrow />
      </span>
    </>
  );
}
