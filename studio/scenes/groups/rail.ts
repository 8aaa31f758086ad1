import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { person } from '../people/person.ts';
import { SKINS } from '../people/skins.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const BAR = 366;
const DRESS = [934, 366] as const;

/** Cape Town: she pushes her rail of clothes to the corner where she sells, and a customer already holds a dress to herself. */
export function rail(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'perchero', grain: 0.42 },
    street() + customer() + seller() + group('translate(-60 0)', rack()),
  );
}

/** The flat mountain over painted houses; the sun comes from the left, low. */
function street(): string {
  const front = (x: number, wide: number, color: string, door: string) =>
    box(x, 360, wide, 360, color) +
    box(x + wide * 0.78, 360, wide * 0.22, 360, '#000', 'opacity=".08"') +
    shape(
      `M${x} 360V336H${x + wide * 0.3}L${x + wide * 0.36} 316H${x + wide * 0.64}L${x + wide * 0.7} 336H${x + wide}V360Z`,
      colors.paper,
    ) +
    box(x + wide * 0.12, 520, wide * 0.24, 200, door) +
    box(x + wide * 0.52, 500, wide * 0.3, 110, colors.paper) +
    box(x + wide * 0.52 + 9, 509, wide * 0.3 - 18, 92, '#3F6F80');
  return (
    box(0, 0, WIDTH, HEIGHT, '#F9C9A0') +
    circle(180, 232, 90, '#FBE3A4') +
    shape('M0 400L110 330C170 290 220 216 300 206H860C930 210 980 290 1060 330L1200 380V520H0Z', '#8E7BA8') +
    shape('M560 206H860C930 210 980 290 1060 330L1200 380V520H760C760 400 690 280 560 206Z', '#7A6896') +
    front(-40, 300, colors.sun, colors.tierraDeep) +
    front(260, 280, '#7FB3B0', colors.lapacho) +
    front(540, 300, colors.rose, colors.monte) +
    front(840, 400, '#6FA36B', colors.sun) +
    box(0, 720, WIDTH, 180, '#B98A72') +
    box(0, 706, WIDTH, 26, '#D9B79C') +
    stitch('M-10 850H1210', '#D9B79C', 7, '46 34')
  );
}

function seller(): string {
  return (
    oval(330, 838, 190, 18, '#3F1D10', 'opacity=".45"') +
    person({
      at: [318, 836],
      height: 660,
      build: 'woman',
      girth: 1.14,
      view: 'turned',
      stance: 'walk',
      stride: 0.02,
      lean: 8,
      nod: -4,
      skin: SKINS[0],
      look: {
        cut: 'low',
        mood: 'smirks',
        jaw: 'broad',
        nose: 'broad',
        earrings: colors.sun,
        eyes: [0.9, -0.1],
        age: 'grown',
      },
      top: { kind: 'blouse', color: colors.forest, trim: colors.sun },
      bottom: { kind: 'skirt', color: colors.sun, hem: colors.tierra },
      near: { to: [440, 492], hand: 'grip', aim: 0 },
      far: { to: [440, 420], hand: 'grip', aim: 0, behind: false },
    }) +
    wrap(350, 212)
  );
}

/** Her headwrap, its knot to the front. */
function wrap(x: number, y: number): string {
  return (
    shape(
      `M${x - 58} ${y + 34}C${x - 78} ${y - 40} ${x - 40} ${y - 92} ${x + 10} ${y - 88}C${x + 58} ${y - 84} ${x + 66} ${y - 20} ${x + 44} ${y + 8}C${x + 14} ${y - 14} ${x - 26} ${y - 8} ${x - 58} ${y + 34}Z`,
      colors.orange,
    ) +
    shape(
      `M${x + 6} ${y - 44}C${x + 20} ${y - 96} ${x + 66} ${y - 104} ${x + 74} ${y - 84}C${x + 80} ${y - 62} ${x + 50} ${y - 36} ${x + 6} ${y - 44}Z`,
      colors.tierra,
    ) +
    line(
      `M${x - 54} ${y + 8}C${x - 38} ${y - 30} ${x - 6} ${y - 46} ${x + 46} ${y - 24}M${x - 50} ${y - 30}C${x - 26} ${y - 60} ${x} ${y - 66} ${x + 20} ${y - 62}`,
      colors.sun,
      6,
    )
  );
}

