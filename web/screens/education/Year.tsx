import type { Education } from '#contract/education.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Year.module.css';

export function Year({ steps }: { steps: Education['anio'] }) {
  const { t } = useTexts();
  return (
    <section className={`section ${styles.year}`} data-ground="rose" aria-labelledby="year">
      <div className="wrap">
        <div className="split" data-head="">
          <h2 id="year">{t('education.year')}</h2>
          <p className="lead">{t('education.year_lead')}</p>
        </div>
        <div className={styles.page}>
          <ol>
            {steps.map(({ imagen, alt, titulo, texto, anota }) => (
              <li key={titulo} className={styles.line}>
                <div className={`picture ${styles.glued}`}>
                  <Picture
                    src={imagen}
                    width={600}
                    height={400}
                    alt={alt}
                    frame="(min-width: 960px) 30vw, (min-width: 600px) 38vw, 84vw"
                    loading="lazy"
                  />
                </div>
                <div className={styles.done}>
                  <h3>{titulo}</h3>
                  <p>{texto}</p>
                </div>
                <p className={styles.written}>
                  <span className={styles.label}>{t('education.year_written')}</span> {anota}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
