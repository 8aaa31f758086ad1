import { randomFrom } from '../../../server/lace/random.ts';
import { colors } from '../../../server/lace/palette.ts';
import { blossom, blossomDefs } from '../plants.ts';
import { box, circle, group, line, reuse, shape, tenth, whole } from '../../../server/lace/primitives.ts';
import { collar, vest } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { figure } from '../portraits/figure.ts';
import { combed, cropped, HAIR } from '../portraits/hair.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, WIDTH } from './frame.ts';

const RINGS = 40;
const RADIUS = 388;
/** Where the tree began, seen from the middle of the slab. */
const HEART = { x: -46, y: 34 };
/** Rings of the years of service that were honoured. */
const PINNED = [
  [10, -70],
  [25, -16],
  [29, -132],
  [30, 58],
] as const;

/** A slab of lapacho with a ring for each of forty years, in which a woman who knows them pins one for a younger one. */
export function rings(): string {
  const random = randomFrom('anillos');
  const points = 14;
  const rim = Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * Math.PI * 2;
    const radius = 100 + (random() - 0.5) * 9;
    return [tenth(Math.cos(angle) * radius), tenth(Math.sin(angle) * radius)] as const;
  });
  const widths = Array.from({ length: RINGS }, () => 0.7 + random() * 0.7);
  const sum = widths.reduce((total, width) => total + width, 0);
  let grown = 0;
  const radii = widths.map((width) => (grown += (width / sum) * RADIUS));
  const at = (radius: number) => ({
    x: HEART.x * (1 - radius / RADIUS),
    y: HEART.y * (1 - radius / RADIUS),
    scale: radius / 100,
  });
  const lines = radii
    .map((radius, i) => {
      const { x, y, scale } = at(radius);
      const tenthYear = (i + 1) % 10 === 0;
      return `<use href="#rim" transform="translate(${tenth(x)} ${tenth(y)}) scale(${scale.toFixed(3)})" stroke="${tenthYear ? '#7A3D1C' : '#B8743E'}" stroke-width="${((tenthYear ? 5 : 3) / scale).toFixed(1)}"/>`;
    })
    .join('');
  const pins = PINNED.map(([year, bearing], i) => {
    const radius = radii[year - 1] ?? 0;
    const { x, y } = at(radius);
    const angle = (bearing * Math.PI) / 180;
    const px = whole(x + Math.cos(angle) * radius);
    const py = whole(y + Math.sin(angle) * radius);
    return (
      line(`M${px + 10} ${py + 12}l16 20`, CAST_COLOR, 9, CAST) +
      circle(px, py, 19, [colors.lapacho, colors.forest, colors.paper, colors.tierra][i] ?? '') +
      circle(px - 6, py - 6, 5, '#fff', 'opacity=".6"')
    );
  }).join('');
  const slab =
    reuse('rim', 'translate(30 38) scale(4.16)', 'rgb(90 30 30 / .28)') +
    reuse('rim', 'scale(4.14)', '#4A231A') +
    `<use href="#rim" transform="scale(4.05)" fill="none" stroke="#6B3418" stroke-width="2.6" stroke-dasharray="11 4 5 3"/>` +
    reuse('rim', 'scale(3.9)', '#E0A566') +
    group('translate(-20 14)', reuse('rim', 'scale(2.3)', '#CC8648') + reuse('rim', 'scale(1.1)', '#B56B35')) +
    `<g fill="none">${lines}</g>` +
    circle(HEART.x, HEART.y, 6, '#5A2A12') +
    shape('M-46 34L236 318L262 292Z', '#5A2A12') +
    pins;
  const twig =
    line('M1010 860C1120 800 1200 800 1330 730', '#4A231A', 13) +
    shape('M1216 786C1200 850 1240 890 1300 900C1306 840 1272 800 1216 786Z', colors.leaf) +
    shape('M1216 786C1256 820 1284 856 1300 900C1306 840 1272 800 1216 786Z', '#000', 'opacity=".15"') +
    blossom(1060, 836, 5.4, colors.lapacho, colors.sun) +
    blossom(1166, 790, 6.6, '#B8386C', colors.sun) +
    blossom(1144, 866, 4.4, '#F08FB2', colors.sun) +
    blossom(1290, 742, 4.6, colors.lapacho, colors.sun);
  const ground =
    box(0, 0, WIDTH, HEIGHT, colors.blush) +
    shape('M0 0H1600V240L0 900Z', '#FBE6E0') +
    box(0, 836, WIDTH, 164, '#B5563A') +
    box(0, 836, WIDTH, 12, '#CB6D4E');
  const path = smooth(rim);
  return frame(
    'anillos',
    ground + group('translate(800 508) scale(.84)', slab) + people() + group('translate(20 330) scale(.66)', twig),
    `${blossomDefs()}<path id="rim" d="${path}"/>`,
  );
}

/** A closed soft line through points. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const middle = (i: number) => {
    const [x, y] = points[i % points.length] ?? [0, 0];
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return `${tenth((x + nextX) / 2)} ${tenth((y + nextY) / 2)}`;
  };
  return `M${middle(points.length - 1)}${points.map(([x, y], i) => `Q${x} ${y} ${middle(i)}`).join('')}Z`;
}

function people(): string {
  const he = figure({
    at: [396, 626],
    scale: 0.88,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'young',
      build: 'lean',
      mood: 'talks',
      gaze: [1.1, -0.2],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'bushy',
      nose: 'broad',
      blush: false,
    },
    hair: cropped('turned', HAIR.black),
    chin: [8, -58],
    turn: -3,
    body: { shoulder: 188, waist: 172, foot: 440, color: colors.paper },
    clothes: vest(colors.forest, colors.paper),
    arms: [{ side: 'right', to: [662, 586], elbow: [610, 800], aim: -30, hand: 'point', dim: true }],
  });
  const she = figure({
    at: [1206, 616],
    scale: 0.88,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'old',
      build: 'square',
      mood: 'beams',
      gaze: [1.1, 0],
      hair: HAIR.grey,
      eyes: 'narrow',
      brows: 'thin',
      nose: 'hooked',
      signs: ['mole'],
      glasses: colors.tierraDeep,
      earrings: colors.gold,
    },
    hair: combed('turned', HAIR.grey, 'bun'),
    chin: [8, -58],
    turn: 3,
    body: { shoulder: 188, waist: 184, foot: 440, color: '#6E5BA0' },
    clothes: collar('#6E5BA0', { buttons: colors.sun }),
    arms: [
      {
        side: 'right',
        to: [958, 452],
        elbow: [1010, 720],
        aim: 214,
        hand: 'pinch',
        holds: circle(948, 446, 17, colors.sun),
      },
    ],
  });
  return he.body + she.body + he.arms + she.arms;
}
