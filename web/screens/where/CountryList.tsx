import { useMemo, type FocusEvent } from 'react';
import { byName } from '#contract/byName.ts';
import type { Region } from '#contract/countries.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './CountryList.module.css';
import type { useChosen } from './useChosen.ts';

interface CountryListProps extends ReturnType<typeof useChosen> {
  regions: readonly Region[];
}

/** In columns of 30; on a phone of 12, which a thumb moves (spec 9). */
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
      {countries.map(({ nombre, country, region }) => (
        <li key={country.iso3} data-find="country" data-sourced={country.fuente && ''}>
          <a
            aria-current={country === chosen.country ? 'true' : undefined}
            onFocus={showWhole}
            {...choose({ region, country })}
          >
            {nombre}
            {country.fuente && <span className="vh"> ({t('where.sourced')})</span>}
          </a>
          {country.organizaciones && <span className="vh">{country.organizaciones.join(', ')}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Browsers leave what looks in from the next column where it is. */
function showWhole({ currentTarget }: FocusEvent<HTMLAnchorElement>) {
  const list = currentTarget.closest('ul');
  if (!list) return;
  const strip = list.getBoundingClientRect();
  const { left, right } = currentTarget.getBoundingClientRect();
  if (left < strip.left || right > strip.right) list.scrollLeft += left - strip.left;
}
