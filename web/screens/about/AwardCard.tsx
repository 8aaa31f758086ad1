import { use, useState } from 'react';
import type { About } from '#contract/about.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { CarouselStop } from '#web/ui/Carousel.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './AwardCard.module.css';

/** Screen readers read both sides. Without scripts they stand below each other. */
export function AwardCard({ award: { id, anio, nombre, otorga, texto } }: { award: About['premios'][number] }) {
  const { t } = useTexts();
  const stopSliding = use(CarouselStop);
  const [turned, setTurned] = useState(false);
  const turn = () => {
    stopSliding();
    setTurned(!turned);
  };
  return (
    <article className={styles.card} aria-labelledby={`awards-${id}`} data-turned={turned ? '' : undefined}>
      <div className={styles.cloth}>
        <div className={styles.front} data-away={turned ? '' : undefined}>
          <p className={styles.year}>{anio}</p>
          <Picture src={`/art/medallas/${id}.svg`} width={320} height={320} alt="" loading="lazy" />
          <div>
            <h3 id={`awards-${id}`}>{nombre}</h3>
            <p className={styles.giver}>{otorga}</p>
          </div>
        </div>
        <div className={styles.back} data-away={turned ? undefined : ''}>
          <p className={styles.year} aria-hidden="true">
            {anio}
          </p>
          <p className={styles.reason}>{texto}</p>
        </div>
      </div>
      <button type="button" className={`card-link ${styles.turn}`} onClick={turn}>
        <span>{turned ? t('about.turn_back') : t('about.turn')}</span>
        <span className="vh"> ({nombre})</span>
      </button>
    </article>
  );
}
