import type { Stoplight } from '#contract/stoplight.ts';
import { useKeptOpen } from '#web/hooks/useKeptOpen.ts';
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
          {dimensions.map((dimension) => (
            <Dimension
              key={dimension.id}
              dimension={dimension}
              first={all.indexOf(dimension.indicadores[0] ?? '') + 1}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

interface DimensionProps {
  dimension: Stoplight['dimensiones'][number];
  /** The number of its first indicator among all. */
  first: number;
}

function Dimension({ dimension: { id, nombre, resumen, indicadores }, first }: DimensionProps) {
  const { t } = useTexts();
  const keptOpen = useKeptOpen(`dimension-${id}`);
  return (
    <details {...keptOpen} className={styles.dimension}>
      <summary>
        <h3>{nombre}</h3>
        <span>{t('stoplight.count', { count: String(indicadores.length) })}</span>
      </summary>
      <p>{resumen}</p>
      <ol start={first}>
        {indicadores.map((indicator) => (
          <li key={indicator}>{indicator}</li>
        ))}
      </ol>
    </details>
  );
}
