import { fold } from '#contract/text.ts';
import type { Office } from '#contract/offices.ts';
import { distance, type Place } from './distance.ts';

export interface Stop {
  id: number;
  offices: [Office, ...Office[]];
  place: Place;
  /** From Asunción. */
  km: number;
}

export const ASUNCION: Place = { lat: -25.2822, lng: -57.6351 };

/** Offices open to visitors, by town. */
export function toStops(offices: readonly Office[]): Stop[] {
  const towns = new Map<string, Stop['offices']>();
  for (const office of offices) {
    if (!office.habilitado) continue;
    const there = towns.get(office.ciudad);
    if (there) there.push(office);
    else towns.set(office.ciudad, [office]);
  }
  return [...towns.values()].map((all) => {
    const { coordenadas } = all.find(({ nombre, ciudad }) => nombre === ciudad) ?? all[0];
    return { id: all[0].nrosucursal, offices: all, place: coordenadas, km: distance(ASUNCION, coordenadas) };
  });
}

/** Not in Asunción, and its place is known: it is said how far it is from there. */
export function isAway({ km, offices: [{ pendiente }] }: Stop): boolean {
  return km > 0 && !pendiente;
}

/** The rings of the map, in km from Asunción. The second map shows what lies within the first. */
const RINGS_KM = [100, 200];

export interface Ring {
  /** Km from Asunción; `to` is Infinity beyond the last ring. Absent: offices whose place is not known. */
  span?: { from: number; to: number };
  stops: [Stop, ...Stop[]];
}

/** By the rings that they stand in, from the inmost to the outmost, and by distance in each; whose place is not known, last. */
export function toRings(stops: readonly Stop[]): Ring[] {
  const isPlaced = ({ offices: [{ pendiente }] }: Stop) => !pendiente;
  const placed = stops.filter(isPlaced).sort((one, other) => one.km - other.km);
  const rings = [0, ...RINGS_KM].map((from, at) => {
    const to = RINGS_KM[at] ?? Infinity;
    return { span: { from, to }, stops: placed.filter(({ km }) => km >= from && km < to) };
  });
  return [...rings, { stops: stops.filter((stop) => !isPlaced(stop)) }].flatMap(
    ({ stops: [first, ...others], ...ring }) => (first ? [{ ...ring, stops: [first, ...others] }] : []),
  );
}

/** Name, town or department contains every word, or the number is the query. */
export function findStops(stops: readonly Stop[], search: string): Stop[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return stops.filter(({ offices }) => {
    const numbers = new Set(offices.map(({ nrosucursal }) => String(nrosucursal)));
    const text = fold(
      offices.map(({ nombre, ciudad, departamento }) => `${nombre} ${ciudad} ${departamento}`).join(' '),
    );
    return words.every((word) => (/^\d+$/.test(word) ? numbers.has(word) : text.includes(word)));
  });
}

/** From the nearest of `places`; `km` is Infinity for an office whose place is not known. */
export function byDistance(stops: readonly Stop[], ...places: readonly Place[]): { stop: Stop; km: number }[] {
  const kmTo = ({ pendiente, coordenadas }: Office) =>
    pendiente ? Infinity : Math.min(...places.map((from) => distance(from, coordenadas)));
  return stops
    .map((stop) => ({ stop, km: Math.min(...stop.offices.map(kmTo)) }))
    .sort((one, other) => one.km - other.km);
}

export const CARD_ID = 'oficina-';

export function cardId(id: number): string {
  return CARD_ID + String(id);
}
