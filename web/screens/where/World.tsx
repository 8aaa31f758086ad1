import type { FigureInLanguage } from '#contract/content.ts';
import type { Countries, Region } from '#contract/countries.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { Choice } from './Choice.tsx';
import { Counters } from './Counters.tsx';
import { CountryList } from './CountryList.tsx';
import { useChosen } from './useChosen.ts';
import { MAP_ID } from './whereQuery.ts';
import styles from './World.module.css';
import { WorldMap } from './WorldMap.tsx';

interface WorldProps {
  figures: readonly FigureInLanguage[];
  regions: readonly Region[];
  sources: Countries['fuentes'];
}

/** How far the Stoplight has come: two figures, and the map that they sum up. */
export function World({ figures, regions, sources }: WorldProps) {
  const { t } = useTexts();
  const { chosen, choose } = useChosen(regions);
  const count = regions.flatMap(({ paises }) => paises).length;
  return (
    <div className={`section ${styles.world}`} data-ground="monte">
      <div className={`wrap ${styles.atlas}`}>
        <Counters figures={figures} />
        <section className={styles.find} aria-labelledby={MAP_ID}>
          <div className={styles.head}>
            <h2 id={MAP_ID} tabIndex={-1}>
              {t('where.find')}
            </h2>
            <p>{t('where.choose')}</p>
          </div>
          <WorldMap regions={regions} chosen={chosen} choose={choose} className={styles.map} />
          <div className={styles.list}>
            <Fold id="countries" label={t('where.list', { count })} always>
              <CountryList regions={regions} chosen={chosen} choose={choose} />
            </Fold>
          </div>
        </section>
      </div>
      <Choice chosen={chosen} sources={sources} />
    </div>
  );
}
