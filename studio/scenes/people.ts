// People of landscapes, told by a posture; those drawn large are told joint by joint: people/person.ts.
import { colors, skins } from '../../server/lace/palette.ts';
import type { Reach } from './people/arms.ts';
import type { Point } from './people/geometry.ts';
import { placing } from './people/geometry.ts';
import { ink, stroke } from './people/marks.ts';
import { person } from './people/person.ts';
import { group, line, shape, tenth } from '../../server/lace/primitives.ts';

/** How one arm is held, seen on the right side of the body; the other side mirrors it. */
export type Pose = 'down' | 'hold' | 'out' | 'point' | 'reach' | 'raise';

/** Where the hand is, in hundredths of the height from the middle of the feet. */
const HANDS: Record<Exclude<Pose, 'down'>, { at: Point; hand: 'flat' | 'point' | 'relaxed'; near?: number }> = {
  hold: { at: [4, -57], hand: 'flat', near: 0.7 },
  out: { at: [16.5, -40.5], hand: 'relaxed' },
  point: { at: [29, -76], hand: 'point' },
  reach: { at: [21, -72], hand: 'relaxed' },
  raise: { at: [17, -100], hand: 'relaxed' },
};

interface PersonOptions {
  skin?: string;
  /** Seen from behind. */
  back?: boolean;
  flip?: boolean;
  /** Left and right arm as the viewer sees them. Absent: both down. */
  arms?: readonly [Pose, Pose];
}

interface WomanOptions extends PersonOptions {
  top?: string;
  skirt?: string;
  /** Colour of the stitched hem. */
  hem?: string;
  /** Absent: a bun. */
  hair?: 'bun' | 'braid';
}

function reaches(
  x: number,
  y: number,
  height: number,
  { arms, flip, back }: PersonOptions,
): { near: Reach; far: Reach } {
  const reach = (pose: Pose | undefined, side: 1 | -1): Reach => {
    if (!pose || pose === 'down') return {};
    const { at, hand, near = 1 } = HANDS[pose];
    const way = flip ? -side : side;
    return {
      to: [x + (way * at[0] * height) / 100, y + (at[1] * height) / 100],
      hand,
      near,
      ...(back && pose === 'hold' && { behind: true }),
    };
  };
  return { near: reach(arms?.[0], -1), far: reach(arms?.[1], 1) };
}

/** A woman `height` tall, standing at x y. */
export function woman(x: number, y: number, height: number, options: WomanOptions = {}): string {
  const { top = colors.cream, skirt = colors.lapacho, hem = colors.cream, hair = 'bun' } = options;
  const { skin = skins[0], back = false, flip = false } = options;
  return person({
    at: [x, y],
    height,
    build: 'woman',
    view: back ? 'back' : 'front',
    skin,
    look: { cut: hair, tie: top },
    top: { kind: 'blouse', color: top, trim: skirt },
    bottom: { kind: 'skirt', color: skirt, hem },
    ...(flip && { facing: 'left' }),
    ...reaches(x, y, height, options),
  });
}

interface ManOptions extends PersonOptions {
  shirt?: string;
  trousers?: string;
  /** Absent: he wears the pirí hat. */
  bareheaded?: boolean;
}

/** A man `height` tall, standing at x y. */
export function man(x: number, y: number, height: number, options: ManOptions = {}): string {
  const { shirt = colors.cream, trousers = colors.monte, bareheaded = false } = options;
  const { skin = skins[1], back = false, flip = false } = options;
  return person({
    at: [x, y],
    height,
    build: 'man',
    view: back ? 'back' : 'front',
    skin,
    look: { cut: 'short', tie: colors.tierra, ...(!bareheaded && { hat: 'piri' }) },
    top: { kind: 'shirt', color: shirt },
    bottom: { kind: 'trousers', color: trousers },
    ...(flip && { facing: 'left' }),
    ...reaches(x, y, height, options),
  });
}

interface SeatedOptions {
  top?: string;
  skirt?: string;
  skin?: string;
  flip?: boolean;
  back?: boolean;
  /** Absent: her hands rest. */
  holds?: 'book' | 'guampa';
}

/** Height of someone seated, as a share of the same person's height. */
const SEATED = 0.79;

/** A woman on a low chair, three quarters to the right; `height` is from her feet to her crown. */
export function seated(x: number, y: number, height: number, options: SeatedOptions = {}): string {
  const { top = colors.cream, skirt = colors.lapacho, skin = skins[0], flip = false, back = false, holds } = options;
  const upright = height / SEATED;
  const at = (px: number, py: number): Point => [x + ((flip ? -px : px) * upright) / 725, y + (py * upright) / 725];
  const chair = ink(
    [
      stroke('M-128 -160L-140 -4M52 -160L60 -4M-128 -160L-142 -420', colors.woodDark, 22),
      stroke('M-136 -166L60 -166', colors.woodDark, 26),
      stroke('M-140 -396L-116 -392M-136 -330L-110 -326', colors.woodDark, 18),
    ],
    placing({ at: [x, y], scale: upright / 725, mirror: flip }),
  );
  const things = {
    book: shape('M-8 -9L8 -14L13 2L-3 8Z', colors.paper) + line('M-2 -6L7 -9M-1 -1L8 -4', colors.tierra, 1),
    guampa: shape('M-4 -6H5L3 6H-2Z', colors.wood) + line('M2 -6L6 -15', '#C9C2B4', 1.6),
  };
  const hand = holds ? at(140, -330) : at(96, -262);
  const held = holds
    ? group(
        `translate(${tenth(hand[0])} ${tenth(hand[1])}) scale(${flip ? -1 : 1} 1) scale(${tenth(height / 14) / 10})`,
        things[holds],
      )
    : '';
  return (
    chair +
    person({
      at: [x, y],
      height: upright,
      build: 'woman',
      view: 'turned',
      ...(back && { face: 'back' }),
      ...(flip && { facing: 'left' }),
      stance: 'sit',
      skin,
      look: { cut: 'bun', tie: top },
      top: { kind: 'blouse', color: top, trim: skirt },
      bottom: { kind: 'skirt', color: skirt },
      near: { to: hand, hand: holds ? 'grip' : 'flat', holds: held },
      far: { to: at(110, -270), hand: 'flat' },
    })
  );
}
