import { useMemo } from 'react';
import { byName } from '#contract/byName.ts';
import type { Region } from '#contract/countries.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './CountryList.module.css';
import type { useChosen } from './useChosen.ts';

interface CountryListProps extends ReturnType<typeof useChosen> {
  regions: readonly Region[];
}

/** By region. Spec 9's 12 and 30 are the most that a column holds: a region starts a column of its own. */
export function CountryList({ regions, chosen, choose }: CountryListProps) {
  const { t } = useTexts();
  const sorted = useMemo(
    () => regions.map((region) => ({ region, countries: [...region.paises].sort(byName) })),
    [regions],
  );
  return (
    <div className={styles.regions}>
      {sorted.map(({ region, countries }) => (
        <div key={region.id} className={styles.region}>
          <h3 id={`list-${region.id}`}>
            <a aria-current={region === chosen.region && !chosen.country ? 'true' : undefined} {...choose({ region })}>
              {region.nombre} <span>{countries.length}</span>
            </a>
          </h3>
          <ul className={styles.list} aria-labelledby={`list-${region.id}`}>
            {countries.map((country) => (
              <li key={country.iso3} data-find="country" data-sourced={country.fuente && ''}>
                <a aria-current={country === chosen.country ? 'true' : undefined} {...choose({ region, country })}>
                  {country.nombre}
                  {country.fuente && <span className="vh"> ({t('where.sourced')})</span>}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
