import MiniSearch from 'minisearch';
import { fold } from '#contract/text.ts';
import type { Town } from '#contract/towns.ts';
import type { Place } from './distance.ts';
import type { Stop } from './stops.ts';

/** What somebody means whose words are in no office's name: offices, or a town, which may be one of several of that name. */
export type Meant = { stops: readonly Stop[] } | { town: string; places: readonly Place[] };

/** Letters that a word may be wrong by, as a share of its length; short words must be right. */
const SLIPS = 0.25;
const SLIP_LETTERS = 4;

/** Forgives accents, slips and missing letters at the end. */
export function createPlaceSearch(
  stops: readonly Stop[],
  towns: readonly Town[],
): (words: string) => Meant | undefined {
  const meant = new Map<string, Meant>();
  for (const { nombre, lat, lng } of towns) {
    const before = meant.get(nombre);
    const others = before && 'places' in before ? before.places : [];
    meant.set(nombre, { town: nombre, places: [...others, { lat, lng }] });
  }
  for (const stop of stops)
    for (const { nombre, ciudad } of stop.offices)
      for (const name of [nombre, ciudad]) meant.set(name, { stops: [stop] });

  const index = new MiniSearch({
    idField: 'name',
    fields: ['name'],
    processTerm: fold,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length >= SLIP_LETTERS ? SLIPS : false),
    },
  });
  index.addAll([...meant.keys()].map((name) => ({ name })));
  return (words) => {
    const [best] = index.search(words);
    return best && meant.get(String(best.id));
  };
}
