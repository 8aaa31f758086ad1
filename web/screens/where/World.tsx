import type { Countries, Region } from '#contract/countries.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Choice } from './Choice.tsx';
import { CountryList } from './CountryList.tsx';
import { useChosen } from './useChosen.ts';
import { MAP_ID } from './whereQuery.ts';
import styles from './World.module.css';
import { WorldMap } from './WorldMap.tsx';

interface WorldProps {
  regions: readonly Region[];
  sources: Countries['fuentes'];
}

export function World({ regions, sources }: WorldProps) {
  const { t } = useTexts();
  const { chosen, choose } = useChosen(regions);
  const countries = regions.flatMap(({ paises }) => paises);
  const known = countries.filter(({ fuente }) => fuente).length;
  return (
    <section className={`section ${styles.world}`} data-ground="monte" aria-labelledby={MAP_ID}>
      <div className="wrap">
        <h2 id={MAP_ID} tabIndex={-1}>
          {t('where.list', { count: countries.length })}
        </h2>
      </div>
      <div className={`wrap ${styles.atlas}`}>
        <div className={styles.chart}>
          <WorldMap regions={regions} chosen={chosen} choose={choose} />
          <div className={styles.hint}>
            <p>{t('where.choose')}</p>
            <p className={styles.legend}>{t('where.known', { count: known })}</p>
          </div>
        </div>
        <CountryList regions={regions} chosen={chosen} choose={choose} />
      </div>
      <Choice chosen={chosen} sources={sources} />
    </section>
  );
}
