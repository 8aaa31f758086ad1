import { colors, stoplight } from '../../../server/lace/palette.ts';
import { box, circle, group, line, shape, stamp, stampDefs, stitch } from '../../../server/lace/primitives.ts';
import { aoPoi, uniform } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { plaits } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { combed, HAIR } from '../portraits/hair.ts';
import { CAST_COLOR, frame, HEIGHT, WIDTH } from './frame.ts';

/** Of a hundred answers of 2024, by content/posts. */
const RED = 7;
const YELLOW = 28;
const CELL = 71;
const LEFT = 800 - 4.5 * CELL;
const TOP = 206;

/**
 * A grandmother sews the last of a hundred stars on a cloth, as many red, yellow and green ones as in the families' answers; a
 * girl counts them.
 */
export function hundred(): string {
  const rays = (count: number, from: number, to: number) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2;
      const x = Math.cos(angle);
      const y = Math.sin(angle);
      d += `M${(x * from).toFixed(1)} ${(y * from).toFixed(1)}L${(x * to).toFixed(1)} ${(y * to).toFixed(1)}`;
    }
    return d;
  };
  const defs =
    stampDefs(
      'r',
      circle(0, 0, 28, stoplight.red) +
        line(rays(4, 0, 28), '#FBE3D4', 5) +
        circle(0, 0, 13, 'none', 'stroke="#FBE3D4" stroke-width="3"'),
    ) +
    stampDefs(
      'y',
      circle(0, 0, 28, stoplight.yellow) +
        stitch('M0 -18A18 18 0 1 1 -.1 -18', colors.tierraDeep, 4.5, '5 9.13') +
        circle(0, 0, 5, colors.tierraDeep),
    ) +
    stampDefs(
      'g',
      circle(0, 0, 28, stoplight.green) + line(rays(10, 11, 21), '#F3F3DC', 4) + circle(0, 0, 5, '#F3F3DC'),
    );
  let stars = '';
  for (let i = 0; i < 100; i++) {
    const id = i < RED ? 'r' : i < RED + YELLOW ? 'y' : 'g';
    stars += stamp(id, `translate(${LEFT + (i % 10) * CELL} ${TOP + Math.floor(i / 10) * CELL})`);
  }
  let fringe = '';
  for (let x = 428; x <= 1172; x += 12) fringe += `M${x} 906v${x % 24 ? 34 : 42}`;
  const cloth =
    shape('M446 124H1214V926H446Z', CAST_COLOR, 'opacity=".2"') +
    line(fringe, '#F1E2C4', 6) +
    box(422, 108, 756, 800, colors.paper) +
    shape('M1060 108H1178V908H1110Z', '#7A4A12', 'opacity=".07"') +
    stitch('M446 150H1154V884H446Z', colors.lapacho, 5, '18 12') +
    box(422, 90, 756, 36, '#F1E2C4');
  const rod =
    line('M360 108L800 -60L1240 108', '#5B7A6C', 6) +
    line('M330 108H1270', CAST_COLOR, 20, 'opacity=".18" transform="translate(14 18)"') +
    line('M330 108H1270', colors.wood, 22) +
    circle(328, 108, 19, colors.woodDark) +
    circle(1272, 108, 19, colors.woodDark);
  const wall = box(0, 0, WIDTH, HEIGHT, '#A9CBBB') + shape('M0 0H1600V150L0 760Z', '#BCD8CA');
  const floor = box(0, 884, WIDTH, 116, '#8A5A3C') + box(0, 884, WIDTH, 10, '#A56F4C');
  return frame('cien', wall + floor + group('translate(176 26) scale(.78)', cloth + stars + rod) + people(), defs);
}

function people(): string {
  const girl = figure({
    at: [300, 720],
    scale: 0.82,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'child',
      build: 'round',
      mood: 'talks',
      gaze: [1.2, -0.2],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'thin',
      nose: 'snub',
      apart: 38,
    },
    hair: plaits('turned', HAIR.brown, colors.sun),
    chin: [8, -44],
    turn: -5,
    headScale: 1.3,
    body: { shoulder: 152, waist: 146, foot: 400, color: colors.paper },
    clothes: uniform(colors.forest),
    arms: [{ side: 'right', to: [586, 640], elbow: [470, 900], aim: -40, hand: 'point', dim: true }],
  });
  const grandmother = figure({
    at: [1232, 600],
    scale: 0.9,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'old',
      build: 'lean',
      mood: 'smiles',
      gaze: [1, 0.9],
      hair: HAIR.grey,
      eyes: 'narrow',
      brows: 'thin',
      nose: 'hooked',
      glasses: colors.tierraDeep,
      earrings: colors.gold,
    },
    hair: combed('turned', HAIR.grey, 'bun', colors.sun),
    chin: [12, -58],
    turn: 9,
    body: { shoulder: 188, waist: 184, foot: 460, color: '#A3265A' },
    clothes: aoPoi(colors.sun),
    arms: [
      { side: 'left', to: [1098, 860], elbow: [1360, 880], aim: 190, hand: 'flat', dim: true },
      {
        side: 'right',
        to: [1062, 690],
        elbow: [1050, 850],
        aim: 216,
        hand: 'pinch',
        holds:
          line('M1026 668L1074 692', '#7F8B83', 6) + line('M1076 694C1120 720 1140 780 1110 838', stoplight.green, 5),
      },
    ],
  });
  return girl.body + grandmother.body + girl.arms + grandmother.arms;
}
