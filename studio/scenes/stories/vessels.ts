import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { byHead } from '../groups/byHead.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

const TABLE = 660;
/** Of a vessel, in the picture's units. */
const SIZE = 0.64;

/** Four cook as in four countries: with a tajine, a clay pot, a comal with tortillas, a chocolate jug. */
export function vessels(): string {
  const ground =
    box(0, 0, WIDTH, HEIGHT, colors.orange) +
    shape('M0 0H1600V60L0 620Z', '#EC9B45') +
    lace('cuatro', { family: 'wheel', rim: 'scallop', thread: '#F3B266', weight: 0.7 }, 800, 420, 440);
  return frame('cuatro', ground + cooks() + cloth() + tajine() + pot() + comal() + jug());
}

/** Each lifts or stirs with a hand that is above the vessel. */
function cooks(): string {
  const shared = { size: 128, view: 'turned', half: true } as const;
  return (
    byHead({
      ...shared,
      chin: [640, 322],
      build: 'man',
      facing: 'left',
      face: 'front',
      skin: SKINS[1],
      look: {
        cut: 'bald',
        beard: 'full',
        mood: 'beams',
        age: 'grown',
        nose: 'broad',
        brows: 'bushy',
        eyes: [0.2, 0.4],
      },
      top: { kind: 'shirt', color: colors.paper },
      bottom: { kind: 'trousers', color: colors.monte },
      apron: { color: '#2C6B75', trim: colors.sun },
      near: { to: [690, 520], hand: 'grip', aim: 30, holds: line('M700 470L664 690', colors.woodDark, 15) },
      far: { to: [572, 650], hand: 'rest' },
    }) +
    byHead({
      ...shared,
      chin: [944, 318],
      build: 'woman',
      girth: 1.12,
      skin: SKINS[4],
      look: {
        cut: 'braid',
        mood: 'smiles',
        age: 'old',
        jaw: 'broad',
        nose: 'hooked',
        eyeForm: 'hooded',
        hair: HAIRS.greying,
        eyes: [0.1, 0.8],
        earrings: colors.sun,
      },
      top: { kind: 'poi', color: colors.paper, trim: colors.lapacho },
      bottom: { kind: 'skirt', color: colors.forest },
      near: { to: [908, 560], hand: 'open', aim: 120 },
      far: { to: [990, 546], hand: 'pinch', aim: 40, behind: false, holds: tossed(1000, 560) },
    }) +
    byHead({
      ...shared,
      chin: [416, 352],
      build: 'woman',
      skin: SKINS[5],
      look: {
        cut: 'low',
        hat: 'kerchief',
        tie: colors.paper,
        mood: 'smirks',
        age: 'grown',
        jaw: 'tall',
        nose: 'long',
        brows: 'low',
        blush: false,
        eyes: [0.4, 0.7],
      },
      top: { kind: 'shirt', color: '#2C6B75' },
      bottom: { kind: 'skirt', color: colors.monte },
      near: { to: [476, 482], hand: 'grip', aim: 0, holds: lid(476, 494) },
      far: { to: [560, 640], hand: 'rest', behind: false },
    }) +
    byHead({
      ...shared,
      chin: [1204, 346],
      build: 'woman',
      facing: 'left',
      skin: SKINS[2],
      look: {
        cut: 'curls',
        mood: 'laughs',
        age: 'young',
        jaw: 'heart',
        nose: 'snub',
        signs: ['gap', 'dimples'],
        eyes: [0.5, 0.7],
        earrings: colors.gold,
      },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'skirt', color: colors.tierra },
      apron: { color: colors.paper, trim: colors.lapacho },
      near: { to: [1150, 500], hand: 'grip', aim: 170, holds: line('M1166 440L1128 640', colors.wood, 13) },
      far: { to: [1136, 572], hand: 'grip', aim: 190, elbow: 'other', behind: false },
    })
  );
}

/** A tortilla on its way. */
function tossed(x: number, y: number): string {
  return group(
    `translate(${x} ${y}) rotate(-24)`,
    oval(0, 8, 62, 18, '#B98A3E') + oval(0, 0, 62, 18, '#F6E2A8') + line('M-30 -2h18M14 4h20', '#C98F45', 5),
  );
}

/** The tajine's, told by its knob. */
function lid(x: number, y: number): string {
  return group(
    `translate(${x} ${y}) scale(${SIZE}) rotate(6)`,
    shape('M-104 246C-70 196 -44 96 -24 16H24C44 96 70 196 104 246Z', '#C2562F') +
      shape('M8 16H24C44 96 70 196 104 246H44C40 166 26 86 8 16Z', '#000', SHADE) +
      shape('M-84 212Q0 236 84 212L70 180Q0 202 -70 180Z', colors.cream) +
      stitch('M-74 196Q0 219 74 196', '#2C6B75', 13, '4 16') +
      circle(0, 0, 33, '#C2562F'),
  );
}

