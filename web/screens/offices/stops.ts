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

export interface Group {
  /** Empty: the capital, which is in none, or an office whose place is not known. */
  department: string;
  stops: [Stop, ...Stop[]];
}

/** By department: the capital first, offices whose place is not known last. In each by name. */
export function toDepartments(stops: readonly Stop[]): Group[] {
  const groups = new Map<string, Group>();
  for (const stop of [...stops].sort(byRankAndName)) {
    const { departamento, ciudad } = stop.offices[0];
    const key = departamento || ciudad;
    const group = groups.get(key);
    if (group) group.stops.push(stop);
    else groups.set(key, { department: departamento, stops: [stop] });
  }
  return [...groups.values()];
}

/** Two stacks of much the same height, in their order; one where there is one group. */
export function toStacks(groups: readonly Group[]): (readonly Group[])[] {
  const half = groups.reduce((sum, { stops }) => sum + stops.length, 0) / 2;
  const [first, second]: [Group[], Group[]] = [[], []];
  let before = 0;
  for (const group of groups) {
    (before + group.stops.length / 2 <= half ? first : second).push(group);
    before += group.stops.length;
  }
  return [first, second].filter((stack) => stack.length > 0);
}

function byRankAndName(one: Stop, other: Stop): number {
  const rank = ({ offices: [{ departamento, pendiente }] }: Stop) => (pendiente ? 2 : departamento ? 1 : 0);
  const text = ({ offices: [{ departamento, nombre }] }: Stop) => fold(`${departamento} ${nombre}`);
  return rank(one) - rank(other) || text(one).localeCompare(text(other));
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
