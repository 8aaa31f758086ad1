// A couple at their market stall compare two sheets, the calculator between them; no ground: it stands on a coloured section, and the
// stall goes on to the left, under the words, as far as any window reaches.
import { canvas } from './canvas.ts';
import { collar, neckline } from './closeUps.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, withHat } from './portraits/hair.ts';

/** What is left of the couple: RatesScreen.module.css lets it look out. */
const BEFORE = 1600;
/** The far edge of the stall. */
const EDGE = 486;
const INK = '#2F5C8A';

export function ratesOffers(): string {
  const [she, he] = [reader(), counter()];
  return canvas(
    { width: BEFORE + 1000, height: 640, name: 'ofertas', grain: 0 },
    group(`translate(${BEFORE} 0)`, she.body + he.body + stall() + calculator() + she.arms + he.arms),
  );
}

function fruit(at: readonly (readonly [number, number])[], color: string): string {
  return at.map(([x, y]) => circle(x, y, 34, color) + circle(x - 10, y - 10, 9, '#fff', 'opacity=".28"')).join('');
}

function stall(): string {
  return (
    fruit(
      [
        [44, 460],
        [108, 462],
        [76, 408],
      ],
      '#E5671F',
    ) +
    fruit(
      [
        [892, 462],
        [956, 460],
        [924, 408],
      ],
      '#8FA33A',
    ) +
    box(-BEFORE, EDGE, BEFORE + 1000, 154, colors.tierra) +
    box(-BEFORE, EDGE, BEFORE + 1000, 14, '#C7512F') +
    box(-BEFORE, EDGE + 62, BEFORE + 1000, 92, '#8E2C16') +
    stitch(`M${-BEFORE} ${EDGE + 62}H1000`, colors.cream, 7, '24 16')
  );
}

/** A sheet whose last line is a bar: the dark part is what the loan costs. */
const sheet = (x: number, y: number, turn: number, head: string, cost: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    box(-84, -112, 168, 224, colors.paper) +
      box(-84, -112, 168, 30, head) +
      line('M-60 -56H-6M-60 -28H10M-60 0H-14', '#B9A27A', 9) +
      line('M26 -56H58M30 -28H58M22 0H58', INK, 8) +
      box(-62, 26, 124, 34, '#E9C9A0') +
      box(62 - cost, 26, cost, 34, colors.tierraDeep),
  );

function calculator(): string {
  return group(
    'translate(500 520)',
    oval(6, 34, 84, 14, '#3A1608', 'opacity=".35"') +
      shape('M-62 -58H62L74 30H-74Z', '#14352B') +
      shape('M-50 -48H50L53 -26H-53Z', colors.mist) +
      line('M-36 -8h.1M0 -8h.1M36 -8h.1M-40 14h.1M0 14h.1', colors.cream, 17) +
      line('M40 14h.1', colors.sun, 17),
  );
}

function reader() {
  return figure({
    at: [250, 336],
    scale: 0.78,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'broad',
      mood: 'smirks',
      gaze: [0.9, 0.7],
      hair: HAIR.greying,
      eyes: 'round',
      brows: 'arched',
      nose: 'hooked',
      glasses: '#7A2A4A',
      earrings: colors.forest,
    },
    hair: combed('turned', HAIR.greying, 'bun'),
    chin: [10, -58],
    turn: 7,
    headScale: 1.22,
    neck: { wide: 92 },
    body: { shoulder: 184, waist: 176, foot: 320, color: '#2F7F86' },
    clothes: neckline(colors.cream),
    arms: [
      { side: 'right', to: [500, 500], elbow: [352, 486], aim: 2, hand: 'point', dim: true },
      {
        side: 'left',
        to: [306, 520],
        elbow: [124, 506],
        aim: 6,
        hand: 'sheet',
        holds: sheet(350, 440, 7, colors.forest, 72),
      },
    ],
  });
}

function counter() {
  return figure({
    at: [758, 348],
    scale: 0.74,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'old',
      build: 'lean',
      mood: 'laughs',
      gaze: [0.9, 0.5],
      hair: HAIR.grey,
      eyes: 'narrow',
      brows: 'bushy',
      nose: 'broad',
      moustache: 'walrus',
    },
    hair: withHat(cropped('turned', HAIR.grey), colors.forest),
    chin: [10, -58],
    turn: 6,
    headScale: 1.22,
    neck: { wide: 92 },
    body: { shoulder: 184, waist: 172, foot: 320, color: '#F2E3CC' },
    clothes: collar('#F2E3CC'),
    arms: [
      {
        side: 'left',
        to: [704, 522],
        elbow: [880, 508],
        aim: 174,
        hand: 'sheet',
        holds: sheet(650, 446, -8, colors.gold, 26),
      },
    ],
  });
}
