import { useEffect, useState } from 'react';
import type { About } from '#contract/about.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Years.module.css';

/** A knot for each event, a stitch for each year until the next: rows on a desk, one long thread on a phone. */
export function Years({ milestones }: { milestones: About['hitos'] }) {
  const { t } = useTexts();
  const scrolls = useIsStrip();
  const years = (milestones.at(-1)?.anio ?? 0) - (milestones[0]?.anio ?? 0);
  return (
    <section className={`section ${styles.years}`} data-ground="monte" aria-labelledby="years">
      <div className="wrap">
        <div className="split" data-head="">
          <h2 id="years">{t('about.years', { years: String(years) })}</h2>
          <p className="lead">{t('about.years_lead')}</p>
        </div>
        {/* A phone scrolls it: by keys, too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.strip} role="group" aria-labelledby="years" tabIndex={scrolls ? 0 : undefined}>
          <ol className={`cards ${styles.thread}`} data-cards="4">
            {milestones.map(({ anio, titulo, texto }, index) => (
              <li key={anio} className={styles.event}>
                <span className={styles.stitches} aria-hidden="true">
                  {Array.from({ length: (milestones[index + 1]?.anio ?? anio) - anio }, (_, stitch) => (
                    <i key={stitch} />
                  ))}
                  {index === milestones.length - 1 && (
                    <Picture src="/art/about-needle.svg" width={220} height={18} alt="" loading="lazy" />
                  )}
                </span>
                <div className={styles.words}>
                  <p className={styles.year}>{anio}</p>
                  <h3>{titulo}</h3>
                  <p>{texto}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** Whether the events stand in one row that is scrolled. Without scripts: always. */
function useIsStrip(): boolean {
  const [isStrip, setIsStrip] = useState(true);
  useEffect(() => {
    const phone = matchMedia('(max-width: 599.98px)');
    const follow = () => setIsStrip(phone.matches);
    follow();
    phone.addEventListener('change', follow);
    return () => phone.removeEventListener('change', follow);
  }, []);
  return isStrip;
}
