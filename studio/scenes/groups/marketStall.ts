import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { SKINS, HAIRS } from '../people/skins.ts';
import { byHead } from './byHead.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const COUNTER = 640;

/** A market stall as a child sees it, from below. */
export function marketStall(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'puesto', grain: 0 },
    box(0, 0, WIDTH, HEIGHT, '#FBE3AE') + street() + shade() + sellers() + counter() + customers(),
  );
}

/** Other stalls, far off in the noon light. */
function street(): string {
  const stall = (x: number, y: number, w: number, color: string) =>
    box(x, y, w, 34, color) +
    box(x + 8, y + 34, 8, 170, '#D9A35B') +
    box(x + w - 16, y + 34, 8, 170, '#D9A35B') +
    box(x, y + 150, w, 60, '#E8B872');
  return (
    box(0, 470, WIDTH, 200, '#EFC07A') +
    stall(-30, 300, 200, '#F0A58A') +
    stall(1010, 320, 240, '#9CC3A0') +
    stall(420, 360, 170, '#EBB0C4') +
    line('M0 470H1200', '#E5B06A', 4)
  );
}

/** The shade below the awning, which the page hangs over the picture, and the pole that carries it. */
function shade(): string {
  return box(-10, -10, 1220, 228, '#F6D493') + box(-10, 218, 1220, 16, colors.woodDark);
}

const banana = (x: number, y: number, turn: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    shape('M-60 -6C-40 26 30 34 62 -14L70 -10C52 44 -46 52 -70 6Z', colors.sun) +
      shape('M-70 6C-46 52 52 44 70 -10C40 30 -30 34 -66 0Z', colors.gold),
  );

const orange = (x: number, y: number, r = 30): string =>
  circle(x, y, r, colors.orange) +
  shape(
    `M${x + r * 0.5} ${y - r * 0.86}A${r} ${r} 0 0 1 ${x - r * 0.5} ${y + r * 0.86}A${r * 1.3} ${r * 1.3} 0 0 0 ${x + r * 0.5} ${y - r * 0.86}Z`,
    '#CF6A1E',
  );

const GIVEN = [408, 560] as const;
const COIN = [884, 590] as const;

function sellers(): string {
  const dish =
    line('M744 232V430M744 430L676 520M744 430L812 520', '#55605A', 6) +
    circle(744, 350, 50, '#C9D0C8') +
    circle(744, 350, 40, colors.paper) +
    line('M744 350L762 322', colors.tierra, 6) +
    shape('M664 518H824C816 560 672 560 664 518Z', '#9AA39C');
  return (
    byHead({
      chin: [222, 352],
      size: 112,
      build: 'man',
      view: 'turned',
      skin: SKINS[2],
      look: {
        cut: 'short',
        age: 'young',
        mood: 'busy',
        hat: 'cap',
        tie: '#1D3F7A',
        jaw: 'square',
        nose: 'hooked',
        brows: 'bushy',
        beard: 'stubble',
        signs: ['scar'],
      },
      top: { kind: 'jersey', color: colors.tierra, trim: colors.paper },
      bottom: { kind: 'trousers', color: colors.monte },
      near: { to: [196, 590], hand: 'flat' },
    }) +
    byHead({
      chin: [512, 400],
      size: 132,
      build: 'woman',
      girth: 1.24,
      view: 'turned',
      facing: 'left',
      nod: 8,
      skin: SKINS[4],
      look: {
        cut: 'bun',
        age: 'middle',
        mood: 'beams',
        shape: 'round',
        jaw: 'broad',
        nose: 'snub',
        eyeForm: 'narrow',
        brows: 'thin',
        signs: ['dimples'],
        tie: colors.lapacho,
        eyes: [0.6, 0.6],
        earrings: colors.sun,
      },
      top: { kind: 'shirt', color: '#2F8C86', trim: colors.paper },
      bottom: { kind: 'skirt', color: colors.forest },
      apron: { color: colors.paper, trim: colors.tierra },
      near: { to: [600, 610], hand: 'rest', aim: 20 },
      far: { to: GIVEN, hand: 'pinch', behind: false, holds: orange(GIVEN[0] - 14, GIVEN[1] - 4, 34) },
    }) +
    byHead({
      chin: [912, 372],
      size: 122,
      build: 'man',
      view: 'turned',
      facing: 'left',
      skin: SKINS[5],
      look: {
        cut: 'short',
        hat: 'piri',
        tie: colors.tierra,
        age: 'middle',
        mood: 'talks',
        moustache: 'walrus',
        jaw: 'lean',
        nose: 'hooked',
        brows: 'bushy',
        blush: false,
        hair: HAIRS.grey,
        eyes: [-0.2, 0.2],
      },
      top: { kind: 'shirt', color: '#DDE8E0', trim: colors.forest },
      bottom: { kind: 'trousers', color: colors.monte },
      near: { to: [960, 600], hand: 'open', aim: 30, thumb: 'other' },
      far: { to: [826, 530], hand: 'flat', behind: false },
    }) +
    dish +
    orange(716, 498, 28) +
    orange(772, 500, 28) +
    orange(744, 478, 28)
  );
}

