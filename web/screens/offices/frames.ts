import type { Place } from './distance.ts';

/** A piece of the country to scale: `scale` units of the picture are one degree of latitude. */
export interface Frame {
  width: number;
  height: number;
  /** Degrees: its upper left corner. */
  corner: Place;
  scale: number;
}

/** Length of a degree of longitude in one of latitude, in the middle of the offices. */
const LONGITUDE = Math.cos((-25.3 * Math.PI) / 180);

/** Where the offices are, from Concepción to Encarnación: the dry west has none. */
export const COUNTRY: Frame = { width: 560, height: 680, corner: { lat: -22.62, lng: -58.85 }, scale: 131 };

/** Where towns with an office stand too close to each other for the map of the country. */
export const AROUND: Frame = { width: 560, height: 500, corner: { lat: -25.05, lng: -57.95 }, scale: 660 };

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
