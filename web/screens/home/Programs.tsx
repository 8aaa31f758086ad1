import type { Home } from '#contract/home.ts';
import { PROGRAMS } from '#web/navigation/groups.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Programs.module.css';

export function Programs({ pictures }: { pictures: Home['programas'] }) {
  const { t } = useTexts();
  return (
    <section className={`wrap ${styles.programs}`} aria-labelledby="programs">
      <div className={styles.mosaic}>
        <h2 id="programs">{t('home.programs.title')}</h2>
        {PROGRAMS.map((screen) => (
          <article key={screen} className={styles.tile} data-program={screen} aria-labelledby={`programs-${screen}`}>
            <div className={`picture ${styles.picture}`}>
              <Picture
                src={pictures[screen].imagen}
                width={1200}
                height={900}
                alt={pictures[screen].alt}
                frame="(min-width: 600px) 58vw, 100vw"
                loading="lazy"
              />
            </div>
            <div>
              <h3 id={`programs-${screen}`}>
                <SiteLink to={`/${screen}`} className="card-link">
                  {t(`route.${screen}.title`)} <Arrow />
                </SiteLink>
              </h3>
              <p>{t(`home.programs.${screen}`)}</p>
              <Credit of={pictures[screen].credito} />
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
