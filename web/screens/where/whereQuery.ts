import type { Country, Region } from '#contract/countries.ts';
import { withValues } from '#web/navigation/withValues.ts';

/** Id of the map, which the opening and the regions lead to. */
export const MAP_ID = 'mapa';

/** Id of a region's section, which the map and the list lead to where there are no scripts. */
export const hubId = ({ id }: Region): string => `hub-${id}`;

/** What is chosen on the map: a country with its region, a region, or nothing. */
export interface Chosen {
  region?: Region;
  country?: Country;
}

/** Reads the address: parameter `pais` is a country's three letters, `region` a region's id. What is not known counts as absent. */
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

/** The query part of an address with this choice; what is not ours stays. */
export function writeChosen(search: string, { region, country }: Chosen): string {
  return withValues(search, { pais: country?.iso3, region: country ? undefined : region?.id });
}
