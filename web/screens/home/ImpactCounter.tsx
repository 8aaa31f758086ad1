import { useMemo } from 'react';
import type { FigureInLanguage } from '#contract/content.ts';
import { PLUS_KIND } from '#contract/figures.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Counter } from '#web/ui/Counter.tsx';
import styles from './ImpactCounter.module.css';

/** The counter; where the figure has grown since, the newer number follows: '+90.000, en 2026, más de 100.000'. */
export function ImpactCounter({ figure: { id, impacto, reciente } }: { figure: FigureInLanguage }) {
  const { language, t } = useTexts();
  const format = useMemo(() => formatNumber(language), [language]);
  const isLeast = id === PLUS_KIND;
  const counter = <Counter value={impacto} format={format} plus={isLeast} />;
  const now = reciente?.actual;
  if (!now) return counter;
  const year = now.anio.replace('-', '–');
  return (
    <span className={styles.growth}>
      <span className={styles.before}>
        <span className={styles.when}>{t('home.impact.before')} </span>
        {counter}
      </span>
      <span className="vh">, </span>
      <span className={styles.now}>
        <span className={styles.thread} aria-hidden="true">
          <Arrow />
        </span>
        <span>
          <span className={styles.when}>{t(isLeast ? 'home.impact.more' : 'home.impact.now', { year })} </span>
          <span className={styles.figure}>{format(now.impacto)}</span>
        </span>
      </span>
    </span>
  );
}
