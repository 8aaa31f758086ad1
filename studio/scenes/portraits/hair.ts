// Hair and what is worn on it, over the faces of portraits/face.ts and in their units: `behind` lies behind neck and face.
import { mixed, shaded } from '../people/marks.ts';
import { circle, line, shape, stitch } from '../../../server/lace/primitives.ts';
import type { FaceView } from './face.ts';

export interface Worn {
  behind: string;
  front: string;
}

export const HAIR = { black: '#21120E', brown: '#3B2117', grey: '#C9C1B8', greying: '#6B5D55' } as const;

const strand = (color: string) => mixed(color, '#D8B08C', color === HAIR.grey ? 0 : 0.24);
export const dim = (color: string) => (color === HAIR.grey ? shaded(color, 0.2) : strand(color));

export const HAIRLINE: Record<FaceView, string> = {
  front:
    'M-90 -112C-104 -196 -66 -262 2 -262C66 -262 104 -196 90 -112C88 -150 76 -182 40 -204C24 -214 8 -214 -4 -222C-30 -196 -76 -188 -90 -112Z',
  turned:
    'M-76 -104C-112 -128 -112 -206 -74 -240C-40 -270 48 -270 76 -222C86 -200 84 -176 76 -146C74 -176 60 -198 38 -214C14 -196 -40 -198 -54 -142C-66 -142 -74 -126 -76 -104Z',
};

export const SKULL: Record<FaceView, string> = {
  front: 'M-92 -96C-110 -200 -64 -262 0 -262C64 -262 110 -200 92 -96C84 -50 -84 -50 -92 -96Z',
  turned: 'M-98 -90C-128 -190 -78 -264 0 -264C66 -264 96 -216 82 -140L20 -40L-60 -46C-82 -52 -94 -66 -98 -90Z',
};

export type Tied = 'bun' | 'tail' | 'braid' | 'none';

/** What hair is tied into: behind the head, or over the shoulder. */
export function tiedWith(view: FaceView, color: string, tied: Tied, tie: string): { behind: string; over: string } {
  const ties: Record<Tied, string> = {
    none: '',
    bun:
      view === 'front'
        ? circle(0, -270, 46, color)
        : circle(-92, -222, 48, color) + line('M-120 -222C-112 -250 -78 -252 -68 -226', dim(color), 4),
    tail:
      view === 'front'
        ? shape('M40 -240C96 -262 128 -200 120 -120C118 -70 104 -40 112 0C82 -20 80 -60 84 -110Z', color)
        : shape(
            'M-84 -216C-150 -236 -176 -150 -160 -80C-152 -40 -160 -10 -148 18C-112 -10 -100 -80 -112 -130Z',
            color,
          ) + line('M-90 -226L-108 -182', tie, 12),
    braid:
      shape('M66 -70C104 -40 108 20 102 80C98 130 104 150 92 182C78 150 70 130 72 80C74 30 70 0 52 -40Z', color) +
      line('M70 -20L100 0M72 24L104 44M74 70L102 90M74 112L100 130', dim(color), 4),
  };
  if (tied === 'braid') return { behind: '', over: ties.braid + line('M80 150L104 152', tie, 10) };
  return { behind: ties[tied], over: '' };
}

/** Combed back from a side parting; what it is tied into is added behind. */
export function combed(view: FaceView, color: string, tied: Tied = 'none', tie = '#DB4F83'): Worn {
  const lines =
    view === 'front'
      ? 'M-4 -222C-34 -214 -66 -186 -80 -146M-4 -222C30 -228 66 -204 84 -164M-4 -222C4 -240 4 -250 0 -260'
      : 'M38 -214C0 -222 -56 -206 -80 -156M38 -214C20 -242 -24 -250 -60 -228M38 -214C60 -214 72 -200 78 -186';
  const { behind, over } = tiedWith(view, color, tied, tie);
  return {
    behind: behind + shape(SKULL[view], color),
    front: shape(HAIRLINE[view], color) + line(lines, dim(color), 3) + over,
  };
}

/** A boy's or a man's cut; `temples` of another colour. */
export function cropped(view: FaceView, color: string, temples?: string): Worn {
  const top =
    view === 'front'
      ? 'M-86 -126C-94 -160 -100 -190 -92 -214C-76 -268 -20 -270 16 -264C70 -260 98 -224 92 -180C90 -160 88 -140 86 -126L78 -132C80 -160 76 -180 64 -196C30 -184 -10 -190 -50 -206C-70 -186 -78 -160 -78 -132Z'
      : 'M-72 -96C-104 -120 -114 -196 -84 -236C-50 -272 50 -274 80 -234C90 -208 86 -180 78 -152C76 -176 66 -194 52 -206C20 -190 -16 -196 -36 -204C-46 -184 -44 -160 -52 -138C-64 -146 -74 -130 -72 -96Z';
  const fringe =
    view === 'front'
      ? 'M-50 -206C-20 -236 30 -242 66 -226M16 -192C30 -204 44 -208 60 -206'
      : 'M-36 -204C-6 -232 34 -238 66 -222M10 -198C24 -208 38 -212 52 -206';
  const grey =
    view === 'front'
      ? 'M-86 -126C-92 -150 -98 -170 -94 -184C-82 -174 -78 -156 -78 -132ZM86 -126L78 -132C80 -156 82 -172 92 -184C94 -168 90 -150 86 -126Z'
      : 'M-72 -96C-94 -112 -106 -146 -100 -180C-88 -166 -84 -172 -76 -158C-70 -162 -62 -152 -52 -138C-64 -146 -74 -130 -72 -96Z';
  return {
    behind: '',
    front: shape(top, color) + (temples ? shape(grey, temples) : '') + line(fringe, dim(color), 3),
  };
}

