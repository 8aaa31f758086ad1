import { colors } from '../../../server/lace/palette.ts';
import { box, circle, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { jar } from '../goods.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { byHead } from './byHead.ts';

const WIDTH = 1200;
const HEIGHT = 900;
/** The words lie over its lowest part. */
const TOP = 72;
const BAG = [842, 604] as const;

/** Pupils who bake and sell, through the window of their school's kitchen, when it grows dark outside. */
export function hatch(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, top: TOP, name: 'cocina', grain: 0.4 },
    kitchen() + bakers() + wall() + seller() + buyers(),
  );
}

const ring = (x: number, y: number, r = 20): string =>
  circle(x, y, r, 'none', `stroke="${colors.gold}" stroke-width="${r * 0.8}"`) +
  line(`M${x - r} ${y - 4}A${r} ${r} 0 0 1 ${x + 6} ${y - r}`, '#F3C873', 4);

function kitchen(): string {
  let tiles = '';
  for (let i = 0; i < 10; i++) tiles += `M${130 + i * 100} 90V600`;
  for (let i = 0; i < 6; i++) tiles += `M130 ${120 + i * 92}H1070`;
  const shelf =
    box(430, 200, 420, 12, colors.wood) +
    [470, 540, 610, 690, 760, 820]
      .map((x, i) => jar(x, 200, [colors.tierra, colors.gold, colors.leaf][i % 3] ?? colors.gold, 0.62))
      .join('');
  const lamp =
    line('M640 90V120', colors.tierraNight, 5) +
    shape('M580 150C584 112 696 112 700 150Z', colors.forest) +
    circle(640, 154, 16, '#FFF6D6');
  return (
    box(120, 80, 960, 560, '#FBE6B4') +
    line(tiles, '#F1D498', 4) +
    `<g opacity=".4">${circle(640, 180, 330, '#FFF3CC')}</g>` +
    shelf +
    lamp
  );
}

const APRON = { color: colors.paper, trim: colors.tierra };
const UNIFORM = { kind: 'uniform', color: '#F4F0E4', trim: colors.monte } as const;

function bakers(): string {
  const tray =
    shape('M628 540H812L796 570H644Z', '#8D968F') +
    ring(664, 526) +
    ring(706, 524) +
    ring(748, 526) +
    ring(788, 528) +
    ring(684, 506) +
    ring(728, 504) +
    ring(768, 506);
  return (
    byHead({
      chin: [262, 318],
      size: 110,
      half: 'bust',
      build: 'woman',
      view: 'turned',
      skin: SKINS[5],
      look: {
        cut: 'low',
        age: 'middle',
        mood: 'talks',
        hair: HAIRS.greying,
        jaw: 'lean',
        nose: 'hooked',
        brows: 'straight',
        glasses: true,
        blush: false,
        eyes: [0.6, 0.5],
      },
      top: { kind: 'shirt', color: '#6E7FB0', trim: colors.paper },
      bottom: { kind: 'skirt', color: colors.monte },
      near: { to: [384, 500], hand: 'point' },
    }) +
    byHead({
      chin: [476, 376],
      size: 106,
      half: 'bust',
      heads: 6.8,
      build: 'woman',
      view: 'front',
      nod: 4,
      skin: SKINS[2],
      look: {
        cut: 'bun',
        hat: 'kerchief',
        tie: colors.rose,
        age: 'young',
        mood: 'smirks',
        jaw: 'heart',
        nose: 'broad',
        brows: 'thin',
        signs: ['mole'],
        eyes: [-0.3, 0.9],
      },
      top: UNIFORM,
      bottom: { kind: 'skirt', color: colors.monte },
      apron: APRON,
      near: { to: [450, 566], hand: 'flat' },
      far: { to: [520, 566], hand: 'flat' },
    }) +
    byHead({
      chin: [716, 346],
      size: 112,
      half: 'bust',
      heads: 6.8,
      girth: 1.3,
      build: 'man',
      view: 'front',
      skin: SKINS[6],
      look: {
        cut: 'short',
        hat: 'kerchief',
        tie: colors.paper,
        age: 'young',
        mood: 'beams',
        shape: 'round',
        jaw: 'broad',
        nose: 'snub',
        eyeForm: 'narrow',
        signs: ['freckles', 'dimples'],
        hair: HAIRS.brown,
        eyes: [0.6, 0],
      },
      top: UNIFORM,
      bottom: { kind: 'trousers', color: colors.monte },
      apron: APRON,
      near: { to: [640, 556], hand: 'relaxed', near: 0.8, holds: tray },
      far: { to: [800, 556], hand: 'relaxed', near: 0.8 },
    }) +
    shape('M872 512H984L1000 600H856Z', colors.monte) +
    shape('M388 586C390 548 440 540 486 546C540 540 590 552 590 586Z', '#FFF6DE')
  );
}

