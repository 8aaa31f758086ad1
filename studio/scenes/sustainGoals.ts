import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape } from '../../server/lace/primitives.ts';
import { near, uniform } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { curls } from './portraits/cuts.ts';
import { HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';
import { frame, shadow } from './sustainFrame.ts';

const PETALS = 17;
const MIDDLE = [560, 356] as const;
const COLORS = ['#2F7F8C', colors.lapacho, colors.orange, '#7A5A9A', '#3F97A3'] as const;

/** On a wall of their neighbourhood two students paint a wheel of seventeen petals; the last ones are still chalk. */
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
  const brush = (color: string) => line('M0 110V0', colors.wood, 16) + shape('M-18 0H18L12 -58H-12Z', color);
  return frame(
    { name: 'retos', theme: 'education', wall: ['#F2C9A0', '#F2C9A0'], light: [0, 0] },
    wall +
      wheel +
      shadow(566, 758, 280) +
      pots +
      near(196, 500, 0.84, {
        face: {
          skin: SKINS[3],
          view: 'turned',
          age: 'young',
          build: 'diamond',
          mood: 'laughs',
          gaze: [0.7, -0.6],
          hair: HAIR.black,
          eyes: 'round',
          nose: 'snub',
          brows: 'short',
          lips: 'full',
          signs: ['lashes'],
        },
        hair: curls('turned', HAIR.black),
        head: { at: [4, -58], turn: -6 },
        body: { shoulder: 166, waist: 148, color: '#FFFAF0', foot: 340 },
        clothes: uniform(colors.monte),
        held: group('translate(246 -214) rotate(24)', brush('#7A5A9A')),
        arms: [
          {
            shoulder: [136, 92],
            elbow: [262, 118],
            to: [226, -150],
            hand: 'grip',
            aim: 300,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      near(990, 506, 0.84, {
        face: {
          skin: SKINS[5],
          view: 'turned',
          age: 'young',
          build: 'long',
          mood: 'smirks',
          gaze: [0.7, -0.2],
          hair: HAIR.black,
          glasses: '#2A1209',
          brows: 'low',
          nose: 'long',
          frames: 'round',
          eyes: 'narrow',
        },
        hair: parted('turned', HAIR.black, 'back', 'tail', colors.lapacho),
        head: { at: [-6, -58], turn: 4, flip: true },
        body: { shoulder: 166, waist: 148, color: '#FFFAF0', foot: 340 },
        clothes: uniform(colors.monte),
        held: group('translate(-312 -158) rotate(-30)', brush(colors.orange)),
        arms: [{ shoulder: [-136, 92], elbow: [-262, 142], to: [-278, -96], hand: 'grip', aim: 250, sleeve: 'short' }],
      }),
  );
}
