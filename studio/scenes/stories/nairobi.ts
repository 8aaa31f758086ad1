import { colors, stoplight } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { SKINS } from '../people/skins.ts';
import { figure } from '../portraits/figure.ts';
import type { FigureArm } from '../portraits/figure.ts';
import { combed, HAIR, headwrap } from '../portraits/hair.ts';
import { CAST, CAST_COLOR, frame, WIDTH } from './frame.ts';
import { savings } from './savings.ts';

const FLOOR = 846;
/** What she points at, on the sheet as it is drawn, and how the sheet hangs. */
const RED = [1010, 388] as const;
const LARGE = { x: -98, y: -96, scale: 1.25 };
const POINTED = [RED[0] * LARGE.scale + LARGE.x, RED[1] * LARGE.scale + LARGE.y] as const;

/** A mother and her girl in their only room, before the sheet with their own reds, yellows and greens; the girl has the savings. */
export function nairobi(): string {
  const child = girl();
  const holds = mother({ side: 'left', to: [300, 826], elbow: [446, 790], aim: 180, hand: 'flat' });
  const points = mother({
    side: 'right',
    to: [POINTED[0] - 26, POINTED[1] + 6],
    elbow: [880, 720],
    aim: -16,
    hand: 'point',
    dim: true,
  });
  return frame(
    'nairobi',
    room() +
      window() +
      bed() +
      group(`translate(${LARGE.x} ${LARGE.y}) scale(${LARGE.scale})`, sheet()) +
      holds.body +
      holds.arms +
      child.body +
      child.limbs +
      savings('translate(352 948) scale(.84)') +
      child.fingers +
      points.arms,
  );
}

function room(): string {
  return (
    box(0, 0, WIDTH, FLOOR, '#BFDCD0') +
    box(0, 560, WIDTH, FLOOR - 560, '#4A958C') +
    box(0, 550, WIDTH, 12, '#E9F2E4') +
    box(0, FLOOR, WIDTH, 1000 - FLOOR, '#A4573A') +
    line(`M0 ${FLOOR}H${WIDTH}`, '#7A3A26', 10) +
    // The morning comes in.
    shape('M140 470L420 470L900 1000H330Z', '#FFF3CF', 'opacity=".28"') +
    shape('M470 900L1240 900L1330 976H390Z', colors.straw) +
    stitch('M500 916H1226M420 958H1290', colors.tierra, 8, '26 16')
  );
}

/** The only window: roofs of iron, an acacia, the sun. */
function window(): string {
  return (
    box(96, 150, 330, 320, colors.woodDark) +
    box(116, 170, 290, 280, '#BFD9E4') +
    circle(330, 270, 46, '#F7E3B0') +
    shape('M116 366C180 330 240 350 300 336S380 340 406 352V450H116Z', '#4F7F74') +
    line('M196 372V320M196 346C190 330 180 322 172 316M197 340C206 326 216 320 224 316', '#3A2A1E', 8) +
    shape('M140 316C160 290 180 296 198 288C226 282 250 296 254 312C232 324 160 326 140 316Z', '#1F4A3A') +
    shape('M116 404H250L236 440H116ZM262 392H406V440H274Z', '#9FB0A6') +
    shape('M196 424H350L336 450H206Z', '#B7694A') +
    line('M261 170V450', colors.woodDark, 14) +
    shape('M60 138H214C210 260 190 380 140 474Q110 484 60 470Z', colors.orange) +
    [
      [96, 190],
      [160, 220],
      [104, 270],
      [152, 320],
      [96, 352],
      [128, 410],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 19, colors.tierraDeep) + circle(x, y, 9, colors.paper))
      .join('') +
    line('M40 138H450', colors.straw, 12) +
    box(76, 468, 370, 24, colors.wood)
  );
}

