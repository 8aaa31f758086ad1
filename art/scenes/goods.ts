import { randomFrom } from '../lace/random.ts';
import { colors } from './palette.ts';
import { box, circle, group, line, oval, shape, stand, stitch, tenth, whole } from './primitives.ts';

interface CheeseOptions {
  top?: string;
  rind?: string;
  /** A piece is cut out at the front right. */
  cut?: boolean;
  /** Height as a share of the width. Absent: 0.34. */
  height?: number;
}

/** A wheel of cheese lying flat, `width` wide, the middle of its foot at x y. */
export function cheese(x: number, y: number, width: number, options: CheeseOptions = {}): string {
  const { top = colors.sun, rind = colors.gold, cut = false, height = 0.34 } = options;
  const rx = width / 2;
  const ry = tenth(width * 0.15);
  const lid = tenth(-width * height);
  const arc = `A${rx} ${ry} 0 0 0`;
  const seam = tenth(lid * 0.5);
  const thread = Math.max(1.4, tenth(width * 0.014));
  const dash = `${whole(width * 0.06)} ${whole(width * 0.05)}`;
  const ringMark = `<ellipse cy="${lid}" rx="${tenth(rx * 0.72)}" ry="${tenth(ry * 0.72)}" fill="none" stroke="${rind}" stroke-width="${thread}"/>`;
  if (!cut) {
    const whole =
      shape(`M${-rx} ${lid}V0${arc} ${rx} 0V${lid}Z`, rind) +
      oval(0, lid, rx, ry, top) +
      stitch(`M${-rx} ${seam}${arc} ${rx} ${seam}`, colors.tierraDeep, thread, dash, 'opacity=".55"') +
      ringMark;
    return group(`translate(${Math.round(x)} ${Math.round(y)})`, whole);
  }
  // The cut runs from the middle to two points of the edge; only its right face is seen, the left piece hides the rest.
  const near = { x: tenth(rx * 0.26), y: tenth(ry * 0.966) };
  const far = { x: tenth(rx * 0.94), y: tenth(ry * 0.342) };
  const lidAt = (point: { x: number; y: number }) => `${point.x} ${tenth(point.y + lid)}`;
  const floorY = tenth((near.x / far.x) * far.y);
  const body =
    shape(`M${near.x} ${floorY}L${far.x} ${far.y}A${rx} ${ry} 0 0 1 ${near.x} ${near.y}Z`, '#000', 'opacity=".3"') +
    shape(
      `M${-rx} ${lid}V0${arc} ${near.x} ${near.y}V${tenth(near.y + lid)}L0 ${lid}L${lidAt(far)}V${far.y}${arc} ${rx} 0V${lid}Z`,
      rind,
    ) +
    shape(`M0 ${lid}L${lidAt(far)}V${far.y}L${near.x} ${floorY}V${tenth(near.y + lid)}Z`, '#FBDD94') +
    shape(`M${lidAt(near)}A${rx} ${ry} 0 1 1 ${lidAt(far)}L0 ${lid}Z`, top) +
    stitch(
      `M${-rx} ${seam}${arc} ${near.x} ${tenth(near.y + seam)}`,
      colors.tierraDeep,
      thread,
      dash,
      'opacity=".55"',
    ) +
    [
      [0.42, 0.62, 0.02],
      [0.66, 0.42, 0.026],
      [0.5, 0.24, 0.015],
      [0.8, 0.66, 0.016],
    ]
      .map(([across = 0, up = 0, radius = 0]) =>
        circle(far.x * across, far.y * across + lid * up, width * radius, colors.gold),
      )
      .join('');
  return group(`translate(${whole(x)} ${whole(y)})`, body);
}

/** A labelled jar, 84 high at scale 1, foot at x y. */
export function jar(x: number, y: number, color: string, scale = 1): string {
  const body =
    box(-32, -84, 64, 84, color, 'rx="12"') +
    box(-34, -98, 68, 20, colors.cream, 'rx="5"') +
    box(-22, -60, 44, 34, colors.paper);
  return stand(body, x, y, scale);
}

/** A crate of round fruit in two colours, 208 wide, foot at x y. */
export function crate(x: number, y: number, first: string, second: string, seed: string): string {
  const random = randomFrom(seed);
  let fruit = '';
  for (let layer = 0; layer < 3; layer++)
    for (let i = 0; i < 6 - layer; i++)
      fruit += circle(-78 + i * 31 + layer * 16, -48 - layer * 21 + random() * 4, 18, (i + layer) % 3 ? first : second);
  const boards =
    box(-104, -50, 208, 52, colors.straw, 'rx="4"') + line('M-104 -26H104M-70 -50V0M70 -50V0', colors.gold, 4);
  return group(`translate(${x} ${y})`, fruit + boards);
}

/** A seedling in a pot, `tall` from the table up to the stem's end, foot at x y. */
export function seedling(x: number, y: number, pot: string, tall: number): string {
  const body =
    shape('M-34 -56H34L26 0H-26Z', pot) +
    box(-38, -66, 76, 14, pot, 'rx="4"') +
    stitch('M-30 -28H30', colors.cream, 3, '7 6') +
    line(`M0 -64V${-tall}`, colors.leaf, 6) +
    shape(
      `M0 ${30 - tall}C-30 ${30 - tall} -44 ${4 - tall} -40 ${-tall - 14}C-14 ${-tall - 12} 0 ${6 - tall} 0 ${30 - tall}Z`,
      colors.sprout,
    ) +
    shape(
      `M0 ${14 - tall}C26 ${10 - tall} 40 ${-tall - 12} 36 ${-tall - 30}C10 ${-tall - 28} 0 ${-tall - 10} 0 ${14 - tall}Z`,
      '#6FA85F',
    );
  return group(`translate(${x} ${y})`, body);
}

/** A cabbage in its shade, 80 wide at scale 1. */
export function cabbage(x: number, y: number, scale: number): string {
  const body =
    oval(0, 12, 34, 8, '#174631') +
    shape('M-34 6C-46 -18 -20 -36 0 -26C20 -38 46 -16 34 6C20 20 -20 20 -34 6Z', colors.sprout) +
    shape('M-18 4C-24 -12 -8 -22 2 -16C14 -22 24 -8 18 4C8 14 -10 14 -18 4Z', '#B9DB9C') +
    line('M0 10V-14M0 0L-10 -8M0 0L10 -8', '#5F9A55', 2);
  return stand(body, x, y, tenth(scale));
}
