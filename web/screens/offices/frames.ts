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