/** Where they sleep: made, with a cloth of many pieces. */
function bed(): string {
  const patches = ['#DB4F83', '#F6B93B', '#FFFAF0', '#2C6B75', '#E58A2B', '#FFFAF0', '#A8371C', '#F6B93B'];
  return (
    oval(1440, 884, 210, 16, CAST_COLOR, CAST) +
    box(1250, 640, 22, 240, colors.woodDark) +
    box(1250, 780, 360, 30, colors.wood) +
    box(1272, 716, 340, 66, '#FFFAF0') +
    shape('M1276 716C1276 676 1300 664 1360 668C1400 670 1404 700 1400 718Z', '#F6EBD6') +
    patches.map((color, i) => box(1392 + (i % 4) * 56, 704 + Math.floor(i / 4) * 56, 56, 56, color)).join('') +
    stitch('M1392 760H1600M1448 704V816M1504 704V816M1560 704V816', '#FFFFFF', 4, '9 7')
  );
}

const SPACE = 78;
/** What she answered, four in a row: r, y, g. */
const ANSWERS = 'gyrgygrygyygygrg';

/** Her answers from `x0 y0` on, `SPACE` apart; each colour has its weave. */
export function answers(x0: number, y0: number): string {
  const mark = (kind: string, x: number, y: number) => {
    if (kind === 'r')
      return circle(x, y, 29, stoplight.red) + line(`M${x - 19} ${y}H${x + 19}M${x} ${y - 19}V${y + 19}`, '#FBE3D4', 4);
    if (kind === 'y')
      return (
        circle(x, y, 29, stoplight.yellow) +
        circle(x, y, 17, 'none', `stroke="${colors.tierraDeep}" stroke-width="4" stroke-dasharray="7 6"`)
      );
    return (
      circle(x, y, 29, stoplight.green) +
      circle(x, y, 17, 'none', 'stroke="#F3F3DC" stroke-width="8" stroke-dasharray="3 7"')
    );
  };
  return Array.from(ANSWERS)
    .map((kind, i) => mark(kind, x0 + (i % 4) * SPACE, y0 + Math.floor(i / 4) * SPACE))
    .join('');
}

function sheet(): string {
  const [x0, y0] = [RED[0] - 2 * SPACE, RED[1] - SPACE];
  const [left, top] = [x0 - 56, y0 - 92];
  const [wide, high] = [SPACE * 3 + 112, SPACE * 3 + 150];
  return (
    box(left + 10, top + 14, wide, high, CAST_COLOR, 'opacity=".18"') +
    box(left, top, wide, high, colors.paper) +
    line(`M${left + 30} ${top + 36}H${left + 190}`, colors.tierraDeep, 12) +
    answers(x0, y0) +
    circle(left + 18, top + 14, 10, colors.lapacho) +
    circle(left + wide - 18, top + 14, 10, colors.lapacho)
  );
}

/** One arm lies around her girl, behind her; the other comes over all. */
function mother(arm: FigureArm) {
  return figure({
    at: [648, 566],
    scale: 0.96,
    skin: SKINS[0],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'long',
      mood: 'smiles',
      gaze: [1.2, -0.1],
      hair: HAIR.black,
      eyes: 'hooded',
      nose: 'broad',
      earrings: colors.gold,
    },
    hair: headwrap(colors.orange, colors.tierraDeep, HAIR.black),
    chin: [8, -60],
    turn: 3,
    body: { shoulder: 188, waist: 182, foot: 460, color: colors.forest },
    arms: [arm],
  });
}

/** She has the tin with what they save. */
function girl() {
  return figure({
    at: [336, 748],
    scale: 0.8,
    skin: SKINS[1],
    head: {
      view: 'turned',
      age: 'child',
      build: 'round',
      mood: 'talks',
      gaze: [1, -1.2],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'thin',
      nose: 'broad',
      apart: 38,
    },
    hair: combed('turned', HAIR.black, 'bun', colors.sun),
    chin: [6, -44],
    turn: -10,
    headScale: 1.3,
    body: { shoulder: 150, waist: 140, foot: 340, color: colors.sun },
    clothes: stitch('M-70 -8C-50 50 50 50 70 -8', colors.tierra, 9, '14 11'),
    arms: [
      { side: 'left', to: [268, 900], elbow: [196, 920], aim: 6, hand: 'sheet' },
      { side: 'right', to: [436, 902], elbow: [500, 930], aim: 174, hand: 'sheet', dim: true },
    ],
  });
}
