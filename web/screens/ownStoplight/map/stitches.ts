// The centre is 0 0; angles are radians, 0 = up, clockwise.

export const TURN = Math.PI * 2;

export type Polar = readonly [radius: number, angle: number];

function at(radius: number, angle: number): string {
  return `${short(radius * Math.sin(angle))} ${short(-radius * Math.cos(angle))}`;
}

export function thread(places: readonly Polar[]): string {
  return `M${places.map(([radius, angle]) => at(radius, angle)).join('L')}`;
}

/** `over`: the radius that its middle is pulled to, inwards or outwards. */
export function bow([radius, from]: Polar, to: number, over: number): string {
  return `M${at(radius, from)}Q${at(over, (from + to) / 2)} ${at(radius, to)}`;
}

export function knot([radius, angle]: Polar, size: number): string {
  const [x, y, r] = [radius * Math.sin(angle), -radius * Math.cos(angle), short(size)];
  return `M${short(x - size)} ${short(y)}a${r} ${r} 0 1 0 ${short(size * 2)} 0a${r} ${r} 0 1 0 ${short(-size * 2)} 0Z`;
}

/** `count` numbers from 0 to 1, both included. */
export function steps(count: number): number[] {
  return Array.from({ length: count + 1 }, (_one, index) => index / count);
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
