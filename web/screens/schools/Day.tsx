import type { Schools } from '#contract/schools.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Day.module.css';

/** Five pictures form one landscape, side by side or, in a narrow window, one below the other. */
export function Day({ hours }: { hours: Schools['jornada'] }) {
  const { t } = useTexts();
  return (
    <section className={styles.day} aria-labelledby="day">
      <div className="wrap split" data-head="">
        <h2 id="day">{t('schools.day')}</h2>
        <p className="lead">{t('schools.day_lead')}</p>
      </div>
      <div className={styles.hours}>
        {hours.map(({ imagen, alt, hora, titulo, texto, credito }, at) => (
          <article key={imagen} className={styles.hour} aria-labelledby={`day-${at + 1}`}>
            <div className={`picture ${styles.picture}`}>
              <Picture
                src={imagen}
                width={800}
                height={1000}
                alt={alt}
                frame="(min-width: 960px) 20vw, (min-width: 600px) 41vw, 45vw"
                loading="lazy"
              />
            </div>
            <div className={styles.words}>
              <Way at={at} of={hours.length} />
              <h3 id={`day-${at + 1}`}>
                <span>{hora}</span>
                <span className="vh">: </span>
                {titulo}
              </h3>
              <p>{texto}</p>
              <Credit of={credito} />
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

/**
 * The sun, and the hour's piece of its way down a narrow window, out from the pictures and back; its stitches meet those of
 * the next. Lengths are percents of the strip that it lies on.
 */
function Way({ at, of }: { at: number; of: number }) {
  const out = (hours: number) => 68 * (1 - ((2 * hours) / of - 1) ** 2);
  // A parabola's piece: its control point lies where the lines along its ends meet.
  const control = 2 * out(at + 0.5) - (out(at) + out(at + 1)) / 2;
  return (
    <svg className={styles.way} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={`M${out(at)} 0Q${control} 50 ${out(at + 1)} 100`} pathLength="12" />
      </svg>
      <circle cx={`${out(at + 0.5)}%`} cy="50%" />
    </svg>
  );
}
