import type { Country, Region } from '#contract/countries.ts';
import { withQueryParams } from '#web/navigation/withQueryParams.ts';

export const MAP_ID = 'mapa';

/** Where links of the map lead without scripts. */
export const hubId = ({ id }: Region): string => `hub-${id}`;

export interface Chosen {
  region?: Region;
  country?: Country;
}

/** `pais` is a country's three letters, `region` a region's id. Unknown values count as absent. */
export function parseChosen(search: string, regions: readonly Region[]): Chosen {
  const query = new URLSearchParams(search);
  const iso3 = query.get('pais')?.toUpperCase();
  for (const region of regions) {
    const country = region.paises.find((one) => one.iso3 === iso3);
    if (country) return { region, country };
  }
  const region = regions.find(({ id }) => id === query.get('region'));
  return region ? { region } : {};
}

export function writeChosen(search: string, { region, country }: Chosen): string {
  return withQueryParams(search, { pais: country?.iso3, region: country ? undefined : region?.id });
}
