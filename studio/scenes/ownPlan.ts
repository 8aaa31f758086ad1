import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { asDaughter, asMother } from './ownFamily.ts';
import { collar, thread } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';

const TABLE = 700;

/** After the map: the daughter of the opening holds it up, and her mother writes down what comes first. On the band's yellow, 1200 x 800. */
export function ownPlan(): string {
  const girl = {
    at: [330, 440],
    scale: 0.72,
    ...asDaughter([0.7, 0.2], 'beams'),
    turn: -4,
    headScale: 1.42,
    neck: { lean: 4, deep: 56 },
    body: { shoulder: 158, waist: 146, foot: 500, color: '#2F7F8C' },
    clothes: collar('#256874'),
  } as const;
  const left = { side: 'left', to: [262, 652], aim: 20, hand: 'grip', sleeve: 'short', near: 0.8 } as const;
  const right = { side: 'right', to: [520, 560], aim: 200, hand: 'grip', sleeve: 'short', dim: true } as const;
  const daughter = figure({ ...girl, arms: [left, right] });
  const mother = figure({
    at: [800, 372],
    scale: 0.9,
    flip: true,
    ...asMother([0.6, 0.9], colors.paper),
    chin: [12, -58],
    turn: 10,
    body: { shoulder: 190, waist: 176, foot: 500, color: '#DB4F83' },
    clothes: thread('#FFFAF0'),
    arms: [
      { side: 'right', to: [692, 734], aim: 12, hand: 'flat', sleeve: 'short', dim: true },
      {
        side: 'left',
        to: [806, 690],
        aim: 190,
        hand: 'write',
        sleeve: 'short',
        elbow: [1000, 640],
        holds: line('M842 590L794 700', colors.tierra, 13) + line('M797 694L791 708', colors.tierraNight, 8),
      },
    ],
  });
  return canvas(
    { width: 1200, height: 800, name: 'plan', grain: 0 },
    box(0, 0, 1200, 800, colors.sun) +
      circle(560, 560, 470, '#FBCB63') +
      daughter.body +
      mother.body +
      daughter.limbs +
      map() +
      daughter.fingers +
      box(0, TABLE, 1200, 100, colors.forest) +
      box(0, TABLE, 1200, 14, '#3F7D5C') +
      stitch('M20 776H1180', colors.cream, 6, '18 13') +
      plan() +
      mother.arms,
  );
}

/** A life as a lace: a petal an answer. */
function map(): string {
  const hues = [2, 2, 1, 2, 0, 2, 1, 1, 2, 0, 2, 1];
  const petals = hues
    .map((hue, i) => {
      const long = 40 + hue * 22;
      const color = [stoplight.red, stoplight.yellow, stoplight.green][hue] ?? '';
      return `<path d="M0 -26C-15 ${-26 - long * 0.5} -13 ${-26 - long} 0 ${-26 - long}S15 ${-26 - long * 0.5} 0 -26Z" fill="${color}" transform="rotate(${i * 30})"/>`;
    })
    .join('');
  return group(
    'translate(388 596) rotate(-5)',
    box(-130, -128, 260, 256, '#C98F2A', 'opacity=".5"') +
      box(-138, -136, 260, 256, colors.paper) +
      group(
        'translate(-8 -8)',
        circle(0, 0, 108, 'none', `stroke="${colors.tierraDeep}" stroke-width="3"`) +
          petals +
          circle(0, 0, 20, colors.tierraDeep),
      ),
  );
}

/** Three lines: what, how, when. */
function plan(): string {
  const row = (y: number, color: string, to: number) =>
    circle(604 - (y - 712) * 0.2, y, 8, color) + line(`M${628 - (y - 712) * 0.2} ${y}H${to}`, '#C9B28C', 7);
  return (
    shape('M576 694H830L850 786H548Z', colors.paper) +
    row(716, stoplight.red, 770) +
    row(742, stoplight.red, 790) +
    row(768, stoplight.yellow, 700)
  );
}
