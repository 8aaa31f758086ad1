// Each stitch returns path data around the centre 0 0; angles are radians, 0 = up, clockwise.
import { TURN, at, num } from './geometry.ts';

/** The half-angle of a petal at `t`, from 0 (base) to 1 (tip). */
export type Outline = (t: number) => number;

/** Above this half-angle (radians) a straight thread would visibly cut inside the circle it should follow. */
const CURVE_FROM = 0.16;

/** A darned petal: one thread laid from side to side `steps` times, between the radii `inner` and `outer`. */
export function darn(inner: number, outer: number, outline: Outline, steps: number): string {
  let d = '';
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const radius = inner + (outer - inner) * t;
    const half = outline(t);
    const side = i % 2 ? 1 : -1;
    const across = half > CURVE_FROM ? `Q${at(radius / Math.cos(half), 0)} ` : 'L';
    d += `${i ? 'L' : 'M'}${at(radius, side * half)}${across}${at(radius, -side * half)}`;
  }
  return d;
}

/** The same petal as a filled shape, for small sizes. */
export function solid(inner: number, outer: number, outline: Outline, steps: number): string {
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const radius = inner + (outer - inner) * t;
    left.push(at(radius, -outline(t)));
    right.unshift(at(radius, outline(t)));
  }
  return `M${[...left, ...right].join('L')}Z`;
}

/** A closed thread through `count` spokes at `radius`; `sag` is the dip between two spokes, as a share of the radius. */
export function ring(radius: number, count: number, sag: number, offset = 0): string {
  let d = '';
  for (let i = 0; i <= count; i++) {
    const angle = ((i + offset) / count) * TURN;
    d += i ? `Q${at(radius * (1 - sag), angle - TURN / count / 2)} ${at(radius, angle)}` : `M${at(radius, angle)}`;
  }
  return `${d}Z`;
}

/** `count` straight threads from `inner` to `outer`. */
export function spokes(inner: number, outer: number, count: number, offset = 0): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = ((i + offset) / count) * TURN;
    d += `M${at(inner, angle)}L${at(outer, angle)}`;
  }
  return d;
}

/** One thread that zigzags `count` times between two circles. */
export function zigzag(inner: number, outer: number, count: number, offset = 0): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = ((i + offset) / count) * TURN;
    d += `${i ? 'L' : 'M'}${at(inner, angle)}L${at(outer, angle + TURN / count / 2)}`;
  }
  return `${d}Z`;
}

/** The woven eye: `turns` turns of ten short threads each. */
export function spiral(inner: number, outer: number, turns: number): string {
  const steps = turns * 10;
  let d = '';
  for (let i = 0; i <= steps; i++) d += `${i ? 'L' : 'M'}${at(inner + (outer - inner) * (i / steps), (i / 10) * TURN)}`;
  return d;
}

/** A knot: the circle of `radius` around x y. */
export function knot(x: number, y: number, radius: number): string {
  const r = num(radius);
  return `M${num(x - radius)} ${num(y)}a${r} ${r} 0 1 0 ${num(2 * radius)} 0a${r} ${r} 0 1 0 ${num(-2 * radius)} 0`;
}
