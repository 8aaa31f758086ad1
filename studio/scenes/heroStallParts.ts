import { colors } from '../../server/lace/palette.ts';
import { mixed } from './people/marks.ts';
import { box, circle, group, lace, line, oval, shape, stitch, tenth } from '../../server/lace/primitives.ts';

/** Where the stall's things stand. */
export const GROUND = 876;

/** A lamp under the beam. */
export function lamp(): string {
  return (
    line('M636 180V360', colors.tierraNight, 4) +
    shape('M616 376H656L662 420H610Z', '#D8CBB0') +
    box(610, 362, 52, 14, colors.tierraNight) +
    box(606, 420, 60, 12, colors.tierraNight)
  );
}

/** Striped cloth that hangs from a beam, `out` of it unrolled; the rest is the roll. */
export function awning(x: number, y: number, width: number, stripe: string, hem: string, out: number): string {
  const stripes = 7;
  const wide = width / stripes;
  const drop = 96 * out;
  const foot = y + drop;
  let cloth = '';
  const seams = ['', ''];
  for (let i = 0; i < stripes; i++) {
    const left = x + i * wide;
    const fill = i % 2 ? colors.cream : stripe;
    const spread = (at: number) => tenth(at + (at - x - width / 2) * 0.1 * out);
    cloth += shape(
      `M${tenth(left)} ${y}H${tenth(left + wide)}L${spread(left + wide)} ${tenth(foot)}A${tenth(wide / 2)} ${tenth(4 + 26 * out)} 0 0 1 ${spread(left)} ${tenth(foot)}Z`,
      fill,
    );
    seams[i % 2] += `M${spread(left + 8)} ${tenth(foot - 8)}H${spread(left + wide - 8)}`;
  }
  if (out > 0.3) cloth += stitch(seams[0] ?? '', colors.sun, 3, '8 7') + stitch(seams[1] ?? '', hem, 3, '8 7');
  const roll = 26 - 14 * out;
  const dark = mixed(stripe, '#000000', 0.16);
  const bar =
    box(x - 14, y - roll, width + 28, roll + 6, dark) +
    box(x - 14, y - roll, width + 28, tenth(roll * 0.4), '#fff', 'opacity=".12"') +
    circle(x - 14, y - roll / 2 + 3, roll / 2 + 3, colors.cream) +
    circle(x - 14, y - roll / 2 + 3, roll / 4 + 1, dark) +
    line(`M${x + width * 0.25} ${y - roll}v${roll + 6}M${x + width * 0.75} ${y - roll}v${roll + 6}`, colors.straw, 5);
  return cloth + bar;
}

/** A board with a cloth down to `foot`: `width` from x, the board at y. */
export function table(
  x: number,
  y: number,
  width: number,
  foot: number,
  [cloth, thread]: readonly [string, string],
): string {
  return (
    oval(x + width / 2, GROUND, width / 2 + 24, 12, colors.tierraDeep, 'opacity=".45"') +
    box(x, y + 10, width, foot - y - 10, cloth) +
    box(x + width * 0.8, y + 10, width * 0.2, foot - y - 10, '#000', 'opacity=".1"') +
    stitch(`M${x + 16} ${y + 34}V${foot - 16}H${x + width - 16}V${y + 34}`, thread, 5, '16 12') +
    (foot - y > 180
      ? lace(
          'mesa',
          { family: 'guava', rim: 'scallop', thread, weight: 1.3, detail: 0.4 },
          x + width / 2,
          (y + foot) / 2 + 6,
          (foot - y) * 0.34,
        )
      : '') +
    box(x - 18, y, width + 36, 16, colors.wood) +
    box(x - 18, y + 11, width + 36, 5, colors.woodDark)
  );
}

/** A wheel of the cart, turned by so many degrees. */
export function wheel(x: number, turn: number): string {
  const spokes = Array.from({ length: 4 }, (_, i) => `rotate(${tenth(turn + i * 45)})`)
    .map((rotate) => group(rotate, line('M-34 0H34', colors.wood, 7)))
    .join('');
  const rim = `<circle r="36" fill="none" stroke="${colors.woodDark}" stroke-width="11"/>`;
  return group(`translate(${x} ${GROUND - 40})`, spokes + rim + circle(0, 0, 11, colors.straw));
}

/** Folded cloths with a lace on the first. */
export function cloths(): string {
  const pile = [colors.forest, colors.cream, colors.sun, colors.tierra];
  return pile
    .map(
      (color, i) =>
        box(-56 + i * 2, -20 - i * 19, 112 - i * 4, 18, color) +
        stitch(`M${-46 + i * 2} ${-11 - i * 19}H46`, i % 2 ? colors.tierra : colors.cream, 2.4, '6 6'),
    )
    .join('');
}
