import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape } from '../../server/lace/primitives.ts';
import { person } from './people/person.ts';
import { SKINS } from './people/skins.ts';
import { frame, shadow } from './sustainFrame.ts';

const PETALS = 17;
const MIDDLE = [560, 356] as const;
const COLORS = ['#2F7F8C', colors.lapacho, colors.orange, '#7A5A9A', '#3F97A3'] as const;

/** On a wall of their neighbourhood students paint a wheel of seventeen petals; the last ones are still chalk. */
export function goals(): string {
  const petal = (at: number) =>
    group(
      `translate(${MIDDLE[0]} ${MIDDLE[1]}) rotate(${Math.round((at * 360) / PETALS)})`,
      shape(
        'M0 -84C-34 -130 -44 -220 0 -272C44 -220 34 -130 0 -84Z',
        at < 14 ? (COLORS[at % COLORS.length] ?? colors.sun) : 'none',
        at < 14 ? '' : `stroke="${colors.cream}" stroke-width="7" stroke-dasharray="16 12"`,
      ),
    );
  const wall =
    box(0, 0, 1200, 790, '#F2C9A0') +
    shape('M0 0H700L420 790H0Z', '#F7D8B4') +
    box(0, 662, 1200, 128, colors.clay) +
    box(0, 662, 1200, 12, '#E58A5C') +
    box(0, 0, 1200, 30, colors.tierraDeep) +
    line('M980 120h90M1020 160h110M60 150h90M30 190h80M1060 480h90', '#E5B27F', 10);
  const wheel =
    Array.from({ length: PETALS }, (_, at) => petal(at)).join('') +
    circle(...MIDDLE, 66, colors.sun) +
    circle(...MIDDLE, 34, colors.tierra);
  const pots = [
    [470, '#2F7F8C'],
    [574, colors.lapacho],
    [668, colors.orange],
  ]
    .map(
      ([x, color]) =>
        `<g transform="translate(${x} 754)">${box(-36, -58, 72, 58, '#D8DDD3') + box(-36, -40, 72, 26, String(color)) + shape('M-36 -58C-20 -48 20 -48 36 -58C20 -70 -20 -70 -36 -58Z', String(color))}</g>`,
    )
    .join('');
  const tin =
    line('M980 622C980 556 1024 556 1024 622', '#8FA39A', 5) +
    box(966, 618, 72, 76, '#D8DDD3') +
    box(966, 636, 72, 38, '#7A5A9A');
  const brush = (x: number, y: number, color: string) =>
    line(`M${x} ${y + 74}L${x} ${y}`, colors.wood, 11) +
    shape(`M${x - 13} ${y}H${x + 13}L${x + 8} ${y - 42}H${x - 8}Z`, color);
  return frame(
    { name: 'retos', theme: 'education', wall: ['#F2C9A0', '#F2C9A0'], light: [0, 0] },
    wall +
      wheel +
      shadow(566, 758, 280) +
      shadow(250, 762, 170) +
      shadow(980, 762, 230) +
      pots +
      person({
        at: [250, 758],
        height: 500,
        heads: 6.8,
        build: 'woman',
        view: 'back',
        face: 'side',
        skin: SKINS[4],
        look: { cut: 'braid', age: 'young', mood: 'laughs', tie: colors.lapacho, eyes: [0.6, -0.3] },
        top: { kind: 'uniform', color: colors.paper, trim: colors.monte },
        bottom: { kind: 'skirt', color: colors.monte, length: 'knee' },
        far: { to: [396, 378], hand: 'grip', aim: 330, behind: false, holds: brush(400, 330, '#7A5A9A') },
      }) +
      person({
        at: [884, 758],
        height: 520,
        heads: 6.8,
        build: 'man',
        view: 'turned',
        facing: 'left',
        skin: SKINS[5],
        look: { cut: 'short', age: 'young', mood: 'smiles', glasses: true, eyes: [0.6, -0.5] },
        top: { kind: 'uniform', color: colors.paper, trim: colors.monte },
        bottom: { kind: 'trousers', color: colors.monte },
        near: { to: [730, 420], hand: 'grip', aim: 200, holds: brush(722, 376, colors.orange) },
      }) +
      person({
        at: [1066, 758],
        height: 490,
        heads: 6.8,
        build: 'woman',
        view: 'front',
        skin: SKINS[3],
        look: { cut: 'curls', age: 'young', mood: 'laughs', eyes: [-0.7, -0.2] },
        top: { kind: 'uniform', color: colors.paper, trim: colors.monte },
        bottom: { kind: 'skirt', color: colors.monte, length: 'knee' },
        near: { to: [1006, 566], hand: 'grip', aim: 180, holds: tin },
      }),
  );
}
