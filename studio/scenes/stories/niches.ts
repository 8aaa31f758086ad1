import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { bib, neckline } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { waves } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { combed, HAIR } from '../portraits/hair.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

const CELL = { width: 274, height: 378 };
const BOARD = 24;

/** A woman at the shelf of her business, one kind of goods in each niche, and her first client. */
export function niches(): string {
  const wares = [
    { ground: '#2C6B75', ware: folded() },
    { ground: colors.rose, ware: iceCream() },
    { ground: colors.forest, ware: perfume() },
    { ground: colors.straw, ware: blouse() },
    { ground: colors.tierra, ware: parcels() },
    { ground: colors.tierra, ware: bottles() },
    { ground: colors.sun, ware: cleaning() },
    { ground: colors.mist, ware: eggs() },
    { ground: '#A3265A', ware: jewels() },
    { ground: '#2C6B75', ware: basket() },
  ];
  const step = CELL.width + BOARD;
  const left = WIDTH / 2 - 2.5 * step + BOARD / 2;
  const body = wares
    .map(({ ground, ware }, i) => {
      const x = left + (i % 5) * step;
      const y = 100 + Math.floor(i / 5) * (CELL.height + BOARD);
      return (
        box(x, y, CELL.width, CELL.height, ground) +
        shape(`M${x} ${y}h${CELL.width}v34H${x + 34}V${y + CELL.height}H${x}Z`, '#000', 'opacity=".2"') +
        group(`translate(${x + CELL.width / 2} ${y + CELL.height})`, ware)
      );
    })
    .join('');
  const wood =
    box(0, 0, WIDTH, HEIGHT, colors.wood) +
    box(0, 52, WIDTH, 24, '#A4623A') +
    box(0, 0, WIDTH, 52, colors.woodDark) +
    box(0, 904, WIDTH, 96, colors.woodDark);
  const [she, other] = [seller(), client()];
  return frame('nichos', wood + body + she.body + other.body + other.arms + she.arms + counter());
}

/** Hands over the scent that was asked for. */
function seller() {
  return figure({
    at: [560, 590],
    scale: 0.96,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'broad',
      mood: 'beams',
      gaze: [1, 0.1],
      hair: HAIR.black,
      eyes: 'hooded',
      brows: 'arched',
      nose: 'snub',
      signs: ['dimples'],
      earrings: colors.lapacho,
    },
    hair: combed('turned', HAIR.black, 'bun', colors.lapacho),
    chin: [8, -58],
    turn: 4,
    body: { shoulder: 192, waist: 186, foot: 460, color: colors.paper },
    clothes: bib(colors.sun, colors.tierraDeep, { top: 130, half: 96 }),
    arms: [
      { side: 'left', to: [520, 874], elbow: [330, 860], aim: 4, hand: 'flat' },
      {
        side: 'right',
        to: [826, 700],
        elbow: [720, 850],
        aim: -12,
        hand: 'grip',
        dim: true,
        holds: group('translate(828 790) scale(.98)', scent()),
      },
    ],
  });
}

function client() {
  return figure({
    at: [1090, 606],
    scale: 0.92,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'tall',
      mood: 'grins',
      gaze: [0.9, 0.9],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'straight',
      nose: 'long',
      signs: ['mole'],
      earsCovered: true,
      lips: 'full',
    },
    hair: waves('turned', HAIR.brown),
    chin: [10, -58],
    turn: 8,
    body: { shoulder: 176, waist: 168, foot: 460, color: colors.orange },
    clothes: neckline(colors.cream),
    arms: [{ side: 'right', to: [926, 760], elbow: [1000, 900], aim: 196, hand: 'open' }],
  });
}

/** Its edge hides elbows. */
function counter(): string {
  return (
    box(0, 892, WIDTH, 108, colors.woodDark) +
    box(0, 880, WIDTH, 26, '#A4623A') +
    stitch('M0 954H1600', colors.straw, 6, '26 18')
  );
}

const scent = (): string =>
  shape('M-58 0V-116Q-58 -150 -20 -156H20Q58 -150 58 -116V0Z', colors.lapacho) +
  shape('M18 0V-156H20Q58 -150 58 -116V0Z', '#000', SHADE) +
  box(-28, -246, 56, 92, colors.sun) +
  box(-32, -100, 64, 60, colors.paper) +
  circle(0, -70, 16, colors.forest);

const cast = (rx: number) => oval(16, -2, rx, 12, CAST_COLOR, CAST);

function iceCream(): string {
  return (
    cast(84) +
    shape('M-66 0V-86H66V0Z', colors.paper) +
    shape('M24 0V-86H66V0Z', '#000', SHADE) +
    stitch('M-54 -44H54', colors.lapacho, 6, '12 9') +
    shape('M-62 -206H62L8 -40H-8Z', '#D9A04C') +
    shape('M16 -206H62L8 -40Z', '#000', SHADE) +
    line('M-46 -190L10 -62M-14 -198L22 -110M46 -190L-10 -62M14 -198L-22 -110', '#A86A1E', 4) +
    circle(-38, -234, 48, '#F7E8C8') +
    circle(40, -234, 48, colors.lapacho) +
    circle(0, -290, 48, colors.wood) +
    shape('M-82 -214q14 22 28 2q14 24 30 2q14 22 28 2q14 24 30 0q14 24 28 2q12 14 20 -8Z', '#F7E8C8') +
    circle(-18, -308, 10, '#fff', 'opacity=".35"')
  );
}

