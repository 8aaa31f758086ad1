// More heads of hair, caps and cloths for the faces of face.ts, in the layers of hair.ts.
import { mid, tapered } from '../people/geometry.ts';
import type { Point } from '../people/geometry.ts';
import { shaded } from '../people/marks.ts';
import { circle, group, line, shape } from '../../../server/lace/primitives.ts';
import type { FaceView } from './face.ts';
import { dim, HAIRLINE, SKULL } from './hair.ts';
import type { Worn } from './hair.ts';

/** Straight to the chin, turned in at its ends, parted at the side and swept off the brow, of somebody turned. */
export function bob(color: string): Worn {
  return {
    behind: shape(
      'M-96 -110C-128 -200 -80 -268 0 -268C62 -268 94 -228 88 -168C92 -120 92 -74 78 -36C72 -22 58 -20 48 -28L-40 -14C-62 0 -92 0 -108 -18C-122 -44 -112 -80 -96 -110Z',
      color,
    ),
    front:
      shape(
        'M-44 -12C-74 2 -104 -8 -112 -30C-122 -64 -114 -110 -112 -150C-110 -212 -90 -250 -52 -262C-10 -280 56 -270 80 -232C92 -212 90 -180 82 -152C76 -180 62 -198 42 -210C14 -186 -28 -184 -50 -160C-62 -128 -56 -76 -36 -44C-28 -30 -32 -18 -44 -12Z',
        color,
      ) +
      line(
        'M42 -210C52 -228 50 -244 40 -254M30 -218C-6 -206 -64 -204 -84 -160C-96 -126 -98 -80 -86 -40M22 -232C-22 -228 -76 -218 -98 -172M-62 -150C-76 -112 -70 -66 -56 -36',
        dim(color),
        3,
      ),
  };
}

/** Down the middle of a plait: at the nape, beside the jaw, free of the face, on shoulder and chest, where it is tied. */
type Plaited = readonly [nape: Point, jaw: Point, free: Point, shoulder: Point, chest: Point, tied: Point];

const FRONT_PLAIT: Plaited = [
  [-80, -130],
  [-97, -72],
  [-106, -16],
  [-106, 30],
  [-100, 72],
  [-90, 112],
];
const NEAR_PLAIT: Plaited = [
  [-84, -110],
  [-93, -58],
  [-102, -10],
  [-104, 32],
  [-101, 72],
  [-95, 112],
];
const FAR_PLAIT: Plaited = [
  [52, -104],
  [66, -52],
  [76, -6],
  [80, 34],
  [80, 76],
  [77, 116],
];

/** One plait: the `root` lies behind ear and face, the `fall` over the cloth. */
function plait(spine: Plaited, color: string, tie: string): { root: string; fall: string } {
  const [nape, jaw, free, shoulder, chest, tied] = spine;
  const end: Point = [tied[0], tied[1] + 44];
  const fall = [free, shoulder, chest, tied];
  const crossed = (...at: readonly Point[]) =>
    line(at.map(([x, y]) => `M${Math.round(x) - 14} ${Math.round(y) - 8}l14 13 14-13`).join(''), dim(color), 4);
  return {
    root: shape(tapered([nape, jaw, ...fall], [36, 42, 45, 43, 36, 22]), color) + crossed(jaw),
    fall:
      shape(tapered([tied, mid(tied, end, 0.4), end], [20, 25, 5]), color) +
      shape(tapered(fall, [45, 43, 36, 22]), color) +
      crossed(mid(jaw, free, 0.7), mid(free, shoulder, 0.6), mid(shoulder, chest, 0.4), mid(chest, tied, 0.2)) +
      line(`M${tied[0] - 12} ${tied[1]}h24`, tie, 13),
  };
}

