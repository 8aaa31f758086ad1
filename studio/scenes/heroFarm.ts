import { bib, collar } from './closeUps.ts';
import { canvas } from './canvas.ts';
import { bed, carriedCabbage, farm, FARM_DEFS, land, stampedCabbage } from './heroFarmLand.ts';
import { colors } from '../../server/lace/palette.ts';
import type { Point } from './people/geometry.ts';
import { shaded } from './people/marks.ts';
import { SKINS } from './people/skins.ts';
import { plaits } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import type { Figure, FigureArm } from './portraits/figure.ts';
import { combed, cropped, HAIR, withHat } from './portraits/hair.ts';
import { line, shape, stitch, tenth } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 1000;

/** Where somebody's two hands are: under a cabbage, or under where one will be. */
export interface Reach {
  at: Point;
  /** How far each hand is from its middle. */
  apart: number;
}

/** A harvest that goes from hand to hand. */
export interface FarmState {
  /** Middles of the cabbages on their way, and whose hands each is in. */
  carried: readonly { at: Point; by: Who | 'air' }[];
  cuts: Reach;
  passes: Reach;
  /** Where the three look. */
  eyes: Readonly<Record<Who | 'receives', Point>>;
  /** How far the middle one leans her head towards the left, -1 to 1. */
  leans: number;
}

/** Who has cabbages in the hands. */
export type Who = 'cuts' | 'passes';

/** Where a cabbage is lifted from, where it is thrown and caught, where it is let go, and where it lies in the basket. */
export const LIFTED: Point = [972, 868];
export const THROWN: Point = [948, 706];
export const CAUGHT: Point = [604, 706];
export const LET_GO: Point = [452, 690];
export const KEPT: Point = [280, 776];
/** Where the two hold their hands when there is nothing in them. */
export const WAITS: Readonly<Record<Who, Point>> = { cuts: [972, 790], passes: [596, 730] };
/** The row in front, from its middle up. */
export const ROW = 930;
const CARRIED = 1.7;
const MIDDLE = 592;
const PUPIL = 1012;

/** From the height of the cabbages: who lifts one, who hands it on, who has come with her basket. Low crops lose the sky. */
export function heroFarm(state: FarmState): string {
  const [cuts, passes, receives] = [pupil(state), middle(state), neighbour(state)];
  const heldBy = (who: Who | 'air') =>
    state.carried
      .filter(({ by }) => by === who)
      .map(({ at: [x, y] }) => carriedCabbage(x, y, CARRIED))
      .join('');
  const whole = ({ limbs, fingers }: ReturnType<typeof figure>, who: Who) => limbs + heldBy(who) + fingers;
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'chacra', grain: 0.3, defs: FARM_DEFS },
    land() +
      farm() +
      bed() +
      passes.body +
      cuts.body +
      receives.body +
      basketBack() +
      receives.limbs +
      heldBy('air') +
      basket() +
      receives.fingers +
      whole(passes, 'passes') +
      whole(cuts, 'cuts') +
      row(),
  );
}

/** How far from the middle of the body arms can hold something. */
const ASIDE = 220;

/** Both palms under what is carried, before the body or beside it; of somebody mirrored the left arm is the one on the right. */
function hands({ at: [x, y], apart }: Reach, middle: number, mirrored = false): FigureArm[] {
  const aside = Math.min(1, Math.max(-1, (x - middle) / ASIDE));
  const one = (way: 1 | -1): FigureArm => {
    // The hand on that side comes from below, the other one across the body.
    const turned = (way * aside > 0 ? 30 : 12) * aside;
    return {
      side: way > 0 === mirrored ? 'left' : 'right',
      to: [tenth(x + way * (apart - 14)), tenth(y + 50)],
      aim: tenth((way < 0 ? -14 : -166) + turned),
      hand: 'open',
      sleeve: 'short',
      near: 0.6,
      ...(way > 0 !== mirrored && { dim: true }),
    };
  };
  return mirrored ? [one(-1), one(1)] : [one(1), one(-1)];
}

