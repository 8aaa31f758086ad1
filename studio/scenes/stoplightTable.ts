// The first two steps of the Stoplight, 1200 x 900, both at one table: a mother sees with her girl, and chooses with the father. The middle 675 hold the subject.
import { canvas } from './canvas.ts';
import { aoPoi, collar } from './closeUps.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { figure, type Figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, headwrap } from './portraits/hair.ts';

const SIZE = { width: 1200, height: 900 };
/** The far edge of the table. */
const EDGE = 544;
const SHADOW = '#2A0D05';

/** Mother of the three steps. */
function mother(arms: Figure['arms'], gaze: readonly [number, number]) {
  return figure({
    at: [388, 404],
    scale: 0.76,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'broad',
      mood: 'smiles',
      gaze,
      hair: HAIR.black,
      eyes: 'hooded',
      brows: 'thin',
      nose: 'broad',
      signs: ['mole'],
      earrings: colors.sun,
    },
    hair: headwrap(colors.lapacho, '#C23D70', HAIR.black),
    chin: [12, -58],
    turn: 10,
    neck: { wide: 104 },
    body: { shoulder: 192, waist: 180, foot: 300, color: colors.paper },
    clothes: aoPoi(colors.forest),
    arms: arms ?? [],
  });
}

/** On the tablet one question, water three times; the girl points at the one that is theirs. */
export function stepSee(): string {
  const parent = mother(
    [
      { side: 'left', to: [336, 766], elbow: [212, 618], aim: 38, hand: 'flat' },
      { side: 'right', to: [398, 656], elbow: [566, 604], aim: 168, hand: 'flat', dim: true },
    ],
    [0.5, 1],
  );
  const girl = figure({
    at: [832, 486],
    scale: 0.66,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'child',
      build: 'heart',
      mood: 'laughs',
      gaze: [0.6, 1],
      hair: HAIR.black,
      eyes: 'round',
      nose: 'snub',
      apart: 38,
      signs: ['freckles'],
      earsOut: true,
    },
    hair: combed('turned', HAIR.black, 'tail', colors.sun),
    chin: [10, -54],
    turn: 10,
    headScale: 1.34,
    body: { shoulder: 156, waist: 146, foot: 300, color: '#E4709A' },
    clothes: collar('#E4709A'),
    arms: [
      { side: 'right', to: [850, 674], elbow: [704, 634], aim: 12, hand: 'flat', dim: true },
      { side: 'left', to: [770, 742], elbow: [926, 668], aim: 190, hand: 'point' },
    ],
  });
  const wall =
    box(0, 0, 1200, 900, colors.mist) +
    shape('M0 0H1200V90L0 420Z', '#DDEEE2') +
    box(556, 96, 190, 210, colors.wood) +
    box(574, 114, 154, 172, '#8CC5CC') +
    shape('M574 236Q650 204 728 236V286H574Z', colors.leaf) +
    circle(652, 188, 42, colors.lapacho);
  return canvas(
    { ...SIZE, name: 'ver', grain: 0.4 },
    wall + parent.body + girl.body + table() + nearer(tablet()) + gourd() + girl.arms + parent.arms,
  );
}

/** Leaves room for forearms between the table's far edge and what lies on it. */
const nearer = (inner: string) => group('translate(71 104) scale(.88)', inner);

function table(): string {
  return (
    box(0, EDGE, 1200, 900 - EDGE, colors.wood) +
    box(0, EDGE, 1200, 14, '#A4623A') +
    line('M0 684H1200M0 828H1200', colors.woodDark, 3, 'opacity=".5"')
  );
}

function tablet(): string {
  const card = (x: number, color: string, drawing: string) =>
    box(x, 668, 122, 128, '#F1E4C8', 'rx="8"') +
    group(`translate(${x + 61} 718) scale(.72 .56)`, drawing) +
    box(x, 768, 122, 28, color, 'rx="8"');
  return (
    shape('M318 616H862L920 886H262Z', SHADOW, 'opacity=".28"') +
    shape(
      'M354 596H826Q842 596 846 612L894 852Q898 872 876 872H304Q282 872 286 852L334 612Q338 596 354 596Z',
      colors.monte,
    ) +
    shape('M362 614H818L866 850H314Z', colors.paper) +
    line('M470 640H710', colors.tierraDeep, 12) +
    card(384, stoplight.red, pond()) +
    card(529, stoplight.yellow, pump()) +
    card(674, stoplight.green, tap()) +
    line('M722 782l9 8l18 -16', colors.paper, 7)
  );
}

/** Open water among reeds. */
function pond(): string {
  return (
    oval(0, 40, 66, 24, '#7DB4BE') +
    oval(-10, 34, 40, 9, '#A9D2D6') +
    line('M-50 30V-34M-38 34V-14M46 34V-44M58 30V-18', colors.forest, 7) +
    line('M-50 -34v-16M46 -44v-14', colors.woodDark, 11)
  );
}

/** A pump in a yard, and the can that is carried home from it. */
function pump(): string {
  return (
    box(-72, 54, 144, 10, colors.clay) +
    line('M-26 54V-52', '#5E7C72', 18) +
    line('M-26 -30H10Q18 -30 18 -18V-10', '#5E7C72', 12) +
    line('M-26 -56L-66 -18', colors.tierraNight, 9) +
    shape('M0 4H42L38 54H4Z', colors.tierra) +
    line('M2 6Q21 -22 40 6', colors.tierraNight, 4)
  );
}