/** One runner of four weaves, each below its vessel. */
function cloth(): string {
  const piece = (x: number, color: string, weave: string) =>
    box(x, TABLE, 219, 240, color) + group(`translate(${x} ${TABLE}) scale(.928 1)`, weave);
  let diamonds = '';
  for (let i = 0; i < 4; i++) diamonds += `M${8 + i * 58} 120l26 -44l26 44l-26 44Z`;
  let zigzag = 'M0 70';
  for (let i = 0; i < 8; i++) zigzag += `l14.75 ${i % 2 ? -38 : 38}l14.75 ${i % 2 ? 38 : -38}`;
  return (
    shape(`M350 ${TABLE}H1238L1276 880H380Z`, CAST_COLOR, 'opacity=".22"') +
    box(0, TABLE - 20, WIDTH, 420, colors.tierraDeep) +
    box(0, TABLE - 20, WIDTH, 12, '#9A3A22') +
    piece(362, '#2C6B75', shape(diamonds, colors.paper) + stitch('M0 26H236M0 210H236', colors.straw, 9, '15 10')) +
    piece(
      581,
      colors.paper,
      line('M0 60C60 10 60 110 118 60S176 110 236 60M0 150C60 100 60 200 118 150S176 200 236 150', colors.forest, 13),
    ) +
    piece(
      800,
      '#A3265A',
      line(zigzag, colors.sun, 9) +
        group('translate(0 90)', line(zigzag, colors.rose, 9)) +
        stitch('M0 28H236M0 212H236', '#7FC0C2', 9, '22 8'),
    ) +
    piece(
      1019,
      colors.straw,
      line('M0 44H236M0 66H236M0 178H236M0 200H236', colors.monte, 9) +
        stitch('M28 122H210', colors.lapacho, 22, '8 34'),
    )
  );
}

const cast = (rx: number) => oval(18, 2, rx, 15, CAST_COLOR, CAST);

function tajine(): string {
  return group(
    `translate(486 ${TABLE + 62}) scale(${SIZE * 1.08})`,
    cast(120) +
      shape('M-118 -66H118Q112 0 66 4H-66Q-112 0 -118 -66Z', colors.clay) +
      shape('M44 -66H118Q112 0 66 4H20Q44 -20 44 -66Z', '#000', SHADE) +
      shape('M-92 -80Q-60 -128 -20 -104Q6 -146 40 -108Q76 -118 92 -80Z', colors.orange) +
      line('M-50 -100l18 -10M10 -118l14 8M56 -98l12 -8', colors.forest, 9) +
      box(-122, -80, 244, 18, '#E99368', 'rx="9"'),
  );
}

function pot(): string {
  return group(
    `translate(672 ${TABLE + 76}) scale(${SIZE})`,
    cast(130) +
      shape('M-122 -160C-134 -40 -80 6 -40 6H40C80 6 134 -40 122 -160Z', '#3A2622') +
      shape('M46 -160H122C134 -40 80 6 40 6H-4C40 -20 60 -90 46 -160Z', '#000', 'opacity=".3"') +
      shape('M-102 -130C-104 -70 -84 -34 -64 -18C-80 -60 -84 -100 -80 -130Z', '#fff', 'opacity=".16"') +
      line('M-122 -130C-168 -130 -164 -76 -122 -80M122 -130C168 -130 164 -76 122 -80', '#3A2622', 20) +
      oval(0, -162, 124, 26, '#54382F') +
      oval(0, -160, 106, 19, '#8A3A22') +
      line('M-60 -162h22M20 -156h30M-10 -168h18', colors.sun, 8),
  );
}

function comal(): string {
  const tortilla = (x: number, y: number, rx: number) =>
    oval(x + 3, y + 8, rx, rx * 0.24, '#B98A3E') +
    oval(x, y, rx, rx * 0.24, '#F6E2A8') +
    line(`M${x - rx * 0.4} ${y}h${rx * 0.2}M${x + rx * 0.2} ${y - 5}h${rx * 0.26}M${x} ${y + 8}h14`, '#C98F45', 5);
  return group(
    `translate(940 ${TABLE + 70}) scale(${SIZE * 1.1})`,
    cast(126) +
      shape('M-96 -52L-62 0H62L96 -52Z', '#8F9A93') +
      shape('M20 -52L10 0H62L96 -52Z', '#000', SHADE) +
      shape('M-50 -8Q-38 -46 -22 -22Q-8 -56 10 -22Q26 -50 46 -8Z', colors.tierra) +
      shape('M-132 -78Q-124 -46 -80 -46H80Q124 -46 132 -78Z', '#6B3A2A') +
      oval(0, -80, 132, 34, '#8A4B34') +
      oval(0, -82, 116, 27, '#A35C3F') +
      tortilla(-44, -92, 62) +
      tortilla(50, -88, 56) +
      tortilla(8, -112, 62),
  );
}

function jug(): string {
  return group(
    `translate(1120 ${TABLE + 70}) scale(${SIZE * 1.1})`,
    cast(92) +
      line('M70 -160C160 -180 150 -60 78 -56', '#4A5A5E', 18) +
      shape('M-60 -232H60L52 -170C104 -110 96 -20 70 0Q0 16 -70 0C-96 -20 -104 -110 -52 -170Z', '#B9C9CB') +
      shape('M18 -232H60L52 -170C104 -110 96 -20 70 0Q40 8 12 8C50 -40 40 -120 10 -170Z', '#4A5A5E', 'opacity=".4"') +
      shape('M-62 -60C-70 -110 -46 -140 -30 -160L-14 -160C-36 -130 -48 -100 -44 -50Z', '#fff', 'opacity=".7"') +
      shape('M-60 -232L-92 -246L-74 -212L-56 -200Z', '#B9C9CB') +
      oval(0, -232, 60, 14, '#6B3A2A') +
      line('M-52 -176Q0 -162 52 -176', '#7F9195', 7),
  );
}
