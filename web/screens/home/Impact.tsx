import { useMemo } from 'react';
import type { ImpactItem } from '#contract/content.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Counter } from '#web/ui/Counter.tsx';
import { Weave } from '#web/ui/Weave.tsx';
import styles from './Impact.module.css';

/** Kind of an impact item whose counter has a plus sign before it (spec 3). */
const PLUS_KIND = 1;

/** Eight counters: one giant, seven in a ledger under stitched rules. */
export function Impact({ items }: { items: ImpactItem[] }) {
  const { language, t } = useTexts();
  const format = useMemo(() => formatNumber(language), [language]);
  const giant = items.find((item) => item.clazz === 'giant');
  const counter = (item: ImpactItem) => <Counter value={item.impacto} format={format} plus={item.id === PLUS_KIND} />;

  return (
    <>
      <section className={styles.impact} aria-labelledby="impact">
        <Weave className={styles.wheel} src="/art/rosette-impact.svg" width={400} height={400} />
        <div className="wrap">
          <h2 id="impact" className={styles.title}>
            {t('home.impact.title')}
          </h2>
          {giant && (
            <p className={styles.giant}>
              <b>{counter(giant)}</b>
              <span>
                {giant.titulo}. {t('home.impact.giant')}
              </span>
            </p>
          )}
          <dl className={styles.ledger}>
            {items
              .filter((item) => item !== giant)
              .map((item) => (
                <div key={item.tipo} data-size={item.clazz}>
                  <dt>{item.titulo}</dt>
                  <dd>{counter(item)}</dd>
                </div>
              ))}
          </dl>
        </div>
      </section>
      <div className={styles.edge} />
    </>
  );
}
