import type { InternshipCategory } from '#contract/involvement.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './OtherAreas.module.css';

export function OtherAreas({ areas }: { areas: readonly InternshipCategory[] }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="others">
      <h2 id="others">{t('internship.others')}</h2>
      <ul className={styles.others}>
        {areas.map(({ id, title, imagen, roles }) => (
          <li key={id}>
            <Picture src={imagen} width={1200} height={900} alt="" frame="8rem" loading="lazy" />
            <div>
              <h3>
                <SiteLink to={`/involucrate/${id}`} className="card-link">
                  {title}
                </SiteLink>
              </h3>
              <p>{t('involve.roles', { count: roles.length })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
