import { useMemo } from 'react';
import type { FigureInLanguage } from '#contract/content.ts';
import { PLUS_KIND } from '#contract/figures.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Counter } from '#web/ui/Counter.tsx';
import { SweepImage } from '#web/ui/SweepImage.tsx';
import styles from './Impact.module.css';
import { SourceLink } from './SourceLink.tsx';
import { Sources } from './Sources.tsx';
import { useFigure } from './useFigure.ts';

export function Impact({ figures }: { figures: FigureInLanguage[] }) {
  const { language, t } = useTexts();
  const format = useMemo(() => formatNumber(language), [language]);
  const write = useFigure();
  const giant = figures.find(({ clazz }) => clazz === 'giant');
  const outcomes = figures.filter(({ clazz }) => clazz === 'outcome');
  const ledger = figures.filter((figure) => figure !== giant && !outcomes.includes(figure));
  const counter = ({ impacto, id }: FigureInLanguage) => (
    <Counter value={impacto} format={format} plus={id === PLUS_KIND} />
  );

  return (
    <>
      <section className={`section ${styles.impact}`} data-ground="monte" aria-labelledby="impact">
        <SweepImage className={styles.wheel} src="/art/rosette-impact.svg" width={400} height={400} />
        <div className="wrap">
          <h2 id="impact" className={styles.title}>
            {t('home.impact.title')}
          </h2>
          {giant && (
            <p className={styles.giant}>
              <b>{counter(giant)}</b>
              <span>
                {giant.titulo}. {t('home.impact.giant')} <SourceLink figure={giant} />
              </span>
            </p>
          )}
          <ul className={`cards ${styles.outcomes}`} data-cards="2">
            {outcomes.map((figure) => (
              <li key={figure.tipo}>
                <strong>{write(figure)}</strong> {figure.titulo} <SourceLink figure={figure} />
              </li>
            ))}
          </ul>
          <dl className={styles.ledger}>
            {ledger.map((figure) => (
              <div key={figure.tipo} data-size={figure.clazz}>
                <dt>
                  {figure.titulo} <SourceLink figure={figure} />
                </dt>
                <dd>{counter(figure)}</dd>
              </div>
            ))}
          </dl>
          <Sources figures={figures} />
        </div>
      </section>
      <div className={styles.edge} />
    </>
  );
}
