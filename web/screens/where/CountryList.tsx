import { useMemo } from 'react';
import { byName } from '#contract/byName.ts';
import type { Region } from '#contract/countries.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './CountryList.module.css';
import type { useChosen } from './useChosen.ts';

interface CountryListProps extends ReturnType<typeof useChosen> {
  regions: readonly Region[];
}

/** Spec 9. */
const PHONE_COLUMN = 12;

/** In columns of 30; on a phone of 12, two beside each other and the others below them (spec 9). */
export function CountryList({ regions, chosen, choose }: CountryListProps) {
  const { t } = useTexts();
  const countries = useMemo(
    () =>
      regions
        .flatMap((region) => region.paises.map((country) => ({ nombre: country.nombre, country, region })))
        .sort(byName),
    [regions],
  );
  return (
    <ul className={styles.list}>
      {countries.map(({ nombre, country, region }, at) => (
        <li
          key={country.iso3}
          data-side={Math.floor(at / PHONE_COLUMN) % 2 ? 'end' : 'start'}
          data-find="country"
          data-sourced={country.fuente && ''}
        >
          <a aria-current={country === chosen.country ? 'true' : undefined} {...choose({ region, country })}>
            {nombre}
            {country.fuente && <span className="vh"> ({t('where.sourced')})</span>}
          </a>
          {country.organizaciones && (
            <span className={`vh-phone ${styles.users}`}>{country.organizaciones.join(', ')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
