import type { Schools } from '#contract/schools.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Day.module.css';

const SIZES = '(min-width: 1280px) 33vw, 22rem';

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
        {hours.map(({ imagen, alt, hora, titulo, texto, credito }) => (
          <li key={imagen} className={styles.hour}>
            <div className={`picture ${styles.picture}`}>
              <Picture src={imagen} width={800} height={1000} alt={alt} frame={SIZES} loading="lazy" />
            </div>
            <div className={styles.words}>
              <h3>
                <span>{hora}</span>
                <span className="vh">: </span>
                {titulo}
              </h3>
              <p>{texto}</p>
              <Credit of={credito} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
