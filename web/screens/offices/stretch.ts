/** The middle of Asunción, degrees. */
const ORIGIN = { lat: -25.2822, lng: -57.6351 };

export const STRETCHED = { width: 560, height: 700, x: 238, y: 402 } as const;

const FAR_KM = 305;
const FAR = 296;

const KM_PER_DEGREE = 111.2;
const RADIANS = Math.PI / 180;

/** From km to units of the map: what is near is drawn apart. */
export function stretchedRadius(km: number): number {
  return FAR * (km / FAR_KM) ** 0.4;
}

/** Its direction from Asunción is true, its distance not in scale. */
export function stretch({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  const east = (lng - ORIGIN.lng) * Math.cos(ORIGIN.lat * RADIANS);
  const south = ORIGIN.lat - lat;
  const degrees = Math.hypot(east, south);
  if (degrees === 0) return { x: STRETCHED.x, y: STRETCHED.y };
  const radius = stretchedRadius(degrees * KM_PER_DEGREE);
  return { x: STRETCHED.x + (east / degrees) * radius, y: STRETCHED.y + (south / degrees) * radius };
}
