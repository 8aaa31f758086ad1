import type { Schools } from '#contract/schools.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { useCarouselWords } from '#web/sections/useCarouselWords.ts';
import { Carousel } from '#web/ui/Carousel.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Day.module.css';

const SIZES = '(min-width: 960px) 20vw, (min-width: 600px) 33vw, 95vw';

/** Five pictures form one landscape: whole in a wide window, passing by in a narrow one. */
export function Day({ hours }: { hours: Schools['jornada'] }) {
  const { t } = useTexts();
  const words = useCarouselWords();
  return (
    <Carousel
      bare
      parts={{ root: styles.day, controls: styles.controls, viewport: styles.hours, slide: styles.hour }}
      label={t('schools.day')}
      words={words}
      head={
        <div className={`wrap split ${styles.head}`} data-head="">
          <h2>{t('schools.day')}</h2>
          <p className="lead">{t('schools.day_lead')}</p>
        </div>
      }
    >
      {hours.map(({ imagen, alt, hora, titulo, texto, credito }, at) => (
        <div key={imagen}>
          <div className={`picture ${styles.picture}`}>
            <Picture src={imagen} width={800} height={1000} alt={alt} frame={SIZES} loading="lazy" />
          </div>
          <div className={styles.words}>
            <Way at={at} of={hours.length} />
            <h3>
              <span>{hora}</span>
              <span className="vh">: </span>
              {titulo}
            </h3>
            <p>{texto}</p>
            <Credit of={credito} />
          </div>
        </div>
      ))}
    </Carousel>
  );
}

/** Where the sun stands, on a phone that shows one hour of them. */
function Way({ at, of }: { at: number; of: number }) {
  const stops = Array.from({ length: of }, (_, i) => ({
    x: 10 + (i * 90) / (of - 1),
    y: 8 + 18 * ((2 * i) / (of - 1) - 1) ** 2,
  }));
  return (
    <svg className={styles.way} viewBox="0 0 110 36" aria-hidden="true">
      {stops.map(({ x, y }, i) => (
        <circle key={x} cx={x} cy={y} r={i === at ? 8 : 3} data-now={i === at ? '' : undefined} />
      ))}
    </svg>
  );
}