/** Two plaits from behind the ears, parted in the middle, `tie` near their ends; down the `back` where arms are raised. */
export function plaits(view: FaceView, color: string, tie: string, down: 'shoulders' | 'back' = 'shoulders'): Worn {
  const front =
    view === 'front'
      ? 'M-90 -96C-108 -196 -66 -262 0 -262C66 -262 108 -196 90 -96C92 -150 60 -196 0 -222C-60 -196 -92 -150 -90 -96Z'
      : 'M-74 -90C-116 -124 -114 -206 -76 -242C-40 -270 50 -270 78 -226C88 -202 84 -176 76 -146C74 -180 56 -206 26 -222C-20 -206 -52 -180 -54 -136C-66 -138 -76 -118 -74 -90Z';
  const parting = view === 'front' ? 'M0 -222V-260' : 'M26 -222C24 -240 16 -252 8 -260';
  const both = (one: string) => one + group('scale(-1 1)', one);
  const near = plait(view === 'front' ? FRONT_PLAIT : NEAR_PLAIT, color, tie);
  const far = plait(FAR_PLAIT, color, tie);
  const root = view === 'front' ? both(near.root) : far.root + far.fall + near.root;
  const fall = view === 'front' ? both(near.fall) : near.fall;
  return {
    behind: root + (down === 'back' ? fall : '') + shape(SKULL[view], color),
    front: shape(front, color) + line(parting, dim(color), 4) + (down === 'shoulders' ? fall : ''),
  };
}

/** Ringlets; `full` stand off the head, `close` ones lie on it. */
export function curls(view: FaceView, color: string, grown: 'full' | 'close' = 'full'): Worn {
  const far = grown === 'full' ? 1 : 0.4;
  const lift = (x: number, y: number, r: number) =>
    circle(Math.round(x * (1 + 0.1 * far)), Math.round(-130 + (y + 130) * (1 + 0.16 * far)), r + 8 * far, color);
  const round: readonly (readonly [number, number, number])[] =
    view === 'front'
      ? [
          [-88, -120, 30],
          [-94, -162, 32],
          [-80, -204, 34],
          [-48, -236, 36],
          [-8, -248, 38],
          [34, -242, 36],
          [70, -214, 34],
          [92, -172, 32],
          [90, -126, 30],
        ]
      : [
          [-90, -104, 32],
          [-102, -148, 34],
          [-96, -194, 36],
          [-68, -232, 36],
          [-26, -250, 36],
          [18, -248, 34],
          [54, -228, 30],
          [76, -194, 24],
        ];
  const brow =
    view === 'front'
      ? 'M-88 -112C-104 -196 -66 -258 0 -258C66 -258 104 -196 88 -112C86 -142 82 -160 70 -172C66 -194 44 -202 30 -194C18 -208 -8 -208 -18 -196C-34 -204 -56 -196 -60 -176C-78 -168 -84 -142 -88 -112Z'
      : 'M-72 -96C-112 -124 -116 -206 -76 -242C-40 -270 50 -268 76 -222C86 -202 84 -178 78 -152C74 -174 66 -188 52 -190C42 -204 20 -204 10 -192C-4 -204 -26 -198 -30 -180C-48 -176 -54 -158 -50 -140C-66 -142 -74 -126 -72 -96Z';
  const waves = round
    .slice(1, -1)
    .map(([x, y, r]) => `M${x - Math.round(r / 2)} ${y + 6}C${x - 10} ${y - 18} ${x + 14} ${y - 16} ${x + 12} ${y + 4}`)
    .join('');
  return {
    behind: shape(SKULL[view], color) + round.map(([x, y, r]) => lift(x, y, r)).join(''),
    front: shape(brow, color) + line(waves, dim(color), 3),
  };
}

/** Loose and wavy, over the shoulders. */
export function waves(view: FaceView, color: string): Worn {
  const fall =
    view === 'front'
      ? 'M-94 -130C-104 -204 -64 -266 0 -266C64 -266 104 -204 94 -130C116 -90 96 -50 116 -10C136 30 112 70 128 110C80 130 -80 130 -128 110C-112 70 -136 30 -116 -10C-96 -50 -116 -90 -94 -130Z'
      : 'M-98 -120C-124 -200 -78 -268 0 -268C60 -268 92 -228 84 -160L66 -40C84 0 66 60 84 104C30 126 -90 128 -140 108C-116 70 -148 34 -126 -10C-104 -50 -126 -80 -98 -120Z';
  return {
    behind: shape(fall, color),
    front:
      shape(HAIRLINE[view], color) +
      (view === 'front'
        ? shape(
            'M-80 -150C-104 -110 -84 -70 -104 -30C-128 -60 -122 -130 -92 -180ZM84 -150C104 -110 84 -70 104 -30C128 -60 122 -130 92 -180Z',
            color,
          )
        : shape('M-54 -142C-66 -110 -56 -70 -74 -30C-118 -50 -132 -130 -92 -190Z', color)) +
      line(
        view === 'front'
          ? 'M-4 -222C-40 -210 -72 -186 -84 -140M-4 -222C34 -226 70 -200 86 -160'
          : 'M38 -214C0 -222 -56 -206 -80 -150M38 -214C20 -242 -24 -250 -60 -228',
        dim(color),
        3,
      ),
  };
}

