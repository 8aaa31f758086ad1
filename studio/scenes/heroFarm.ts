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

/** Where somebody's two hands are: beside a cabbage, or beside where one will be. */
export interface Reach {
  at: Point;
  /** How far each hand is from its middle. */
  apart: number;
}

/** A harvest that goes from hand to hand. */
export interface FarmState {
  /** Middles of the cabbages on their way, and whose hands each is in. */
  carried: readonly { at: Point; by: Who }[];
  cuts: Reach;
  passes: Reach;
  receives: Reach;
  /** Where the three look. */
  eyes: Readonly<Record<Who, Point>>;
  /** How far the middle one leans her head towards the left, -1 to 1. */
  leans: number;
}

export type Who = 'cuts' | 'passes' | 'receives';

/** Where a cabbage is lifted from, where it changes hands twice, and where it is let go into the basket. */
export const LIFTED: Point = [930, 868];
export const GIVEN: Point = [786, 668];
export const HANDED: Point = [420, 676];
export const KEPT: Point = [214, 790];
/** Where the three hold their hands when there is nothing in them. */
export const WAITS: Readonly<Record<Who, Point>> = { cuts: [900, 760], passes: [600, 744], receives: [372, 724] };
/** The row in front, from its middle up. */
export const ROW = 930;
const CARRIED = 1.7;

/** From the height of the cabbages: who lifts one, who hands it on, who has come with her basket. Low crops lose the sky. */
export function heroFarm(state: FarmState): string {
  const [cuts, passes, receives] = [pupil(state), middle(state), neighbour(state)];
  const heldBy = (who: Who) =>
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
      whole(passes, 'passes') +
      whole(cuts, 'cuts') +
      whole(receives, 'receives') +
      basket() +
      row(),
  );
}

/** Both hands at the sides of what is carried; of somebody mirrored the left arm is the one on the right. */
function hands({ at: [x, y], apart }: Reach, mirrored = false): FigureArm[] {
  const one = (way: 1 | -1): FigureArm => ({
    side: way > 0 === mirrored ? 'left' : 'right',
    to: [tenth(x + way * apart), tenth(y + 16)],
    aim: way < 0 ? 16 : 164,
    hand: 'flat',
    sleeve: 'short',
    ...(way > 0 !== mirrored && { dim: true }),
  });
  return mirrored ? [one(-1), one(1)] : [one(1), one(-1)];
}

/** He lifts cabbages out of their row. */
function pupil({ cuts, eyes }: FarmState) {
  const color = colors.sun;
  return figure({
    at: [994, 606],
    scale: 0.92,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'boxed',
      mood: 'grins',
      gaze: [-eyes.cuts[0], eyes.cuts[1]],
      hair: HAIR.black,
      brows: 'low',
      nose: 'broad',
      earsOut: true,
    },
    hair: cropped('turned', HAIR.black),
    chin: [8, -58],
    turn: 4,
    body: { shoulder: 180, waist: 164, foot: 470, color },
    clothes: shape('M-70 -24C-54 44 54 44 70 -24L84 -14C60 66 -60 66 -84 -14Z', shaded(color, 0.14)),
    arms: hands(cuts, true),
  });
}

/** She hands on what he gives her, under her palm hat. */
function middle({ passes, eyes, leans }: FarmState) {
  return figure({
    at: [600, 586],
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
    arms: hands(passes),
  });
}

/** A neighbour, for whose basket it is. */
function neighbour({ receives, eyes }: FarmState) {
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
    arms: hands(receives),
  } satisfies Figure);
}

/** The far rim of the basket, with what is in it. */
function basketBack(): string {
  return (
    shape('M62 808C62 780 356 780 356 808L340 860H78Z', '#8F6428') +
    carriedCabbage(130, 812, 1.24) +
    carriedCabbage(296, 816, 1.2)
  );
}

/** Of palm leaf, before her. */
function basket(): string {
  return (
    shape('M56 808C110 840 308 840 362 808L330 1010H88Z', colors.straw) +
    shape('M270 830C310 826 340 818 362 808L330 1010H260Z', '#000', 'opacity=".12"') +
    stitch('M66 848C124 876 296 876 352 848M72 892C128 918 292 918 346 892', colors.tierra, 7, '20 14') +
    line('M56 808C110 840 308 840 362 808', '#C79A4E', 12)
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
