import { colors, stoplight } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { person } from '../people/person.ts';
import { SKINS } from '../people/skins.ts';
import { CAST, CAST_COLOR, frame, SHADE, WIDTH } from './frame.ts';

const FLOOR = 846;
/** What she points at. */
const RED = [1010, 388] as const;

/** A mother and her girl in their only room, before the sheet with their own reds, yellows and greens; the girl has the savings. */
export function nairobi(): string {
  return frame('nairobi', room() + window() + bed() + stove() + sheet() + mother() + girl());
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

/** A charcoal stove with the pot on it. */
function stove(): string {
  return (
    oval(240, 892, 140, 16, CAST_COLOR, CAST) +
    shape('M142 760H334L310 888H166Z', '#C8553D') +
    shape('M276 760H334L310 888H280Z', '#000', SHADE) +
    box(196, 800, 80, 44, '#3A1A12') +
    circle(222, 826, 9, '#F6B93B') +
    circle(248, 828, 8, colors.orange) +
    box(126, 740, 224, 24, '#8E3A22') +
    shape('M142 640H334C340 700 318 744 238 744S136 700 142 640Z', '#7A8F94') +
    shape('M270 640H334C340 700 318 744 250 744C272 716 276 680 270 640Z', '#000', SHADE) +
    oval(238, 640, 104, 20, '#98A9AC') +
    line('M206 628C206 604 270 604 270 628', '#5E7074', 9) +
    line('M130 664H106M346 664H370', '#5E7074', 12) +
    stitch('M214 590C196 560 230 544 214 510M262 586C248 560 278 548 262 520', '#FFFAF0', 8, '16 12', 'opacity=".8"')
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

function mother(): string {
  const skirt = '#A8371C';
  return (
    oval(716, 944, 130, 14, CAST_COLOR, CAST) +
    person({
      at: [704, 944],
      height: 812,
      build: 'woman',
      girth: 1.12,
      view: 'turned',
      skin: SKINS[0],
      look: {
        cut: 'low',
        hat: 'wrap',
        tie: '#E58A2B',
        band: '#7A2413',
        mood: 'smiles',
        nose: 'broad',
        eyes: [0.8, 0],
        earrings: '#F6B93B',
        age: 'grown',
      },
      top: { kind: 'tee', color: '#1F5A40' },
      bottom: { kind: 'skirt', color: skirt, hem: '#F6B93B' },
      near: { to: [556, 604], hand: 'flat', aim: 150 },
      far: { to: [RED[0] - 26, RED[1] + 4], hand: 'point', aim: -6 },
    })
  );
}

function girl(): string {
  return (
    oval(500, 950, 84, 11, CAST_COLOR, CAST) +
    person({
      at: [486, 950],
      height: 500,
      heads: 5.9,
      build: 'woman',
      view: 'turned',
      skin: SKINS[1],
      look: { cut: 'bun', age: 'child', mood: 'wonders', eyes: [0.5, -0.8], tie: colors.sun },
      nod: -10,
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'skirt', color: '#2C6B75', length: 'knee' },
      near: { to: [548, 724], hand: 'flat', holds: tin() },
      far: { to: [580, 730], hand: 'flat', behind: true },
    })
  );
}

function tin(): string {
  return group(
    'translate(562 742) scale(.5)',
    shape('M-70 -116V60Q0 76 70 60V-116Z', '#C8553D') +
      shape('M28 -116V70Q52 66 70 60V-116Z', '#000', SHADE) +
      oval(0, -116, 70, 20, '#F3C873') +
      line('M-22 -118H22', colors.tierraNight, 9),
  );
}
