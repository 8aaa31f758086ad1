import type { About } from '#contract/about.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Years.module.css';

/** A knot for each event, a stitch for each year until the next: rows on a desk, one thread on a phone, folded between its ends. */
export function Years({ milestones }: { milestones: About['hitos'] }) {
  const { t } = useTexts();
  const last = milestones.length - 1;
  const years = (milestones[last]?.anio ?? 0) - (milestones[0]?.anio ?? 0);
  const events = milestones.map(({ anio, titulo, texto }, index) => (
    // Its column among two and among four.
    <article key={anio} className={styles.event} data-column={index % 4} aria-labelledby={`year-${anio}`}>
      <span className={styles.stitches} aria-hidden="true">
        {Array.from({ length: (milestones[index + 1]?.anio ?? anio) - anio }, (_, stitch) => (
          <i key={stitch} />
        ))}
        {index === last && <Picture src="/art/about-needle.svg" width={220} height={18} alt="" loading="lazy" />}
      </span>
      <div className={styles.words}>
        <p className={styles.year}>{anio}</p>
        <h3 id={`year-${anio}`}>{titulo}</h3>
        <p>{texto}</p>
      </div>
    </article>
  ));
  const between = events.slice(1, last);
  return (
    <section className={`section ${styles.years}`} data-ground="monte" aria-labelledby="years">
      <div className="wrap">
        <div className="split" data-head="">
          <h2 id="years">{t('about.years', { years: String(years) })}</h2>
          <p className="lead">{t('about.years_lead')}</p>
        </div>
        <div className={`cards ${styles.thread}`} data-cards="4">
          {events[0]}
          {between.length > 1 ? (
            <Fold id="years" label={t('about.years_fold', { count: String(between.length) })}>
              {between}
            </Fold>
          ) : (
            between
          )}
          {last > 0 && events[last]}
        </div>
      </div>
    </section>
  );
}
