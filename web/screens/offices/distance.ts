/** Degrees. */
export interface Place {
  lat: number;
  lng: number;
}

const EARTH_KM = 6371;
const RADIANS = Math.PI / 180;

/** As the crow flies, in km. */
export function distance(from: Place, to: Place): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
  const across = Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * half(to.lng - from.lng);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half(to.lat - from.lat) + across));
}

/** Rounded: positions of towns are exact to some km only. */
export function toRoundKm(km: number): number {
  return km < 20 ? Math.max(1, Math.round(km)) : km < 100 ? Math.round(km / 5) * 5 : Math.round(km / 10) * 10;
}
