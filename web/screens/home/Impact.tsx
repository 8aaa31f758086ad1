import type { FigureInLanguage } from '#contract/content.ts';
import { useKeptOpen } from '#web/hooks/useKeptOpen.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SweepImage } from '#web/ui/SweepImage.tsx';
import { FigureSource } from './FigureSource.tsx';
import styles from './Impact.module.css';
import { ImpactCounter } from './ImpactCounter.tsx';
import { FIGURES_ID } from './SourceLink.tsx';
import { toCurrent } from '#web/sections/currentFigure.ts';
import { useFigure } from '#web/sections/useFigure.ts';

/** In one row, beside the giant; the others on request. */
const FIRST = 3;

export function Impact({ figures }: { figures: FigureInLanguage[] }) {
  const { t } = useTexts();
  const write = useFigure();
  const keptOpen = useKeptOpen(FIGURES_ID);
  const giant = figures.find(({ clazz }) => clazz === 'giant');
  const outcomes = figures.filter(({ clazz }) => clazz === 'outcome');
  const ledger = figures.filter((figure) => figure !== giant && !outcomes.includes(figure));
  const list = (some: FigureInLanguage[]) => (
    <dl className={styles.ledger}>
      {some.map((figure) => (
        <div key={figure.tipo} data-find="figure" data-size={figure.clazz} data-grown={figure.reciente?.actual && ''}>
          <dt>
            {/* One text: browsers leave a space of its own out of the term's name. */}
            {`${figure.titulo} `}
            <FigureSource figure={figure} />
          </dt>
          <dd>
            <ImpactCounter figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  );

  return (
    <>
      <section className={`section ${styles.impact}`} data-ground="monte" data-space="small" aria-labelledby="impact">
        <SweepImage className={styles.wheel} src="/art/rosette-impact.svg" width={400} height={400} />
        <div className="wrap">
          <h2 id="impact" className={styles.title}>
            {t('home.impact.title')}
          </h2>
          {giant && (
            <p className={styles.giant} data-find="figure">
              <b>
                <ImpactCounter figure={giant} />
              </b>
              <span>
                {giant.titulo}. {t('home.impact.giant')} <FigureSource figure={giant} />
              </span>
            </p>
          )}
          {list(ledger.slice(0, FIRST))}
          <details {...keptOpen} className={styles.more} id={FIGURES_ID}>
            <summary>{t('home.figures.title')}</summary>
            <ul className={`cards ${styles.outcomes}`} data-cards="2">
              {outcomes
                // A note beside the number is its source's to tell.
                .map((outcome) => (outcome.reciente?.actual ? toCurrent(outcome).figure : outcome))
                .map((figure) => (
                  <li key={figure.tipo} data-find="figure">
                    <strong>{write(figure)}</strong> {figure.titulo} <FigureSource figure={figure} />
                  </li>
                ))}
            </ul>
            {list(ledger.slice(FIRST))}
            <p className={styles.note}>
              {figures.some(({ pendiente }) => pendiente) && t('figures.pending')}{' '}
              <a href="/numeros.json">{t('home.figures.data')}</a>
            </p>
          </details>
        </div>
      </section>
      <div className={styles.edge} />
    </>
  );
}
