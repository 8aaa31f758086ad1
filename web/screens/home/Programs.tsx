import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import styles from './Programs.module.css';
import { PROGRAMS } from './scenes.ts';

export function Programs() {
  const { t } = useTexts();
  return (
    <section className={`wrap ${styles.programs}`} aria-labelledby="programs">
      <h2 id="programs">{t('home.programs.title')}</h2>
      <div className={styles.mosaic}>
        {PROGRAMS.map(({ screen, picture }) => (
          <article key={screen} className={styles.tile} data-program={screen} aria-labelledby={`programs-${screen}`}>
            <div className={`picture ${styles.picture}`}>
              <img src={picture} width="1200" height="900" alt={t(`home.programs.${screen}.alt`)} loading="lazy" />
            </div>
            <h3 id={`programs-${screen}`}>
              <SiteLink to={`/${screen}`} className="card-link">
                {t(`route.${screen}.title`)} <Arrow />
              </SiteLink>
            </h3>
            <p>{t(`home.programs.${screen}`)}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