/** Straight, to the shoulders, cut over the brows. */
export function straight(view: FaceView, color: string): Worn {
  const fall =
    view === 'front'
      ? 'M-94 -120C-104 -200 -64 -264 0 -264C64 -264 104 -200 94 -120C100 -50 96 0 108 44C60 60 -60 60 -108 44C-96 0 -100 -50 -94 -120Z'
      : 'M-98 -110C-124 -196 -78 -266 0 -266C60 -266 92 -226 84 -160L60 -40C66 0 62 24 66 44C20 60 -80 62 -122 46C-104 0 -104 -50 -98 -110Z';
  const front =
    view === 'front'
      ? 'M-92 -80C-110 -196 -66 -264 0 -264C66 -264 110 -196 92 -80C86 -112 82 -140 78 -164C30 -156 -34 -158 -78 -166C-82 -140 -86 -112 -92 -80Z'
      : 'M-64 -60C-112 -120 -116 -210 -74 -244C-36 -272 50 -272 78 -228C90 -206 84 -180 78 -156C44 -160 0 -160 -34 -168C-44 -150 -46 -110 -64 -60Z';
  return {
    behind: shape(fall, color),
    front:
      shape(front, color) + line('M-20 -250C-40 -230 -50 -200 -52 -176M24 -250C34 -230 38 -200 36 -170', dim(color), 3),
  };
}

/** A cloth wound around the head, its ends tied above the brow; of a face that is turned `hair` shows at brow and temples. */
export function headwrap(color: string, second: string, hair?: string): Worn {
  const hairline = hair
    ? shape(
        'M-90 -70C-104 -136 -100 -200 -40 -218C0 -228 60 -216 88 -146L74 -100C76 -128 66 -158 26 -180C10 -184 -6 -186 -14 -192C-20 -178 -52 -164 -58 -128C-60 -106 -66 -84 -74 -68C-80 -58 -88 -62 -90 -70Z',
        hair,
      )
    : '';
  return {
    behind: shape('M-98 -130C-132 -240 -92 -322 -8 -326C84 -328 124 -250 92 -140L0 -110Z', color),
    front:
      hairline +
      shape(
        'M6 -268C-36 -330 -96 -336 -112 -300C-92 -300 -60 -276 6 -262ZM10 -270C28 -338 84 -356 108 -322C86 -318 60 -292 18 -260Z',
        second,
      ) +
      shape(
        'M-92 -130C-98 -186 -78 -208 -40 -218C0 -228 60 -216 86 -146C106 -190 98 -246 64 -276C20 -308 -66 -300 -96 -244C-112 -210 -106 -164 -92 -130Z',
        color,
      ) +
      shape('M-100 -176C-60 -222 20 -240 92 -168C98 -184 98 -200 95 -214C40 -262 -50 -256 -103 -214Z', second) +
      line('M-84 -262C-40 -288 30 -290 70 -262', shaded(color, 0.24), 5) +
      shape('M-22 -262C-22 -284 34 -288 36 -262C36 -238 -20 -234 -22 -262Z', second) +
      line('M-8 -268C0 -256 8 -250 20 -250', shaded(second, 0.4), 4),
  };
}

/** The palm hat of the countryside. */
export function strawHat(band: string): Worn {
  const straw = '#E9C97C';
  return {
    behind: '',
    front:
      shape(
        'M-190 -196C-120 -232 120 -236 196 -200C190 -176 130 -164 60 -160C0 -158 -140 -158 -190 -196Z',
        shaded(straw, 0.2),
      ) +
      shape(
        'M-190 -196C-150 -226 -110 -222 -96 -226C-98 -300 -66 -330 -20 -322C0 -314 6 -316 22 -324C72 -330 100 -300 102 -228C130 -226 170 -220 196 -200C120 -178 -110 -172 -190 -196Z',
        straw,
      ) +
      shape('M-98 -244C-40 -218 50 -218 103 -246L102 -222C50 -196 -44 -196 -97 -220Z', band) +
      stitch('M-172 -196C-100 -178 100 -180 178 -200', shaded(straw, 0.34), 3.4, '10 8'),
  };
}

/** Hair under the palm hat. */
export function withHat({ behind, front }: Worn, band: string): Worn {
  return { behind, front: front + strawHat(band).front };
}

/** A kerchief, and on it the ring of cloth that a carried basket presses flat. */
export function carried(color: string, ring: string, hair: string): Worn {
  return {
    behind: shape('M-96 -110C-108 -210 -60 -250 0 -250C60 -250 96 -210 88 -150L40 -60L-70 -70Z', hair),
    front:
      shape(
        'M-78 -96C-96 -150 -70 -204 0 -214C40 -212 66 -196 78 -152C96 -220 60 -262 0 -262C-70 -262 -112 -200 -98 -118Z',
        hair,
      ) +
      shape('M-102 -156C-104 -226 -60 -266 0 -266C62 -266 98 -226 88 -170C40 -226 -50 -228 -102 -156Z', color) +
      line('M-102 -156C-120 -140 -120 -120 -134 -104M-102 -156C-112 -146 -110 -120 -116 -98', color, 14) +
      line('M-74 -256C-38 -272 38 -272 74 -256', ring, 36) +
      line('M-58 -248L-48 -272M-20 -254L-14 -280M18 -254L22 -280M52 -248L56 -272', shaded(ring, 0.26), 4),
  };
}
