import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { person } from './people/person.ts';
import { HAIRS, SKINS } from './people/skins.ts';
import { wheelchair } from './people/wheelchair.ts';

const STEEL = '#26302C';
const SIZE = { width: 1200, height: 800 };

/** Somebody calls, and somebody writes down what does not work: one thread between them. Cut out, for a rose band. */
export function accessibilityCall(): string {
  const thread = stitch(
    'M196 256C150 70 420 10 560 120C680 214 760 30 880 50C960 64 1000 100 966 164',
    colors.tierraDeep,
    7,
    '20 14',
  );
  return canvas(
    { ...SIZE, name: 'llamada', grain: 0.3 },
    circle(290, 440, 280, '#FBD5DC') + circle(900, 440, 300, '#FBD5DC') + thread + caller() + listener(),
  );
}

const phone = (x: number, y: number, turn: number): string =>
  group(`translate(${x} ${y}) rotate(${turn})`, box(-17, -40, 34, 80, STEEL, 'rx="7"') + circle(-8, -30, 4, '#8CC2B6'));

function caller(): string {
  const seated = { at: [270, 786], height: 720, skin: SKINS[5] } as const;
  const chair = wheelchair(seated, colors.tierra);
  return (
    chair.behind +
    person({
      ...seated,
      build: 'man',
      view: 'turned',
      stance: 'sit',
      look: { cut: 'curls', hair: HAIRS.brown, age: 'young', mood: 'talks', eyes: [0.6, -0.1] },
      top: { kind: 'tee', color: colors.forest },
      bottom: { kind: 'trousers', color: '#3A4A6B' },
      near: { to: [196, 322], hand: 'grip', aim: -104, holds: phone(190, 300, -12) },
      far: { to: [430, 500], hand: 'open', behind: false },
    }) +
    chair.before
  );
}

function listener(): string {
  const desk =
    box(672, 540, 446, 250, '#7A4226') +
    stitch('M696 566H1094V766H696Z', colors.clay, 5, '16 12') +
    box(654, 514, 482, 28, colors.wood) +
    shape('M690 502H824L808 514H674Z', colors.paper) +
    line('M706 507H760', colors.tierra, 4) +
    shape('M1064 514V460C1064 450 1104 450 1104 460V514Z', colors.sun) +
    circle(1084, 440, 24, colors.lapacho) +
    circle(1066, 424, 16, colors.leaf);
  const headset =
    line('M967 226C980 182 958 158 926 170', STEEL, 9) +
    oval(966, 238, 14, 21, STEEL) +
    line('M966 256C960 280 938 284 922 276', STEEL, 6);
  return (
    person({
      at: [950, 900],
      height: 730,
      build: 'woman',
      girth: 1.1,
      view: 'turned',
      facing: 'left',
      skin: SKINS[2],
      look: { cut: 'low', age: 'middle', mood: 'smiles', glasses: true, earrings: colors.sun, eyes: [0.6, 0.1] },
      top: { kind: 'vest', color: '#EEF1E2', trim: colors.forest },
      bottom: { kind: 'trousers', color: colors.tierraNight },
      half: 'bust',
      near: { to: [776, 490], hand: 'pinch', holds: line('M772 506L794 452', colors.tierra, 7) },
      far: { to: [850, 506], hand: 'rest' },
    }) +
    headset +
    desk
  );
}
