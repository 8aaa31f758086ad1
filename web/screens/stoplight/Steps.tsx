import type { Stoplight } from '#contract/stoplight.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Steps.module.css';

const SIZES = '(min-width: 600px) 38vw, 100vw';

export function Steps({ steps }: { steps: Stoplight['pasos'] }) {
  const { t } = useTexts();
  return (
    <section className="section" data-ground="tierra" aria-labelledby="steps">
      <div className="wrap">
        <h2 id="steps" className={styles.title}>
          {t('stoplight.steps')}
        </h2>
        <ol className={`cards ${styles.stairs}`} data-cards="3">
          {steps.map(({ imagen, alt, titulo, texto, credito }) => (
            <li key={imagen} className={styles.step}>
              <div className={`picture ${styles.picture}`}>
                <Picture src={imagen} width={1200} height={900} alt={alt} frame={SIZES} loading="lazy" />
              </div>
              <h3>{titulo}</h3>
              <p>{texto}</p>
              <Credit of={credito} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