function counter(): string {
  const crate = (x: number, w: number, fruit: string) =>
    fruit + box(x, 590, w, 62, '#B9773A') + line(`M${x} 611H${x + w}M${x} 632H${x + w}`, '#8B4A24', 4);
  const tomato = (x: number, y: number) =>
    circle(x, y, 26, '#B93A2B') + line(`M${x - 8} ${y - 22}L${x} ${y - 16}L${x + 9} ${y - 22}`, colors.forest, 5);
  return (
    crate(
      24,
      190,
      [50, 98, 146, 190].map((x) => tomato(x, 580)).join('') + [74, 122, 168].map((x) => tomato(x, 552)).join(''),
    ) +
    crate(548, 250, banana(610, 560, -6) + banana(690, 566, 8) + banana(650, 540, 2) + banana(738, 556, -10)) +
    box(-10, COUNTER, 1220, 30, '#E2B26C') +
    box(-10, COUNTER + 30, 1220, 240, '#A5492E') +
    box(-10, COUNTER + 30, 1220, 24, '#7A2413', 'opacity=".4"') +
    stitch('M0 720H1200M0 860H1200', '#F2C891', 6, '26 18')
  );
}

function customers(): string {
  const bag = group(
    'translate(1090 770)',
    line('M-46 -60C-50 -130 50 -130 46 -60', colors.forest, 9) +
      shape('M-74 -62H74L60 140H-60Z', colors.forest) +
      stitch('M-64 -30H64M-60 10H60', colors.sun, 6, '16 12'),
  );
  return (
    byHead({
      chin: [238, 690],
      size: 152,
      heads: 6,
      build: 'woman',
      view: 'side',
      nod: -14,
      skin: SKINS[5],
      look: {
        cut: 'plaits',
        age: 'child',
        mood: 'wonders',
        tie: colors.lapacho,
        nose: 'snub',
        signs: ['freckles'],
        eyes: [0.5, -0.8],
      },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'skirt', color: colors.tierra },
      near: { to: [384, 640], hand: 'open', aim: -40 },
    }) +
    byHead({
      chin: [1046, 520],
      size: 128,
      build: 'woman',
      view: 'side',
      facing: 'left',
      lean: 6,
      skin: SKINS[6],
      look: {
        cut: 'low',
        age: 'old',
        mood: 'talks',
        hair: HAIRS.white,
        nose: 'hooked',
        brows: 'thin',
        glasses: true,
        eyes: [0.4, 0.2],
        earrings: colors.gold,
      },
      top: { kind: 'tee', color: '#6E7FB0' },
      bottom: { kind: 'skirt', color: colors.tierraNight },
      near: {
        to: COIN,
        hand: 'pinch',
        holds: circle(COIN[0], COIN[1], 17, colors.gold) + circle(COIN[0], COIN[1], 11, colors.sun),
      },
    }) +
    bag
  );
}