/** He lifts cabbages out of their row. */
function pupil({ cuts, eyes }: FarmState) {
  const color = colors.sun;
  return figure({
    at: [PUPIL, 606],
    scale: 0.92,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'square',
      mood: 'laughs',
      gaze: [-eyes.cuts[0], eyes.cuts[1]],
      hair: HAIR.black,
      brows: 'straight',
      nose: 'broad',
    },
    hair: cropped('turned', HAIR.black),
    chin: [8, -58],
    turn: 4,
    body: { shoulder: 180, waist: 164, foot: 470, color },
    clothes: shape('M-70 -24C-54 44 54 44 70 -24L84 -14C60 66 -60 66 -84 -14Z', shaded(color, 0.14)),
    arms: hands(cuts, PUPIL, true),
  });
}

/** She hands on what he gives her, under her palm hat. */
function middle({ passes, eyes, leans }: FarmState) {
  return figure({
    at: [MIDDLE, 586],
    scale: 0.88,
    skin: SKINS[4],
    head: {
      view: 'front',
      age: 'young',
      build: 'full',
      mood: 'beams',
      gaze: eyes.passes,
      hair: HAIR.brown,
      brows: 'thin',
      nose: 'snub',
      signs: ['dimples'],
    },
    hair: withHat(plaits('front', HAIR.brown, colors.sun), colors.tierra),
    chin: [0, -62],
    turn: tenth(-4 * leans),
    body: { shoulder: 164, waist: 152, foot: 470, color: colors.paper },
    clothes: collar(colors.paper) + bib(colors.lapacho, colors.cream, { foot: 480 }),
    arms: hands(passes, MIDDLE),
  });
}

/** A neighbour, with her basket in both hands. */
function neighbour({ eyes }: FarmState) {
  return figure({
    at: [236, 622],
    scale: 0.86,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'old',
      build: 'heart',
      mood: 'laughs',
      gaze: eyes.receives,
      hair: HAIR.grey,
      nose: 'hooked',
      glasses: colors.tierraDeep,
      frames: 'round',
      earrings: colors.sun,
    },
    hair: combed('turned', HAIR.grey, 'bun'),
    chin: [8, -58],
    turn: 3,
    body: { shoulder: 164, waist: 158, foot: 470, color: '#6E7FB0' },
    clothes: stitch('M-78 -14C-52 74 52 74 78 -14', colors.cream, 8, '14 11'),
    arms: [
      { side: 'right', to: [336, 856], aim: 124, elbow: [412, 784], hand: 'flat', sleeve: 'cuffed', dim: true },
      { side: 'left', to: [98, 856], aim: 56, elbow: [30, 784], hand: 'flat', sleeve: 'cuffed' },
    ],
  } satisfies Figure);
}

/** The far rim of the basket, with what is in it. */
function basketBack(): string {
  return (
    shape('M72 776C72 748 366 748 366 776L350 830H88Z', '#8F6428') +
    carriedCabbage(140, 780, 1.24) +
    carriedCabbage(306, 784, 1.2)
  );
}

/** Of palm leaf, before her. */
function basket(): string {
  return (
    shape('M66 776C120 808 318 808 372 776L340 1010H98Z', colors.straw) +
    shape('M280 798C320 794 350 786 372 776L340 1010H270Z', '#000', 'opacity=".12"') +
    stitch('M76 816C134 844 306 844 362 816M84 872C138 898 302 898 356 872', colors.tierra, 7, '20 14') +
    line('M66 776C120 808 318 808 372 776', '#C79A4E', 12)
  );
}

/** The row that is being cut, close to the eye: it hides where the others end. The last of them lies over the left edge. */
function row(): string {
  return (
    stampedCabbage(244, ROW + 54, 1.9) +
    stampedCabbage(440, ROW + 10, 2.5) +
    stampedCabbage(1130, ROW - 4, 2.7) +
    stampedCabbage(660, ROW + 4, 2.8) +
    stampedCabbage(890, ROW + 18, 2.5) +
    lastOfRow()
  );
}

export const lastOfRow = (): string => stampedCabbage(60, ROW + 34, 2.2);
