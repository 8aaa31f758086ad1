import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { robot } from '../educationRobot.ts';
import { person } from '../people/person.ts';
import type { Person } from '../people/person.ts';
import { SKINS } from '../people/skins.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** On the floor of the hall: the robot of tins rolls to the line, one steers, one cheers, one runs along. */
export function robotRace(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'robot', grain: 0.42 },
    hall() + cheering() + racer() + steering(),
  );
}

const pupil = (one: Omit<Person, 'height' | 'heads'> & { height?: number }): string =>
  person({ height: 560, heads: 6.6, ...one });

function hall(): string {
  const bunting = Array.from({ length: 10 }, (_, i) => {
    const [x, y] = [40 + i * 120, 96 + Math.round(46 * (1 - ((i - 4.5) / 4.5) ** 2))];
    return shape(`M${x} ${y}h64l-32 56Z`, [colors.sun, colors.lapacho, colors.leaf, colors.paper][i % 4] ?? '');
  });
  return (
    box(0, 0, WIDTH, HEIGHT, '#2E6F7E') +
    box(0, 430, WIDTH, 90, '#27606D') +
    line('M-10 80Q600 190 1210 80', colors.paper, 4) +
    bunting.join('') +
    box(0, 520, WIDTH, 380, '#D9A064') +
    line('M0 590H1200M0 690H1200M0 820H1200', '#C88C50', 5) +
    shape('M1010 520H1070L1190 900H1110Z', colors.paper) +
    shape(
      'M1017 540H1045L1054 570H1026ZM1054 570H1082L1092 604H1064ZM1036 604H1064L1075 640H1047ZM1075 640H1104L1116 682H1087ZM1059 682H1087L1101 730H1073ZM1101 730H1131L1146 782H1116ZM1087 782H1116L1132 838H1103ZM1132 838H1163L1181 900H1150Z',
      colors.tierraNight,
    )
  );
}

function cheering(): string {
  return (
    oval(900, 640, 86, 11, '#7A4A1E', 'opacity=".4"') +
    pupil({
      at: [900, 636],
      height: 440,
      build: 'woman',
      view: 'front',
      skin: SKINS[3],
      look: {
        cut: 'plaits',
        tie: colors.sun,
        age: 'young',
        mood: 'laughs',
        jaw: 'broad',
        nose: 'broad',
        signs: ['gap'],
        eyes: [-0.6, 0.7],
      },
      top: { kind: 'uniform', color: colors.paper, trim: colors.tierra },
      bottom: { kind: 'skirt', color: colors.monte, length: 'knee' },
      near: { to: [812, 208], hand: 'wave' },
      far: { to: [988, 214], hand: 'wave' },
    }) +
    oval(540, 648, 100, 11, '#7A4A1E', 'opacity=".4"') +
    pupil({
      at: [540, 630],
      height: 440,
      build: 'man',
      view: 'side',
      stance: 'run',
      lean: 14,
      skin: SKINS[1],
      look: { cut: 'curls', age: 'young', mood: 'laughs', nose: 'long', eyes: [0.8, 0.5] },
      top: { kind: 'uniform', color: colors.paper, trim: colors.tierra },
      bottom: { kind: 'trousers', color: colors.monte },
      near: { to: [660, 372], hand: 'point' },
      far: { to: [456, 480], hand: 'relaxed' },
    })
  );
}

function racer(): string {
  return (
    oval(680, 816, 170, 18, '#7A4A1E', 'opacity=".5"') +
    stitch('M330 800H500M300 760H470M350 716H480', colors.paper, 7, '26 18', 'opacity=".8"') +
    group('translate(350 366) rotate(4 340 440) scale(.55)', robot())
  );
}

/** Her remote is a box with two buttons and a wire. */
function steering(): string {
  const remote =
    line('M476 700C440 760 560 800 600 770', colors.lapacho, 6) +
    group(
      'translate(440 690) rotate(-12)',
      box(-46, -22, 92, 44, colors.tierraNight, 'rx="10"') +
        circle(-20, 0, 10, colors.sun) +
        circle(20, 0, 10, colors.leaf),
    );
  return (
    oval(270, 872, 190, 17, '#7A4A1E', 'opacity=".5"') +
    pupil({
      at: [258, 868],
      height: 640,
      build: 'woman',
      view: 'turned',
      stance: 'kneel',
      lean: 16,
      nod: 2,
      skin: SKINS[5],
      look: {
        cut: 'bob',
        age: 'young',
        mood: 'busy',
        jaw: 'heart',
        nose: 'snub',
        signs: ['freckles'],
        glasses: true,
        eyes: [0.9, 0.5],
      },
      top: { kind: 'uniform', color: colors.paper, trim: colors.tierra },
      bottom: { kind: 'trousers', color: colors.monte },
      near: { to: [408, 700], hand: 'grip', aim: -10, holds: remote },
      far: { to: [474, 684], hand: 'grip', aim: 170, behind: false },
    })
  );
}
