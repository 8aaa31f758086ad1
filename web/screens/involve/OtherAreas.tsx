import type { InternshipCategory } from '#contract/involvement.ts';
import type { InternshipId } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import styles from './OtherAreas.module.css';

/** Each by what its own page says first. */
export function OtherAreas({ areas }: { areas: readonly InternshipCategory[] }) {
  const { t } = useTexts();
  return (
    <section className={`wrap ${styles.others}`} aria-labelledby="others">
      <h3 id="others">{t('internship.others')}</h3>
      <ul>
        {areas.map(({ id, title }) => (
          <li key={id}>
            <p>{t(`route.involucrate-${String(id) as InternshipId}.headline`)}</p>
            <SiteLink to={`/involucrate/${id}`} className="card-link">
              {title} <Arrow />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
