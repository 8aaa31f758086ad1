import type { InternshipCategory } from '#contract/involvement.ts';
import type { InternshipId } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './OtherAreas.module.css';

/** Each by its name, and what its own page says first. */
export function OtherAreas({ areas }: { areas: readonly InternshipCategory[] }) {
  const { t } = useTexts();
  return (
    <section className={`wrap ${styles.others}`} aria-labelledby="others">
      <h3 id="others">{t('internship.others')}</h3>
      <ul>
        {areas.map(({ id, title, imagen }) => (
          <li key={id}>
            <Picture src={imagen} width={1440} height={810} alt="" frame="12rem" loading="lazy" />
            <div>
              <SiteLink to={`/involucrate/${id}`} className="card-link">
                {title}
              </SiteLink>
              <p>
                {t(`route.involucrate-${String(id) as InternshipId}.headline`)} <Arrow />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
