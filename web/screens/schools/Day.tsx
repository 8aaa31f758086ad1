import type { Schools } from '#contract/schools.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Day.module.css';

/** Five pictures form one landscape; in narrow windows they stand beside the hours. */
export function Day({ hours }: { hours: Schools['jornada'] }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="day">
      <div className="wrap split" data-head="">
        <h2 id="day">{t('schools.day')}</h2>
        <p className="lead">{t('schools.day_lead')}</p>
      </div>
      <ol className={`cards ${styles.hours}`} data-cards="5">
        {hours.map(({ imagen, alt, hora, titulo, texto }) => (
          <li key={imagen} className={styles.hour}>
            <div className={`picture ${styles.picture}`}>
              <img src={`/art/schools-day-${imagen}.svg`} width="800" height="1000" alt={alt} loading="lazy" />
            </div>
            <div className={styles.words}>
              <h3>
                <span>{hora}</span>
                <span className="vh">: </span>
                {titulo}
              </h3>
              <p>{texto}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
