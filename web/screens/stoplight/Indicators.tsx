import type { Stoplight } from '#contract/stoplight.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Indicators.module.css';

export function Indicators({ dimensions }: { dimensions: Stoplight['dimensiones'] }) {
  const { t } = useTexts();
  const all = dimensions.flatMap(({ indicadores }) => indicadores);
  return (
    <section className="section" data-ground="monte" aria-labelledby="indicators">
      <div className="wrap split" data-split="5/7" data-early="" data-gap="wide">
        <div className={styles.words}>
          <h2 id="indicators">
            <span className={styles.number}>{all.length}</span> {t('stoplight.indicators')}
          </h2>
          <p className="lead">{t('stoplight.indicators_lead')}</p>
        </div>
        <div className="ruled">
          {dimensions.map(({ id, nombre, resumen, indicadores }) => (
            <details key={id} className={styles.dimension}>
              <summary>
                <h3>{nombre}</h3>
                <span>{t('stoplight.count', { count: String(indicadores.length) })}</span>
              </summary>
              <p>{resumen}</p>
              <ol start={all.indexOf(indicadores[0] ?? '') + 1}>
                {indicadores.map((indicator) => (
                  <li key={indicator}>{indicator}</li>
                ))}
              </ol>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
