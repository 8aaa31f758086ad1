// A wheelchair and the legs of who sits in it, turned to the right, in the units of figure.ts: the pit of the neck at 0 0, the ground at 830.
import { tapered } from '../people/geometry.ts';
import type { Point } from '../people/geometry.ts';
import { shaded } from '../people/marks.ts';
import { box, circle, group, line, shape } from '../../../server/lace/primitives.ts';

interface Seated {
  /** Of the figure: the pit of the neck, in the scene. */
  at: Point;
  scale: number;
  flip?: boolean;
  trousers: string;
  /** Of seat and backrest. */
  cloth: string;
}

const TYRE = '#2A1F2E';
const STEEL = '#98A39B';
const HUB: Point = [-58, 626];
const WHEEL = 204;
/** Where a hand holds the ring that turns the wheel. */
const RIM: Point = [62, 462];

/** Drawn before the body, over it, before the near hand, and between its palm and fingers; `rim` is that hand's place in the scene. */
export function chair({ at, scale, flip = false, trousers, cloth }: Seated) {
  const side = flip ? -1 : 1;
  const placed = (inner: string) => group(`translate(${at[0]} ${at[1]}) scale(${side * scale} ${scale})`, inner);
  const leg = (x: number, y: number, color: string) =>
    shape(
      tapered(
        [
          [x - 384, y - 8],
          [x - 170, y - 4],
          [x - 14, y],
        ],
        [150, 136, 112],
      ),
      color,
    ) +
    shape(
      tapered(
        [
          [x - 8, y + 4],
          [x + 12, y + 150],
          [x + 26, y + 296],
        ],
        [112, 96, 74],
        { end: 'flat' },
      ),
      color,
    );
  const shoe = (x: number, y: number, color: string) =>
    shape(
      `M${x - 44} ${y - 40}H${x + 34}C${x + 44} ${y - 20} ${x + 100} ${y - 16} ${x + 106} ${y + 14}V${y + 22}H${x - 44}Z`,
      color,
    ) + box(x - 46, y + 14, 154, 12, shaded(color, 0.4));
  const [x, y] = HUB;
  const spokes = [8, 38, 68, 98, 128, 158].map((turn) => {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)].map((part) =>
      Math.round(part * (WHEEL - 8)),
    ) as [number, number];
    return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
  });
  const caster = (at: number, low: number, color: string) =>
    line(`M${at - 10} ${low - 190}L${at} ${low}`, STEEL, 16) +
    circle(at, low, 40, 'none', `stroke="${color}" stroke-width="20"`) +
    circle(at, low, 12, STEEL);
  return {
    behind: placed(
      circle(x + 96, y - 22, WHEEL - 6, 'none', `stroke="${TYRE}" stroke-width="18"`) +
        caster(356, 762, TYRE) +
        line('M-178 546L-226 160C-230 134 -244 126 -262 126H-290', STEEL, 22) +
        line('M-264 126H-316', TYRE, 34) +
        shape('M-214 186L170 160L170 520L-172 540Z', cloth) +
        shape('M-214 186L-184 184L-144 540L-172 540Z', shaded(cloth, 0.26)),
    ),
    lap: placed(
      leg(366, 446, shaded(trousers, 0.24)) +
        shoe(398, 752, '#3A2116') +
        box(-196, 500, 430, 46, cloth, 'rx="14"') +
        leg(300, 470, trousers) +
        shoe(330, 784, '#4A2A1A'),
    ),
    before: placed(
      line('M-178 540L232 548L292 806', STEEL, 18) +
        line('M288 808H452', TYRE, 18) +
        caster(206, 786, TYRE) +
        circle(x, y, WHEEL, 'none', `stroke="${TYRE}" stroke-width="22"`) +
        line(spokes.join(''), '#C9CFCD', 4) +
        circle(x, y, 20, TYRE),
    ),
    ring: placed(circle(x, y, WHEEL - 30, 'none', `stroke="${STEEL}" stroke-width="11"`)),
    rim: [at[0] + RIM[0] * side * scale, at[1] + RIM[1] * scale] as Point,
  };
}
