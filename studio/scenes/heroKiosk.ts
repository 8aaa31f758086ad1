import { school } from './buildings.ts';
import { canvas } from './canvas.ts';
import { bookkeeper, customer, seller } from './educationPupils.ts';
import { seedling } from './goods.ts';
import { COUNTER, counterTop, flag, front } from './heroKioskBooth.ts';
import { ledger, pencil } from './heroKioskLedger.ts';
import type { LedgerState } from './heroKioskLedger.ts';
import { hill } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import type { HandPose } from './people/handShapes.ts';
import type { Point } from './people/geometry.ts';
import { box, circle, group, oval, shape, tenth } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 1000;

/** A hand: where, which way its fingers look, and how it is held. */
export interface Hand {
  to: Point;
  aim: number;
  pose: HandPose;
  /** Where its elbow is; absent: where the bones put it. */
  elbow?: Point;
}

/** A sale at the counter of a school's company. */
export interface KioskState {
  ledger: LedgerState;
  /** Of the pupil who keeps the books: where the pencil's point is, and where she looks. */
  writes: Point;
  reads: Point;
  /** Of the seller: both hands, as the viewer sees them, and where he looks. */
  left: Hand;
  right: Hand;
  looks: Point;
  /** Foot of the plant on its way; in the child's hand it lies before her fingers. */
  plant: Point;
  bought: boolean;
  /** The coin in the child's hand, and as it falls into the dish. */
  coin?: Point;
  earned?: Point;
  child: { x: number; y: number; hand: Hand };
}

/** Pits of the necks, and how large each is drawn. */
const BOOKS: Point = [216, 572];
export const SELLS: Point = [606, 546];
export const CHILD: Point = [1006, 748];
/** Where coins fall. */
export const DISH: Point = [822, COUNTER + 4];
const PLANT_SCALE = 1.34;

/** Over the counter of their kiosk: who keeps the books, who sells, and a child with her coin. Low crops lose the sky. */
export function heroKiosk(state: KioskState): string {
  const size = { width: WIDTH, height: HEIGHT };
  const { left, right, child } = state;
  const he = seller(
    {
      at: SELLS,
      scale: 0.94,
      turn: 3,
      arms: [
        { side: 'right', ...handOf(right), dim: true, slim: true },
        { side: 'left', ...handOf(left), slim: true },
      ],
    },
    { mood: 'laughs', gaze: state.looks },
  );
  const she = bookkeeper(
    {
      at: BOOKS,
      scale: 0.9,
      turn: 5,
      arms: [
        { side: 'left', to: [150, COUNTER - 8], aim: 8, hand: 'flat', elbow: [26, 718], slim: true },
        {
          side: 'right',
          to: state.writes,
          aim: 172,
          hand: 'write',
          elbow: [392, 712],
          dim: true,
          slim: true,
          holds: pencil(state.writes),
        },
      ],
    },
    { mood: 'smiles', gaze: state.reads },
  );
  const girl = customer({
    at: [child.x, child.y],
    scale: 0.86,
    flip: true,
    turn: -6,
    body: { shoulder: 136, waist: 142, foot: 340, color: '#FFFAF0' },
    arms: [{ side: 'right', ...handOf(child.hand), slim: true }],
  });
  const plant = group(
    `translate(${tenth(state.plant[0])} ${tenth(state.plant[1])}) scale(${PLANT_SCALE})`,
    seedling(0, 0, colors.clay, 100),
  );
  return canvas(
    { ...size, name: 'kiosco', grain: 0.3 },
    yard() +
      she.body +
      he.body +
      he.limbs +
      (state.bought ? '' : plant) +
      he.fingers +
      counterTop(0, WIDTH) +
      ledger(state.ledger) +
      she.arms +
      coinAt(state.earned) +
      dish() +
      front(0, WIDTH) +
      girl.body +
      girl.limbs +
      (state.bought ? plant : '') +
      coinAt(state.coin) +
      girl.fingers,
  );
}

const handOf = ({ to, aim, pose, elbow }: Hand) => ({ to, aim, hand: pose, ...(elbow && { elbow }) });

/** The school's yard, behind them. */
function yard(): string {
  const size = { width: WIDTH, height: HEIGHT };
  return (
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    hill('#E0A02C', { ...size, y: 560, swing: 24, points: 5, seed: 'ki1' }) +
    school(1080, 690, 0.84) +
    flag(884, 250, 440) +
    hill('#4C8A55', { ...size, y: 684, swing: 8, points: 5, seed: 'ki2' })
  );
}

/** A dish with what they have earned. */
function dish(): string {
  const [x, y] = DISH;
  const coins = [
    [-34, -14],
    [4, -16],
    [38, -13],
    [-14, -24],
    [22, -25],
  ] as const;
  return (
    coins
      .map(([dx, dy]) => oval(x + dx, y + dy, 24, 10, colors.gold) + oval(x + dx, y + dy, 15, 6, colors.straw))
      .join('') +
    shape(`M${x - 78} ${y - 18}H${x + 78}C${x + 70} ${y + 24} ${x - 70} ${y + 24} ${x - 78} ${y - 18}Z`, colors.clay) +
    shape(
      `M${x + 30} ${y - 18}H${x + 78}C${x + 74} ${y} ${x + 52} ${y + 10} ${x + 22} ${y + 13}Z`,
      '#000',
      'opacity=".14"',
    )
  );
}

function coinAt(at: Point | undefined): string {
  if (!at) return '';
  return (
    circle(at[0], at[1], 21, '#A9701A') +
    circle(at[0], at[1] - 2, 21, colors.gold) +
    circle(at[0], at[1] - 2, 13, colors.straw)
  );
}