function perfume(): string {
  const bottle = (x: number, size: number, color: string, cap: string) =>
    group(
      `translate(${x} 0) scale(${size})`,
      cast(62) +
        shape('M-58 0V-116Q-58 -150 -20 -156H20Q58 -150 58 -116V0Z', color) +
        shape('M18 0V-156H20Q58 -150 58 -116V0Z', '#000', SHADE) +
        box(-18, -186, 36, 32, '#E7DCC0') +
        box(-28, -246, 56, 62, cap) +
        box(8, -246, 20, 62, '#000', SHADE) +
        box(-32, -100, 64, 60, colors.paper) +
        circle(0, -70, 16, color),
    );
  return bottle(-58, 1, colors.lapacho, colors.sun) + bottle(66, 0.78, '#F3C27A', colors.paper);
}

function blouse(): string {
  return group(
    'translate(0 -336) scale(.92)',
    line('M0 -4C0 -34 30 -34 26 -8', colors.tierraNight, 6) +
      line('M-90 46L0 -2L90 46', colors.wood, 10) +
      shape('M-46 20Q0 60 46 20L88 44L126 138L82 156L72 134V290H-72V134L-82 156L-126 138L-88 44Z', colors.paper) +
      shape('M30 36L46 20L88 44L126 138L82 156L72 134V290H36Z', '#7A2413', 'opacity=".12"') +
      stitch('M-38 34Q0 78 38 34M-118 132L-84 146M84 146L118 132M-66 272H66', colors.forest, 6, '11 8') +
      stitch('M0 90V190', colors.lapacho, 9, '3 20'),
  );
}

function eggs(): string {
  const egg = (x: number, y: number, color: string) =>
    group(
      `translate(${x} ${y})`,
      shape('M-34 24C-44 -8 -20 -58 0 -58C20 -58 44 -8 34 24Z', color) +
        shape('M8 -56C26 -46 42 -4 34 24H14C26 -4 22 -34 8 -56Z', '#7A2413', SHADE),
    );
  const tray = (y: number) =>
    [-72, 0, 72].map((x) => egg(x, y - 62, x ? '#F7E2C6' : '#E0A57A')).join('') +
    shape(`M-124 ${y - 50}q26 34 52 0q26 34 52 0q20 30 40 0q26 34 52 0q26 34 52 0L108 ${y}H-108Z`, '#B7A58C') +
    shape(`M60 ${y - 34}q12 4 12 -16q26 34 52 0L108 ${y}H56Z`, '#000', SHADE);
  return cast(120) + tray(-104) + tray(0);
}

function cleaning(): string {
  return (
    cast(96) +
    shape('M-86 0V-150Q-86 -186 -52 -200V-240H-2V-200Q32 -186 32 -150V0Z', '#2C6B75') +
    shape('M2 0V-196Q32 -186 32 -150V0Z', '#000', SHADE) +
    box(-86, -128, 118, 84, colors.paper) +
    circle(-28, -86, 24, '#7FC0C2') +
    shape('M-60 -236H6V-268H40L58 -300H-40Q-70 -300 -70 -268Z', colors.lapacho) +
    line('M14 -262Q28 -238 12 -214', colors.lapacho, 10) +
    box(56, -296, 24, 16, colors.paper) +
    shape('M44 0V-62H122V0Z', colors.lapacho) +
    shape('M44 -62H122V-42H44Z', colors.forest)
  );
}

function jewels(): string {
  const hoop = (x: number, color: string) =>
    line(`M${x} -268V-244`, '#F3D9A0', 4) +
    circle(x, -214, 28, 'none', `stroke="${color}" stroke-width="10"`) +
    circle(x, -178, 9, colors.rose);
  return (
    cast(96) +
    box(-8, -270, 16, 262, colors.straw) +
    box(-104, -280, 208, 14, colors.straw) +
    box(-70, -14, 140, 14, colors.straw) +
    hoop(-84, colors.sun) +
    hoop(-36, colors.mist) +
    hoop(40, colors.sun) +
    hoop(86, colors.mist) +
    stitch('M-64 -266C-70 -60 70 -60 62 -266', colors.paper, 17, '1 21')
  );
}

function folded(): string {
  return [colors.sun, colors.rose, colors.paper, colors.lapacho]
    .map(
      (color, i) =>
        box(-104, -58 - i * 58, 208, 54, color, 'rx="14"') + line(`M-80 ${-30 - i * 58}H100`, '#000', 3, SHADE),
    )
    .join('');
}

function parcels(): string {
  const parcel = (x: number, y: number, width: number, height: number, color: string) =>
    box(x, y - height, width, height, color) +
    box(x + width * 0.7, y - height, width * 0.3, height, '#000', SHADE) +
    box(x + width * 0.42, y - height, 16, height, colors.paper);
  return parcel(-110, 0, 200, 120, colors.straw) + parcel(-80, -120, 150, 96, colors.rose);
}

function bottles(): string {
  return [-84, -8, 68]
    .map(
      (x, i) =>
        box(x, -180, 60, 180, [colors.mist, colors.sun, colors.rose][i] ?? '', 'rx="12"') +
        box(x + 40, -180, 20, 180, '#000', SHADE) +
        box(x + 16, -222, 28, 46, colors.paper),
    )
    .join('');
}

function basket(): string {
  return (
    circle(-54, -132, 46, colors.orange) +
    circle(22, -150, 48, colors.sun) +
    circle(70, -126, 40, colors.orange) +
    shape('M-116 -130H116L92 0H-92Z', colors.straw) +
    shape('M40 -130H116L92 0H34Z', '#000', SHADE) +
    stitch('M-106 -96H106M-100 -60H100M-94 -26H94', colors.gold, 8, '20 12')
  );
}