function rack(): string {
  const hung = (x: number, d: string, color: string, trim: string) =>
    `<g transform="translate(${x} ${BAR})">` +
    line('M0 0C10 -18 -8 -20 0 8L-34 30M0 8L34 30', '#2E3531', 5) +
    shape(d, color) +
    shape('M10 26H34L44 60V180L24 200Z', '#000', 'opacity=".12"') +
    stitch('M-30 44Q0 60 30 44', trim, 5, '10 8') +
    '</g>';
  const shirt = 'M-34 24L-66 70L-42 90L-36 76V208H40V76L46 90L70 70L38 24C20 40 -16 40 -34 24Z';
  const dress = 'M-28 24L-44 40L-34 120L-66 300Q0 324 66 300L34 120L44 40L28 24C14 42 -14 42 -28 24Z';
  const trousers = 'M-36 30H36L44 320H8L0 120L-8 320H-44Z';
  return (
    line(`M500 810V${BAR}M780 810V${BAR}`, '#5B6A66', 13) +
    line('M462 812H538M742 812H818M500 760H780', '#5B6A66', 12) +
    hung(552, shirt, colors.paper, colors.tierra) +
    hung(622, dress, colors.lapacho, colors.paper) +
    hung(690, trousers, '#2F4A6B', colors.cream) +
    hung(744, shirt, colors.tierra, colors.sun) +
    line(`M490 ${BAR}H790`, '#5B6A66', 13) +
    circle(470, 826, 17, '#2A1712') +
    circle(530, 826, 17, '#2A1712') +
    circle(750, 826, 17, '#2A1712') +
    circle(810, 826, 17, '#2A1712')
  );
}

function customer(): string {
  const [x, y] = DRESS;
  const dress =
    shape(
      `M${x - 44} ${y - 6}L${x - 30} ${y - 20}C${x - 14} ${y} ${x + 14} ${y} ${x + 30} ${y - 20}L${x + 44} ${y - 6}L${x + 36} ${y + 80}L${x + 84} ${y + 270}Q${x} ${y + 300} ${x - 84} ${y + 270}L${x - 36} ${y + 80}Z`,
      '#4F86C0',
    ) +
    line(
      `M${x - 20} ${y + 110}h.1M${x + 16} ${y + 140}h.1M${x - 30} ${y + 190}h.1M${x + 30} ${y + 210}h.1M${x - 4} ${y + 236}h.1M${x - 56} ${y + 246}h.1M${x + 60} ${y + 256}h.1M${x + 4} ${y + 176}h.1M${x - 6} ${y + 50}h.1`,
      colors.paper,
      16,
    );
  return (
    oval(936, 790, 110, 14, '#3F1D10', 'opacity=".45"') +
    person({
      at: [936, 790],
      height: 560,
      build: 'woman',
      view: 'front',
      face: 'turned',
      facing: 'left',
      nod: 6,
      skin: SKINS[1],
      look: {
        cut: 'curls',
        mood: 'laughs',
        age: 'young',
        jaw: 'lean',
        nose: 'long',
        signs: ['gap'],
        eyes: [0.8, 0.3],
        glasses: true,
      },
      top: { kind: 'tee', color: colors.paper },
      bottom: { kind: 'trousers', color: colors.tierraDeep },
      near: { to: [x + 40, y - 2], hand: 'grip', aim: 200, holds: dress },
      far: { to: [x - 46, y + 150], hand: 'flat', aim: 10 },
    })
  );
}
