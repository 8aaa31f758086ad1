import { cheese, milkCan } from '../goods.ts';
import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { person } from '../people/person.ts';
import { SKINS } from '../people/skins.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

const GROUND = 800;

/** The new cheese factory from the front: milk waits at one door, two students bring the rounds of cheese out of the other. */
export function factory(): string {
  const land =
    box(0, 0, WIDTH, HEIGHT, '#9CCBD8') +
    shape(
      'M60 250C60 210 120 200 140 224C160 180 240 190 244 232C290 226 300 270 270 276H90C66 276 56 264 60 250Z',
      colors.paper,
    ) +
    shape(
      'M1300 160C1300 130 1346 124 1362 142C1378 108 1440 116 1442 148C1476 144 1484 178 1462 182H1322C1306 182 1298 172 1300 160Z',
      colors.paper,
    ) +
    shape('M0 640C300 600 500 616 800 612S1300 600 1600 630V1000H0Z', '#5F8F4E') +
    box(0, GROUND, WIDTH, 200, '#E3C9A0') +
    box(0, GROUND, WIDTH, 10, '#F1E2C4') +
    stitch('M-10 930H1610', '#C9A36C', 6, '40 30');
  return frame('fábrica', land + hall() + milk() + carrier() + rounds() + pusher());
}

function hall(): string {
  const window = (x: number) =>
    box(x, 480, 108, 92, '#2C6B75') +
    shape(`M${x} 480h108L${x} 560Z`, '#5F9AA0') +
    line(`M${x + 54} 480v92M${x} 526h108`, colors.paper, 6) +
    box(x - 8, 572, 124, 12, '#D9C6A4');
  const door = (x: number) =>
    box(x - 12, 506, 224, 294, colors.tierra) +
    box(x, 518, 200, 282, '#1B2F30') +
    shape(`M${x} 518h200v40H${x + 40}V800H${x}Z`, '#000', 'opacity=".35"');
  let ribs = '';
  for (let x = 210; x < 1420; x += 34) ribs += `M${x} 318L${x + (x - 800) * 0.07} 422`;
  return (
    box(1160, 150, 74, 190, '#D9D2BE') +
    box(1204, 150, 30, 190, '#000', SHADE) +
    box(1150, 138, 94, 22, colors.tierra) +
    box(176, 410, 1248, 390, colors.paper) +
    box(1290, 410, 134, 390, '#7A4A12', 'opacity=".12"') +
    box(176, 410, 1248, 34, '#2A1209', 'opacity=".16"') +
    box(176, 742, 1248, 58, '#5F9AA0') +
    shape('M140 424L196 308H1404L1460 424Z', colors.clay) +
    shape('M1180 308H1404L1460 424H1216Z', '#000', SHADE) +
    line(ribs, '#8E3B1C', 5, 'opacity=".5"') +
    box(186, 296, 1228, 16, '#E99368') +
    window(214) +
    window(746) +
    window(1278) +
    // A round of cheese is the factory's sign.
    circle(800, 236, 96, colors.tierraDeep) +
    box(786, 300, 28, 30, colors.tierraDeep) +
    circle(800, 236, 82, '#F6E2A8') +
    circle(800, 236, 64, 'none', 'stroke="#C79A4C" stroke-width="5" stroke-dasharray="16 11"') +
    shape('M800 236L868 190A82 82 0 0 1 880 250Z', colors.tierraDeep) +
    circle(776, 212, 11, '#DDBF7C') +
    circle(798, 272, 14, '#DDBF7C') +
    circle(756, 252, 8, '#DDBF7C') +
    door(420) +
    door(980)
  );
}

function milk(): string {
  return milkCan(470, 838, 1.3) + milkCan(600, 862, 1.5) + milkCan(350, 872, 1.4);
}

const COAT = { kind: 'coat', color: '#FFFAF0' } as const;

/** Comes with one more round. */
function carrier(): string {
  return (
    oval(800, 912, 96, 11, CAST_COLOR, CAST) +
    person({
      at: [794, 910],
      height: 560,
      heads: 6.9,
      build: 'woman',
      view: 'turned',
      stance: 'walk',
      stride: 0.03,
      skin: SKINS[4],
      look: {
        cut: 'low',
        hat: 'kerchief',
        tie: '#2C6B75',
        mood: 'laughs',
        age: 'young',
        nose: 'hooked',
        eyes: [0.6, 0.2],
      },
      top: COAT,
      bottom: { kind: 'trousers', color: '#2C6B75' },
      near: { to: [846, 646], hand: 'flat', holds: cheese(890, 640, 150) },
      far: { to: [930, 650], hand: 'flat', behind: true },
    })
  );
}

function pusher(): string {
  return (
    oval(1470, 926, 92, 11, CAST_COLOR, CAST) +
    person({
      at: [1466, 924],
      height: 590,
      heads: 6.9,
      build: 'man',
      view: 'turned',
      facing: 'left',
      stance: 'walk',
      stride: 0.52,
      lean: 6,
      skin: SKINS[5],
      look: { cut: 'short', hat: 'cap', tie: '#2C6B75', mood: 'smiles', age: 'young', nose: 'broad', eyes: [0.5, 0.2] },
      top: COAT,
      bottom: { kind: 'trousers', color: '#2C6B75' },
      near: { to: [1398, 566], hand: 'grip', aim: 180 },
      far: { to: [1376, 572], hand: 'grip', behind: true },
    })
  );
}

/** The rounds on a trolley. */
function rounds(): string {
  return (
    group(
      'translate(1110 888)',
      oval(0, 6, 230, 18, colors.tierraNight, CAST) +
        line('M214 -34L268 -330H306', colors.tierraNight, 16) +
        box(-200, -52, 420, 24, '#2C6B75') +
        circle(-140, -12, 28, colors.tierraNight) +
        circle(150, -12, 28, colors.tierraNight) +
        circle(-140, -12, 10, '#C9D0C8') +
        circle(150, -12, 10, '#C9D0C8'),
    ) +
    cheese(1008, 822, 196) +
    cheese(1206, 822, 196, { cut: true }) +
    cheese(1106, 742, 196, { top: '#FBE3A4', rind: '#DDB25A' }) +
    cheese(1112, 664, 180)
  );
}
