import { fold } from '#contract/text.ts';
import type { Office } from '#contract/offices.ts';
import { bearing, distance, type Place } from './distance.ts';

export interface Stop {
  id: number;
  offices: [Office, ...Office[]];
  place: Place;
  km: number;
}

/** The capital region and three directions. */
export const LINES = ['around', 'north', 'east', 'south'] as const;
export type Line = (typeof LINES)[number];

const ASUNCION: Place = { lat: -25.2822, lng: -57.6351 };

/** Daily commuting distance, km. */
const AROUND_KM = 40;

/** Degrees clockwise from the north. */
const EAST = { from: 80, to: 115 };

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

export function lineOf({ place, km }: Stop): Line {
  if (km <= AROUND_KM) return 'around';
  const direction = bearing(ASUNCION, place);
  if (direction >= EAST.from && direction < EAST.to) return 'east';
  return direction >= EAST.to && direction < 270 ? 'south' : 'north';
}

/** By distance from Asunción; no empty line. */
export function toLines(stops: readonly Stop[]): { line: Line; stops: [Stop, ...Stop[]] }[] {
  return LINES.flatMap((line) => {
    const [first, ...others] = stops.filter((stop) => lineOf(stop) === line).sort((one, other) => one.km - other.km);
    return first ? [{ line, stops: [first, ...others] }] : [];
  });
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
