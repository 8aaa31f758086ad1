import { school } from '../buildings.ts';
import { hill } from '../land.ts';
import { colors } from '../../../server/lace/palette.ts';
import { palm, palmDefs } from '../plants.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { person } from '../people/person.ts';
import type { Person } from '../people/person.ts';
import { SKINS } from '../people/skins.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, SIZE, WIDTH } from './frame.ts';

/** Four who leave the farm school jump before it, and their hats fly. */
export function caps(): string {
  const sky =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    lace('promoción', { family: 'sun', rim: 'fan', thread: '#E59F26', weight: 0.6 }, 800, 760, 620);
  const land =
    hill('#D9911F', { ...SIZE, y: 760, swing: 20, points: 5, seed: 'gorra1' }) +
    palm(262, 826, 190, 1.9, colors.woodDark, -12) +
    palm(1396, 826, 150, 1.7, colors.woodDark, 14) +
    hill(colors.forest, { ...SIZE, y: 812, swing: 8, points: 4, seed: 'gorra2' }) +
    school(800, 862, 0.9) +
    hill(colors.monte, { ...SIZE, y: 868, swing: 6, points: 4, seed: 'gorra3' });
  const hats =
    cap(664, 156, 0.92, 14, colors.tierraDeep, colors.paper) +
    cap(918, 132, 0.8, 20, colors.monte, colors.rose) +
    cap(1168, 208, 0.72, -14, '#A3265A', colors.paper) +
    straw();
  return frame('birretes', sky + land + hats + graduates(), palmDefs('#174631', colors.forest));
}

type Graduate = Pick<Person, 'skin' | 'look' | 'build' | 'girth' | 'facing' | 'near' | 'far'> & {
  x: number;
  up: number;
  stride: number;
  bottom: string;
};

const GRADUATES: readonly Graduate[] = [
  {
    x: 420,
    up: 60,
    stride: 0.04,
    build: 'man',
    skin: SKINS[4],
    look: { cut: 'short', mood: 'laughs', age: 'young', jaw: 'lean', nose: 'hooked', eyes: [0.3, -0.9] },
    bottom: colors.monte,
    near: { to: [336, 356], hand: 'wave', aim: -100 },
    far: { to: [520, 330], hand: 'open', aim: -80, behind: false },
  },
  {
    x: 650,
    up: 20,
    stride: 0.5,
    build: 'woman',
    girth: 1.16,
    skin: SKINS[2],
    look: {
      cut: 'braid',
      mood: 'laughs',
      age: 'young',
      eyes: [0.2, -0.9],
      tie: colors.rose,
      jaw: 'broad',
      nose: 'broad',
    },
    bottom: colors.tierraDeep,
    near: { to: [590, 470], hand: 'wave', aim: -110 },
    far: { to: [726, 330], hand: 'open', aim: -78, behind: false },
  },
  {
    x: 905,
    up: 90,
    stride: 0.02,
    build: 'man',
    facing: 'left',
    skin: SKINS[5],
    look: { cut: 'curls', mood: 'laughs', age: 'young', nose: 'long', eyes: [0.3, -0.8], glasses: true },
    bottom: colors.monte,
    near: { to: [1012, 356], hand: 'wave', aim: -70 },
    far: { to: [800, 372], hand: 'open', aim: -116, behind: true },
  },
  {
    x: 1150,
    up: 34,
    stride: 0.48,
    build: 'woman',
    facing: 'left',
    skin: SKINS[3],
    look: { cut: 'tail', mood: 'beams', age: 'young', jaw: 'heart', nose: 'snub', eyes: [0.2, -0.8], tie: colors.sun },
    bottom: colors.tierraDeep,
    near: { to: [1262, 416], hand: 'wave', aim: -68 },
    far: { to: [1044, 420], hand: 'open', aim: -118, behind: true },
  },
];

function graduates(): string {
  return GRADUATES.map(({ x, up, bottom, ...one }) => {
    const foot = 940 - up;
    const shadow = oval(x, 950, 96 - up * 0.3, 11, CAST_COLOR, CAST);
    return (
      shadow +
      person({
        ...one,
        at: [x, foot],
        height: 520,
        heads: 6.8,
        view: 'turned',
        stance: 'walk',
        nod: -8,
        top: { kind: 'uniform', color: colors.paper, trim: colors.monte },
        bottom: { kind: one.build === 'man' ? 'trousers' : 'skirt', color: bottom, length: 'knee' },
      })
    );
  }).join('');
}

/** A graduate's cap, seen a little from below. */
function cap(x: number, y: number, size: number, turn: number, color: string, tassel: string): string {
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    shape('M-74 8V74Q0 122 74 74V8Z', color) +
      shape('M-74 8V74Q-40 96 0 98V8Z', '#fff', 'opacity=".1"') +
      shape('M20 8V97Q50 92 74 74V8Z', '#000', 'opacity=".3"') +
      shape('M-156 0L0 -66L156 0L0 70Z', color) +
      shape('M-156 0L0 -66L40 -49L-96 27Z', '#fff', 'opacity=".14"') +
      shape('M-156 0L0 70L156 0V9L0 80L-156 9Z', '#000', 'opacity=".35"') +
      line('M0 2C50 22 92 26 116 22C136 40 132 66 142 92', tassel, 6) +
      shape('M132 88H152L164 142H126Z', tassel) +
      oval(0, 1, 10, 5, tassel),
  );
}

/** One of them threw a pirí. */
function straw(): string {
  return group(
    'translate(424 196) rotate(-16) scale(.8)',
    oval(0, 12, 150, 40, '#C79A4C') +
      oval(0, 4, 150, 38, colors.straw) +
      shape('M-74 2C-74 -66 -46 -88 0 -88C46 -88 74 -66 74 2Q0 28 -74 2Z', colors.straw) +
      shape('M20 -86C56 -80 74 -56 74 2Q50 12 24 15Z', '#8A5A1C', 'opacity=".25"') +
      shape('M-75 -22Q0 2 75 -22V4Q0 28 -75 4Z', colors.tierra) +
      stitch('M-126 14Q0 48 126 14', colors.gold, 5, '14 9') +
      circle(-30, -60, 5, '#fff', 'opacity=".4"'),
  );
}
