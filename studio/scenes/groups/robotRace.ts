import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { robot } from '../educationRobot.ts';
import { uniform } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { curls, plaits } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { HAIR, straight } from '../portraits/hair.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** The robot of tins rolls to the line: one steers it, two cheer behind the rail. */
export function robotRace(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'robot', grain: 0.42 },
    hall() + cheering() + rail() + racer() + steering(),
  );
}

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
    box(0, 560, WIDTH, 340, '#D9A064') +
    line('M0 700H1200M0 790H1200', '#C88C50', 5) +
    shape('M1022 566H1084L1190 900H1110Z', colors.paper) +
    shape(
      'M1054 570H1082L1092 604H1064ZM1036 604H1064L1075 640H1047ZM1075 640H1104L1116 682H1087ZM1059 682H1087L1101 730H1073ZM1101 730H1131L1146 782H1116ZM1087 782H1116L1132 838H1103ZM1132 838H1163L1181 900H1150Z',
      colors.tierraNight,
    )
  );
}

function cheering(): string {
  const he = figure({
    at: [566, 400],
    scale: 0.6,
    skin: SKINS[1],
    head: {
      view: 'turned',
      age: 'young',
      build: 'lean',
      mood: 'beams',
      gaze: [0.3, 0.9],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'bushy',
      nose: 'broad',
      glasses: '#E9C97C',
      earsOut: true,
    },
    hair: curls('turned', HAIR.black, 'close'),
    chin: [10, -58],
    turn: 4,
    body: { shoulder: 166, waist: 154, foot: 360, color: colors.paper },
    clothes: uniform(colors.tierra),
    arms: [
      { side: 'left', to: [424, 196], elbow: [416, 372], aim: -96, hand: 'open' },
      { side: 'right', to: [684, 200], elbow: [712, 376], aim: -84, hand: 'open', dim: true },
    ],
  });
  const she = figure({
    at: [900, 420],
    scale: 0.6,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'young',
      build: 'round',
      mood: 'laughs',
      gaze: [0.7, 0.8],
      hair: HAIR.black,
      eyes: 'narrow',
      brows: 'soaring',
      nose: 'snub',
      signs: ['gap', 'mole'],
      lips: 'full',
    },
    hair: plaits('turned', HAIR.black, colors.sun),
    chin: [10, -58],
    turn: 6,
    body: { shoulder: 158, waist: 150, foot: 360, color: colors.paper },
    clothes: uniform(colors.tierra),
    arms: [
      { side: 'right', to: [812, 560], elbow: [782, 590], aim: 160, hand: 'flat', dim: true },
      { side: 'left', to: [1012, 230], elbow: [1030, 412], aim: -98, hand: 'open' },
    ],
  });
  return he.body + he.arms + she.body + she.arms;
}

/** Before those who watch. */
function rail(): string {
  return (
    box(0, 566, WIDTH, 74, colors.cream) +
    box(0, 566, WIDTH, 12, colors.paper) +
    stitch(`M0 606H${WIDTH}`, colors.lapacho, 7, '24 16') +
    box(0, 640, WIDTH, 12, '#8A5A2A', 'opacity=".5"')
  );
}

function racer(): string {
  return (
    oval(738, 812, 190, 20, '#7A4A1E', 'opacity=".5"') +
    stitch('M500 742H600M470 700H580M520 784H590', colors.paper, 7, '26 18', 'opacity=".8"') +
    group('translate(366 330) rotate(4 340 440) scale(.62)', robot())
  );
}

/** Her remote is a box with two buttons and a wire. */
function steering(): string {
  const remote =
    line('M540 812C570 880 620 880 660 800', colors.lapacho, 7) +
    group(
      'translate(492 800) rotate(-8)',
      box(-62, -30, 124, 60, colors.tierraNight, 'rx="12"') +
        circle(-26, 0, 13, colors.sun) +
        circle(26, 0, 13, colors.leaf),
    );
  const she = figure({
    at: [262, 628],
    scale: 0.8,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'heart',
      mood: 'smirks',
      gaze: [0.9, 0.3],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'straight',
      nose: 'straight',
      signs: ['freckles'],
      earsCovered: true,
      lips: 'full',
    },
    hair: straight('turned', HAIR.brown),
    chin: [10, -58],
    turn: 5,
    body: { shoulder: 160, waist: 150, foot: 400, color: colors.paper },
    clothes: uniform(colors.tierra),
    arms: [
      { side: 'right', to: [534, 796], elbow: [438, 868], aim: -24, hand: 'grip', dim: true },
      { side: 'left', to: [444, 816], elbow: [190, 858], aim: -8, hand: 'grip', holds: remote },
    ],
  });
  return she.body + she.arms;
}