/** The wall outside, its window cut out, and the shutters folded back. */
function wall(): string {
  const shutter = (x: number) =>
    box(x, 92, 92, 530, '#C76B3F') +
    line([0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${x + 14} ${130 + i * 62}H${x + 78}`).join(''), '#A1522C', 9);
  return (
    shape('M-10 -10H1210V990H-10ZM150 92V600H1050V92Z', '#3F7686', 'fill-rule="evenodd"') +
    line('M150 92H1050V600H150Z', '#DDEBDD', 16) +
    shutter(44) +
    shutter(1064) +
    box(118, 592, 964, 26, '#EAD7B4') +
    box(118, 618, 964, 14, '#B99A68') +
    box(-10, 740, 1220, 250, '#2F5C6A')
  );
}

function seller(): string {
  const bag =
    shape(
      `M${BAG[0] - 42} ${BAG[1] - 30}L${BAG[0] + 40} ${BAG[1] - 34}L${BAG[0] + 46} ${BAG[1] + 66}L${BAG[0] - 44} ${BAG[1] + 68}Z`,
      '#D9A964',
    ) +
    ring(BAG[0] - 14, BAG[1] - 34, 18) +
    ring(BAG[0] + 18, BAG[1] - 38, 18) +
    shape(
      `M${BAG[0] - 43} ${BAG[1] - 14}L${BAG[0] + 42} ${BAG[1] - 18}L${BAG[0] + 46} ${BAG[1] + 66}L${BAG[0] - 44} ${BAG[1] + 68}Z`,
      '#E4BC7C',
    ) +
    stitch(`M${BAG[0] - 34} ${BAG[1] + 8}H${BAG[0] + 34}`, colors.tierra, 5, '10 7');
  return byHead({
    chin: [926, 330],
    size: 110,
    half: 'bust',
    heads: 6.9,
    build: 'woman',
    view: 'turned',
    facing: 'left',
    skin: SKINS[1],
    look: {
      cut: 'plaits',
      age: 'young',
      mood: 'talks',
      jaw: 'lean',
      nose: 'long',
      glasses: true,
      eyes: [0.4, 0.9],
      tie: colors.sun,
    },
    top: UNIFORM,
    bottom: { kind: 'skirt', color: colors.monte },
    near: { to: [BAG[0] + 34, BAG[1] + 10], hand: 'sheet', holds: bag },
  });
}

function buyers(): string {
  return (
    byHead({
      chin: [322, 800],
      size: 150,
      heads: 5.8,
      half: 'bust',
      build: 'man',
      view: 'side',
      nod: -8,
      skin: SKINS[4],
      look: { cut: 'curls', age: 'child', mood: 'laughs', nose: 'broad', signs: ['freckles'], eyes: [0.4, -0.7] },
      top: { kind: 'coat', color: colors.paper, trim: colors.sun },
      bottom: { kind: 'shorts', color: colors.monte },
      near: { to: [446, 760], hand: 'pinch', holds: ring(446, 744, 30) },
    }) +
    byHead({
      chin: [668, 812],
      size: 150,
      heads: 5.8,
      half: 'bust',
      build: 'woman',
      view: 'back',
      skin: SKINS[6],
      look: { cut: 'tail', hair: HAIRS.brown, tie: colors.lapacho },
      top: { kind: 'coat', color: colors.paper, trim: colors.sun },
      bottom: { kind: 'skirt', color: colors.monte },
      far: { to: [806, 666], hand: 'open', behind: false },
    })
  );
}