/** What is left at the sides of a bald head of this skin. */
export function bald(view: FaceView, color: string, skin: string): Worn {
  const sides =
    view === 'front'
      ? 'M-86 -112C-104 -140 -104 -184 -84 -204C-80 -176 -78 -150 -76 -126ZM86 -112L76 -126C78 -150 80 -176 84 -204C104 -184 104 -140 86 -112Z'
      : 'M-68 -88C-104 -110 -116 -152 -102 -190C-92 -200 -84 -186 -80 -172C-72 -158 -60 -150 -52 -136C-64 -142 -74 -126 -68 -88Z';
  const skull = view === 'front' ? '' : shape('M-70 -92C-118 -140 -104 -246 -20 -246C20 -246 40 -240 60 -200Z', skin);
  return { behind: skull, front: shape(sides, color) };
}

/** A cap with its peak, over cropped hair or a tail. */
export function capped({ behind, front }: Worn, color: string, view: FaceView): Worn {
  const crown =
    view === 'front'
      ? 'M-94 -166C-104 -240 -62 -292 0 -292C62 -292 104 -240 94 -166C60 -192 -60 -192 -94 -166Z'
      : 'M-98 -156C-118 -244 -66 -294 4 -292C64 -290 92 -244 84 -174C50 -192 -50 -188 -98 -156Z';
  const peak =
    view === 'front'
      ? 'M-84 -174C-50 -206 50 -206 84 -174C92 -156 60 -150 0 -152C-60 -150 -92 -156 -84 -174Z'
      : 'M-6 -184C30 -204 66 -202 86 -184C118 -176 138 -164 134 -152C90 -160 40 -162 -2 -164Z';
  return { behind, front: front + shape(crown, color) + shape(peak, shaded(color, 0.22)) };
}

/** A cloth over the hair, knotted in the neck. */
export function kerchief(view: FaceView, color: string, hair: string, dots = shaded(color, 0.24)): Worn {
  const cloth =
    view === 'front'
      ? 'M-94 -120C-110 -214 -66 -270 0 -270C66 -270 110 -214 94 -120C86 -176 60 -204 0 -210C-60 -204 -86 -176 -94 -120Z'
      : 'M-84 -70C-124 -130 -118 -216 -78 -248C-40 -278 52 -276 80 -230C88 -212 86 -192 80 -168C56 -204 0 -206 -30 -182C-52 -160 -62 -110 -84 -70Z';
  const under =
    view === 'front'
      ? 'M-90 -116C-96 -186 -60 -216 0 -218C60 -216 96 -186 90 -116C84 -160 56 -190 0 -194C-56 -190 -84 -160 -90 -116Z'
      : 'M-72 -84C-78 -150 -40 -204 16 -208C56 -208 76 -190 80 -156C60 -186 14 -190 -20 -176C-44 -160 -54 -120 -72 -84Z';
  const knot =
    view === 'front'
      ? ''
      : shape('M-84 -82L-146 -40L-120 -22L-76 -62ZM-88 -90L-158 -92L-150 -62L-82 -70Z', shaded(color, 0.14));
  return {
    behind: knot + shape(SKULL[view], hair),
    front:
      shape(under, hair) +
      shape(cloth, color) +
      line(
        view === 'front'
          ? 'M-60 -214h.1M-24 -240h.1M20 -240h.1M58 -216h.1M-80 -172h.1M80 -172h.1M-2 -222h.1'
          : 'M-78 -196h.1M-48 -230h.1M-6 -246h.1M36 -242h.1M62 -216h.1M-92 -150h.1M-44 -196h.1M0 -222h.1',
        dots,
        9,
      ),
  };
}
