import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { hill } from '../land.ts';
import { collar } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { waves } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { cropped, HAIR, withHat } from '../portraits/hair.ts';
import { frame, HEIGHT, SHADE, SIZE, WIDTH } from './frame.ts';

/** Two who leave the school of Belén with what they begin with: quail eggs, of which she holds one up, and young eucalyptus. */
export function quail(): string {
  const [she, he] = [keeper(), grower()];
  return frame(
    'codornices',
    land() +
      shed() +
      she.body +
      he.body +
      tray() +
      he.limbs +
      he.fingers +
      basket() +
      she.arms +
      bird(172, 838, 2.1) +
      roots(),
  );
}

function land(): string {
  let rows = '';
  for (const [x, size] of [
    [900, 1],
    [1010, 1.1],
    [1136, 1.22],
    [1280, 1.36],
    [1444, 1.5],
  ] as const)
    rows += group(
      `translate(${x} 640) scale(${size})`,
      line('M0 0V-230', '#E9E2D0', 12) +
        shape('M0 -330C-46 -290 -54 -200 -30 -150C-10 -130 12 -132 30 -152C56 -200 44 -292 0 -330Z', '#4E8E84') +
        shape('M0 -330C44 -292 56 -200 30 -152C20 -140 10 -136 2 -136C26 -200 20 -270 0 -330Z', '#37706A'),
    );
  return (
    box(0, 0, WIDTH, HEIGHT, '#F7D7A6') +
    circle(300, 250, 104, '#FBEBC4') +
    hill('#A9C08A', { ...SIZE, y: 560, swing: 26, points: 5, seed: 'belen1' }) +
    hill('#7FA765', { ...SIZE, y: 622, swing: 12, points: 4, seed: 'belen2' }) +
    rows +
    hill('#4F8A4E', { ...SIZE, y: 676, swing: 8, points: 4, seed: 'belen3' }) +
    shape('M0 800C400 770 1100 780 1600 796V1000H0Z', colors.road) +
    stitch('M40 866C400 846 1100 850 1560 864M0 956C500 940 1000 940 1600 956', '#E07A50', 8, '44 26')
  );
}

/** Where the quails live: low, under a roof of iron. */
function shed(): string {
  return (
    box(110, 600, 330, 160, '#E9D7B4') +
    box(134, 640, 282, 80, '#6B4A33') +
    line(
      'M134 660H416M134 680H416M134 700H416M170 640V720M206 640V720M242 640V720M278 640V720M314 640V720M350 640V720M386 640V720',
      '#C9B58C',
      3,
    ) +
    shape('M70 606L130 530H420L480 606Z', '#B7694A') +
    line(
      'M124 540L84 600M176 534L146 604M228 534L210 604M280 534L276 604M332 534L340 604M384 534L404 604',
      '#000',
      4,
      'opacity=".14"',
    )
  );
}

/** Stands on a post of the fence. */
function bird(x: number, y: number, size: number): string {
  return (
    box(x - 40, y + 92, 84, 140, colors.woodDark) +
    box(x - 40, y + 92, 40, 140, colors.wood) +
    group(
      `translate(${x} ${y}) scale(${size})`,
      shape(
        'M-52 4C-44 -30 -6 -40 18 -28C22 -50 52 -50 54 -30C56 -20 50 -12 42 -8C44 24 10 40 -14 34C-32 30 -48 20 -52 4Z',
        '#8A5A34',
      ) +
        shape('M-40 6C-30 -14 0 -18 18 0C8 22 -20 26 -40 6Z', '#5E3A20') +
        stitch('M-30 -8C-10 -24 10 -22 24 -10M-30 22C-10 32 14 30 30 16', '#E9D7B4', 4, '7 7') +
        circle(42, -34, 4, colors.tierraNight) +
        shape('M53 -32L66 -27L53 -24Z', colors.gold) +
        line('M-6 32V43M10 32V43', '#C98A3C', 4),
    )
  );
}

/** Cassava, as it comes out of the earth. */
function roots(): string {
  const one = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      shape('M-30 0C-44 70 -30 160 4 206C34 150 44 70 30 0C14 -14 -14 -14 -30 0Z', '#8A5A3C') +
        shape('M6 -10C30 -4 40 80 4 206C24 120 20 50 6 -10Z', '#000', SHADE) +
        line('M-26 50Q-6 58 8 52M-22 104Q-4 110 8 104', '#6B4028', 5),
    );
  return (
    one(1470, 800, 34) +
    one(1500, 796, 10) +
    one(1534, 800, -16) +
    line('M1500 806L1520 700', '#7A8F4A', 26) +
    line('M1514 742L1560 690', '#7A8F4A', 14)
  );
}

