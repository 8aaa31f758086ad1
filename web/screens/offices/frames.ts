import type { Place } from './distance.ts';

/** In units of a map. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A piece of the country to scale: `scale` units of the picture are one degree of latitude. */
export interface Frame {
  width: number;
  height: number;
  /** Degrees: its upper left corner. */
  corner: Place;
  scale: number;
  /** The largest size of its names, in units: what they have room for. */
  letters: number;
  /** Where those of places within it may stand; those beyond it have all of the frame. */
  names: Box;
}

/** Length of a degree of longitude in one of latitude, in the middle of the offices. */
const LONGITUDE = Math.cos((-25.3 * Math.PI) / 180);

/** The part of the country which phones show of it: the dry west has few towns. */
export const EAST: Box = { left: 468, right: 1020, top: 356, bottom: 1116 };

/** All of it. */
export const COUNTRY: Frame = {
  width: 1020,
  height: 1116,
  corner: { lat: -19.2, lng: -62.75 },
  scale: 131,
  letters: 24,
  names: EAST,
};

/** Where towns with an office stand too close to each other for the map of the country. */
export const AROUND: Frame = {
  width: 640,
  height: 542,
  corner: { lat: -25.04, lng: -58 },
  scale: 690,
  letters: 28,
  names: { left: 0, right: 640, top: 0, bottom: 542 },
};

export function project({ corner, scale }: Frame, { lat, lng }: Place): { x: number; y: number } {
  return { x: (lng - corner.lng) * LONGITUDE * scale, y: (corner.lat - lat) * scale };
}

export function toPlace({ corner, scale }: Frame, { x, y }: { x: number; y: number }): Place {
  return { lat: corner.lat - y / scale, lng: corner.lng + x / LONGITUDE / scale };
}

export function isWithin(frame: Frame, place: Place): boolean {
  const { x, y } = project(frame, place);
  return x >= 0 && x <= frame.width && y >= 0 && y <= frame.height;
}

/** Where the second map lies on the first, in units of the first. */
export const AROUND_ON_COUNTRY = {
  ...project(COUNTRY, AROUND.corner),
  width: (AROUND.width * COUNTRY.scale) / AROUND.scale,
  height: (AROUND.height * COUNTRY.scale) / AROUND.scale,
};

/** Where wide windows lay the second map, in units of the first: beside it, off the land (OfficeMap.module.css). */
export const AROUND_BESIDE: Box = { left: -154, right: 386, top: 691, bottom: 1148 };

/**
 * The Río Paraguay from the mouth of the Apa to that of the Pilcomayo, by the towns on its banks, to some km. North and south of
 * them it is the border. What lies west of it is the Chaco.
 */
export const RIVER: readonly Place[] = [
  [-22.07, -57.97],
  [-22.26, -57.97],
  [-22.45, -57.89],
  [-22.71, -57.84],
  [-22.95, -57.71],
  [-23.2, -57.54],
  [-23.41, -57.46],
  [-23.65, -57.3],
  [-23.88, -57.23],
  [-24.09, -57.2],
  [-24.26, -57.26],
  [-24.44, -57.16],
  [-24.65, -57.28],
  [-24.88, -57.35],
  [-25.02, -57.45],
  [-25.09, -57.5],
  [-25.15, -57.54],
  [-25.21, -57.565],
  [-25.25, -57.61],
  [-25.28, -57.655],
  [-25.36, -57.665],
].map(([lat = 0, lng = 0]) => ({ lat, lng }));

/** A line through places, bent at each, as a path. */
export function pathOf(frame: Frame, places: readonly Place[]): string {
  const points = places.map((place) => project(frame, place));
  const say = ({ x, y }: { x: number; y: number }) => `${x.toFixed(0)} ${y.toFixed(0)}`;
  const bends = points.slice(1, -1).map((point, at) => {
    const next = points[at + 2] ?? point;
    return `${say(point)} ${say(at === points.length - 3 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return `M${points.slice(0, 1).map(say).join('')}Q${bends.join(' ')}`;
}
