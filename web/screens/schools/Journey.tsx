import type { Schools } from '#contract/schools.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import styles from './Journey.module.css';

interface JourneyProps {
  steps: Schools['camino'];
  followers: Schools['replica'];
  sources: Schools['fuentes'];
}

export function Journey({ steps, followers, sources }: JourneyProps) {
  const { t } = useTexts();
  return (
    <section
      className="wrap section split"
      data-split="5/7"
      data-gap="wide"
      data-space="small"
      aria-labelledby="journey"
    >
      <div>
        <h2 id="journey">{t('schools.journey')}</h2>
        <p className={`lead ${styles.followers}`}>
          <b>{followers.cifra}</b> {followers.texto}
        </p>
      </div>
      <Fold id="journey" label={t('schools.journey_fold', { count: String(steps.length) })}>
        <ol className="ruled">
          {steps.map(({ anio, titulo, texto }) => (
            <li key={anio} className={styles.step}>
              <span className={styles.year}>{anio}</span>
              <div>
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </div>
            </li>
          ))}
        </ol>
      </Fold>
      <Sources sources={sources} className={styles.sources} />
    </section>
  );
}