function tray(): string {
  const leaf = (x: number, tall: number) =>
    line(`M${x} 0V${-tall}`, '#37706A', 6) +
    [0.35, 0.65, 0.95]
      .map((at, i) => {
        const y = -tall * at;
        const far = 34 - i * 7;
        return shape(
          `M${x} ${y}C${x - far} ${y - 4} ${x - far - 6} ${y - 26} ${x - far + 4} ${y - 30}C${x - 8} ${y - 26} ${x} ${y - 12} ${x} ${y}C${x} ${y - 12} ${x + 8} ${y - 26} ${x + far - 4} ${y - 30}C${x + far + 6} ${y - 26} ${x + far} ${y - 4} ${x} ${y}Z`,
          i === 1 ? '#6AA79B' : '#4E8E84',
        );
      })
      .join('');
  return group(
    'translate(1080 838) scale(1.5)',
    leaf(-92, 92) +
      leaf(-42, 116) +
      leaf(8, 100) +
      leaf(58, 122) +
      leaf(104, 90) +
      shape('M-130 0H140L126 52H-116Z', '#0F2A22') +
      box(-134, -8, 278, 16, '#2E5A4A'),
  );
}

function grower() {
  return figure({
    at: [1074, 500],
    scale: 0.86,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'young',
      build: 'lean',
      mood: 'laughs',
      gaze: [1, 0.1],
      hair: HAIR.black,
      eyes: 'hooded',
      brows: 'straight',
      nose: 'broad',
    },
    hair: withHat(cropped('turned', HAIR.black), colors.lapacho),
    chin: [8, -58],
    turn: 3,
    body: { shoulder: 188, waist: 172, foot: 620, color: '#FFFAF0' },
    clothes: collar('#FFFAF0', { buttons: '#2F5C7A' }),
    arms: [
      { side: 'right', to: [896, 842], elbow: [890, 700], aim: 20, hand: 'sheet', sleeve: 'rolled' },
      { side: 'left', to: [1286, 842], elbow: [1292, 700], aim: 160, hand: 'sheet', sleeve: 'rolled', dim: true },
    ],
  });
}

function egg(x: number, y: number, turn: number): string {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    oval(0, 0, 17, 22, '#EFE0C2') +
      circle(-5, -7, 4, '#5A3A24') +
      circle(6, 4, 5, '#5A3A24') +
      circle(-4, 10, 3, '#5A3A24') +
      circle(7, -11, 3, '#5A3A24'),
  );
}

function basket(): string {
  return group(
    'translate(510 868) scale(1.7)',
    line('M-84 -4C-70 -130 70 -130 84 -4', '#B98E40', 13) +
      egg(-56, -10, -12) +
      egg(-22, -18, 8) +
      egg(14, -20, -6) +
      egg(50, -12, 14) +
      egg(-38, 0, 20) +
      egg(32, -2, -18) +
      egg(-4, 2, 4) +
      shape('M-96 0C-60 16 60 16 96 0L72 84C40 98 -40 98 -72 84Z', '#D9A441') +
      shape('M30 12C60 10 84 6 96 0L72 84C60 90 46 92 34 94Z', '#000', SHADE) +
      stitch('M-86 28C-50 44 50 44 86 28M-78 56C-44 70 44 70 78 56', '#8A5A1C', 6, '15 10'),
  );
}

function keeper() {
  return figure({
    at: [536, 506],
    scale: 0.86,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'young',
      build: 'heart',
      mood: 'smirks',
      gaze: [1.2, 0],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'thin',
      nose: 'snub',
      signs: ['freckles'],
      earsCovered: true,
    },
    hair: waves('turned', HAIR.brown),
    chin: [8, -56],
    turn: 5,
    body: { shoulder: 172, waist: 166, foot: 620, color: '#2F7F8C' },
    clothes: stitch('M-78 -8C-54 60 54 60 78 -8', colors.rose, 8, '14 11'),
    arms: [
      { side: 'left', to: [500, 706], elbow: [376, 760], aim: 40, hand: 'grip' },
      {
        side: 'right',
        to: [742, 486],
        elbow: [716, 700],
        aim: -84,
        hand: 'pinch',
        dim: true,
        holds: group('translate(746 474) scale(1.7)', egg(0, 0, 8)),
      },
    ],
  });
}
