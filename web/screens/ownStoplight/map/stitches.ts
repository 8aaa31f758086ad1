// Threads of the life map. Its centre is 0 0; angles are radians, 0 = up, clockwise.

/** One full turn. */
export const TURN = Math.PI * 2;

/** Where something lies: how far from the centre, and at which angle. */
export type Polar = readonly [radius: number, angle: number];

/** A place as path data. */
function at(radius: number, angle: number): string {
  return `${short(radius * Math.sin(angle))} ${short(-radius * Math.cos(angle))}`;
}

/** A thread from place to place. */
export function thread(places: readonly Polar[]): string {
  return `M${places.map(([radius, angle]) => at(radius, angle)).join('L')}`;
}

/** A thread over `from` to `to` that sags towards the centre, or bulges away from it: `over` is the radius it is pulled to. */
export function bow([radius, from]: Polar, to: number, over: number): string {
  return `M${at(radius, from)}Q${at(over, (from + to) / 2)} ${at(radius, to)}`;
}

/** A ring-shaped knot. */
export function knot([radius, angle]: Polar, size: number): string {
  const [x, y, r] = [radius * Math.sin(angle), -radius * Math.cos(angle), short(size)];
  return `M${short(x - size)} ${short(y)}a${r} ${r} 0 1 0 ${short(size * 2)} 0a${r} ${r} 0 1 0 ${short(-size * 2)} 0Z`;
}

/** Numbers from 0 to 1, both with them: `count` steps. */
export function steps(count: number): number[] {
  return Array.from({ length: count + 1 }, (_one, index) => index / count);
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
