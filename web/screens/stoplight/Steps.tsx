import type { Stoplight } from '#contract/stoplight.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Steps.module.css';

export function Steps({ steps }: { steps: Stoplight['pasos'] }) {
  const { t } = useTexts();
  return (
    <section className="section" data-ground="tierra" aria-labelledby="steps">
      <div className="wrap">
        <h2 id="steps" className={styles.title}>
          {t('stoplight.steps')}
        </h2>
        <ol className={`cards ${styles.stairs}`} data-cards="3">
          {steps.map(({ imagen, alt, titulo, texto }) => (
            <li key={imagen} className={styles.step}>
              <div className={`picture ${styles.picture}`}>
                <img src={`/art/stoplight-${imagen}.svg`} width="1200" height="900" alt={alt} loading="lazy" />
              </div>
              <h3>{titulo}</h3>
              <p>{texto}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
