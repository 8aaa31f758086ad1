import type { About } from '#contract/about.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { GrowingLace } from './GrowingLace.tsx';
import styles from './Years.module.css';

/** More than so many do not fit beside each other on a desk. */
const IN_ONE_ROW = 5;

/**
 * A lace for each event, with a ring more than the one before, and a stitch for each year until the next. The thread runs in rows, as
 * one reads: it leaves by the window's right edge and comes back by the left one. On a phone it runs down, with the texts folded.
 */
export function Years({ milestones }: { milestones: About['hitos'] }) {
  const { t } = useTexts();
  const last = milestones.length - 1;
  const columns = Math.ceil(milestones.length / Math.ceil(milestones.length / IN_ONE_ROW));
  const years = (milestones[last]?.anio ?? 0) - (milestones[0]?.anio ?? 0);
  const events = milestones.map(({ anio, titulo, texto }, index) => (
    <article key={anio} className={styles.event} aria-labelledby={`year-${anio}`}>
      <span className={styles.stitches} aria-hidden="true">
        <GrowingLace share={index / last} />
        {Array.from({ length: (milestones[index + 1]?.anio ?? anio) - anio }, (_, stitch) => (
          <i key={stitch} />
        ))}
        {index === last && <Picture src="/art/about-needle.svg" width={220} height={18} alt="" loading="lazy" />}
      </span>
      <div>
        <p className={styles.year}>{anio}</p>
        <h3 id={`year-${anio}`}>{titulo}</h3>
        <p>{texto}</p>
      </div>
    </article>
  ));
  return (
    <section className={`section ${styles.years}`} data-ground="monte" data-space="small" aria-labelledby="years">
      <div className="wrap">
        <div className="split" data-head="">
          <h2 id="years">{t('about.years', { years: String(years) })}</h2>
          <p className="lead">{t('about.years_lead')}</p>
        </div>
        <Fold id="years" label={t('about.years_fold')} peek>
          <div className={`cards ${styles.thread}`} data-cards="2" data-columns={columns}>
            {events}
          </div>
        </Fold>
      </div>
    </section>
  );
}
