import { useMemo } from 'react';
import type { FigureInLanguage } from '#contract/content.ts';
import type { Countries, Region } from '#contract/countries.ts';
import { PLUS_KIND } from '#contract/figures.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { Counter } from '#web/ui/Counter.tsx';
import { Choice } from './Choice.tsx';
import { CountryList } from './CountryList.tsx';
import { useChosen } from './useChosen.ts';
import { MAP_ID } from './whereQuery.ts';
import styles from './World.module.css';
import { WorldMap } from './WorldMap.tsx';

/** Kinds of the figures that are counted here, in their order. */
const COUNTED = ['paises', 'organizaciones'];

interface WorldProps {
  regions: readonly Region[];
  sources: Countries['fuentes'];
  figures: readonly FigureInLanguage[];
}

/** How far it has come: two counters, the map, and beside it the list that says the same in words. */
export function World({ regions, sources, figures }: WorldProps) {
  const { language, t } = useTexts();
  const format = useMemo(() => formatNumber(language), [language]);
  const { chosen, choose } = useChosen(regions);
  const counted = COUNTED.flatMap((kind) => figures.filter(({ tipo }) => tipo === kind));
  return (
    <section className={styles.world} aria-labelledby={MAP_ID}>
      <div className="wrap">
        <h2 id={MAP_ID} className={styles.title} tabIndex={-1}>
          {t('where.world')}
        </h2>
        <dl className={styles.figures}>
          {counted.map(({ id, tipo, impacto, titulo, anio, fuente, enlace }) => (
            <div key={tipo}>
              <dt>
                {titulo}
                {enlace && (
                  <ExternalLink href={enlace}>
                    {anio?.replace('-', '–')}, {fuente}
                  </ExternalLink>
                )}
              </dt>
              <dd>
                <Counter value={impacto} format={format} plus={id === PLUS_KIND} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={`wrap ${styles.board}`}>
        <div className={styles.chart}>
          <WorldMap regions={regions} chosen={chosen} choose={choose} />
          <Choice chosen={chosen} sources={sources} />
        </div>
        <CountryList regions={regions} chosen={chosen} choose={choose} />
      </div>
    </section>
  );
}