/** A tap over a basin, at home. */
function tap(): string {
  return (
    box(-76, -76, 152, 82, '#CFE4D6') +
    line('M0 -58V-44M-20 -60H20', '#5E7C72', 9) +
    line('M0 -40H26Q38 -40 38 -24', '#5E7C72', 14) +
    line('M38 -8V22', '#7DB4BE', 8) +
    shape('M-70 18H70Q66 60 30 62H-30Q-66 60 -70 18Z', '#E6D3AE') +
    box(-76, 10, 152, 11, '#CDB88C')
  );
}

/** A guampa with its straw. */
function gourd(): string {
  return group(
    'translate(1000 668) scale(.72)',
    oval(10, 4, 92, 26, SHADOW, 'opacity=".3"') +
      line('M18 -150L62 -262', '#B9C2C4', 11) +
      shape('M-62 0C-80 -70 -72 -120 -58 -156H58C72 -120 80 -70 62 0Z', colors.woodDark) +
      shape('M14 0C34 -70 34 -110 26 -156H58C72 -120 80 -70 62 0Z', '#000', 'opacity=".16"') +
      box(-64, -172, 128, 22, '#D8DDD3', 'rx="6"') +
      stitch('M-66 -86H66', colors.straw, 5, '10 8'),
  );
}

/** Their notebook: what came out red and yellow, three of them ringed; he shows one, she has the pencil. */
export function stepChoose(): string {
  const writes = mother(
    [
      { side: 'left', to: [330, 770], elbow: [212, 618], aim: 36, hand: 'flat' },
      {
        side: 'right',
        to: [545, 716],
        elbow: [620, 574],
        aim: 130,
        hand: 'pinch',
        dim: true,
        holds: line('M613 604L529 736', colors.sun, 13) + line('M531 733L522 747', colors.tierraNight, 7),
      },
    ],
    [0.4, 1],
  );
  const father = figure({
    at: [824, 398],
    scale: 0.78,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'square',
      mood: 'grins',
      gaze: [0.6, 1],
      hair: HAIR.black,
      brows: 'bushy',
      nose: 'hooked',
      moustache: true,
      signs: ['scar'],
      blush: false,
    },
    neck: { wide: 112 },
    hair: cropped('turned', HAIR.black, HAIR.grey),
    chin: [8, -60],
    turn: 9,
    body: { shoulder: 190, waist: 172, foot: 300, color: '#2F7F8C' },
    clothes: collar('#2F7F8C'),
    arms: [
      { side: 'right', to: [846, 654], elbow: [686, 604], aim: 14, hand: 'flat', sleeve: 'rolled', dim: true },
      { side: 'left', to: [730, 756], elbow: [970, 630], aim: 186, hand: 'point', sleeve: 'rolled' },
    ],
  });
  const wall = box(0, 0, 1200, 900, colors.rose) + shape('M0 0H1200V120L0 460Z', '#F7BCD0') + shelf();
  return canvas(
    { ...SIZE, name: 'elegir', grain: 0.4 },
    wall + writes.body + father.body + cloth() + nearer(notebook()) + father.arms + writes.arms,
  );
}

function shelf(): string {
  return (
    box(520, 232, 190, 14, colors.wood) +
    box(548, 166, 30, 66, colors.tierra) +
    box(582, 152, 26, 80, colors.monte) +
    shape('M640 232L632 182H692L684 232Z', colors.sun) +
    line('M662 182V140', '#3F7D45', 8) +
    circle(648, 138, 18, colors.leaf) +
    circle(676, 142, 18, colors.sprout)
  );
}

function cloth(): string {
  return (
    box(0, EDGE, 1200, 900 - EDGE, colors.forest) +
    box(0, EDGE, 1200, 14, '#3F7D5C') +
    stitch('M0 874H1200', colors.cream, 6, '18 13')
  );
}

function notebook(): string {
  const rows = [
    [650, stoplight.red, 392, 120, true],
    [694, stoplight.yellow, 384, 96, false],
    [740, stoplight.yellow, 376, 122, true],
    [788, stoplight.red, 368, 100, true],
  ] as const;
  const list = rows
    .map(([y, color, x, long]) => oval(x, y, 17, 13, color) + line(`M${x + 34} ${y}h${long}`, '#C9B28C', 9))
    .join('');
  const rings = rows
    .map(([y, , x, long, chosen]) =>
      chosen
        ? `M${x - 28} ${y}C${x - 28} ${y - 26} ${x + 60} ${y - 26} ${x + long} ${y - 24}C${x + long + 66} ${y - 22} ${x + long + 66} ${y + 20} ${x + long - 10} ${y + 22}C${x + 40} ${y + 26} ${x - 24} ${y + 24} ${x - 26} ${y - 8}`
        : '',
    )
    .join('');
  const goals = [
    [656, 646],
    [714, 656],
    [774, 666],
  ] as const;
  const plan = goals
    .map(
      ([y, x]) =>
        box(x, y - 15, 32, 28, 'none', `stroke="${colors.monte}" stroke-width="4"`) +
        line(`M${x + 56} ${y}h128`, '#C9B28C', 9),
    )
    .join('');
  return (
    shape('M318 622H886L952 862H262Z', SHADOW, 'opacity=".3"') +
    shape('M340 606H862L922 848H280Z', colors.tierraDeep) +
    shape('M352 612Q476 600 601 618V838Q446 820 296 836Z', colors.paper) +
    shape('M601 618Q726 600 850 612L906 836Q756 820 601 838Z', '#F6E9CF') +
    shape('M601 618Q640 608 660 608L672 826Q632 828 601 838Z', '#000', 'opacity=".08"') +
    list +
    line(rings, colors.monte, 5) +
    plan
  );
}
