// Hair of young women, tied or loose, by where it is parted: over the faces of face.ts, in the layers of hair.ts.
import { line, shape } from '../../../server/lace/primitives.ts';
import type { FaceView } from './face.ts';
import { dim, SKULL, tiedWith } from './hair.ts';
import type { Tied, Worn } from './hair.ts';

/** `back` is combed straight back from the brow; `curtain` falls from the middle over both temples; `swept` across the brow. */
export type Parting = 'middle' | 'back' | 'curtain' | 'swept' | 'fringe';

/** The hair over the brow, and its strands. */
const PARTINGS: Record<Parting, Record<FaceView, readonly [cap: string, strands: string]>> = {
  middle: {
    front: [
      'M-90 -100C-106 -196 -66 -262 0 -262C66 -262 106 -196 90 -100C90 -150 62 -200 0 -226C-62 -200 -90 -150 -90 -100Z',
      'M0 -226V-260M-14 -226C-50 -208 -78 -176 -84 -140M14 -226C50 -208 78 -176 84 -140',
    ],
    turned: [
      'M-76 -98C-114 -124 -114 -206 -76 -242C-40 -270 50 -270 78 -226C88 -202 85 -176 77 -146C75 -182 58 -208 28 -226C-18 -208 -50 -184 -54 -138C-66 -140 -76 -122 -76 -98Z',
      'M28 -226C24 -242 14 -254 4 -260M20 -224C-20 -216 -60 -194 -78 -150M38 -222C58 -212 70 -196 77 -174',
    ],
  },
  back: {
    front: [
      'M-88 -118C-102 -200 -64 -262 0 -262C64 -262 102 -200 88 -118C86 -160 70 -194 44 -212C16 -222 -16 -222 -44 -212C-70 -194 -86 -160 -88 -118Z',
      'M-30 -217C-34 -234 -30 -246 -22 -256M0 -220V-260M30 -217C34 -234 30 -246 22 -256',
    ],
    turned: [
      'M-76 -104C-112 -128 -112 -206 -74 -240C-40 -268 44 -268 72 -224C82 -204 82 -180 76 -154C72 -182 66 -202 50 -216C22 -226 -20 -212 -42 -186C-52 -170 -54 -154 -54 -140C-66 -142 -74 -126 -76 -104Z',
      'M50 -216C30 -244 -16 -252 -54 -234M20 -220C-8 -238 -50 -226 -74 -194M-8 -210C-34 -214 -62 -196 -80 -164',
    ],
  },
  curtain: {
    front: [
      'M-92 -84C-112 -190 -68 -264 0 -264C68 -264 112 -190 92 -84C92 -104 96 -118 86 -134C74 -150 30 -176 0 -222C-30 -176 -74 -150 -86 -134C-96 -118 -92 -104 -92 -84Z',
      'M0 -222V-260M-8 -206C-30 -176 -60 -158 -82 -146M8 -206C30 -176 60 -158 82 -146',
    ],
    turned: [
      'M-74 -76C-116 -118 -116 -208 -76 -244C-40 -272 52 -270 80 -226C90 -202 90 -172 82 -140C80 -160 50 -174 34 -216C14 -176 -28 -168 -50 -140C-60 -126 -62 -100 -74 -76Z',
      'M34 -216C30 -238 20 -252 8 -262M28 -204C8 -180 -32 -172 -60 -142M40 -206C50 -186 66 -176 78 -164',
    ],
  },
  swept: {
    front: [
      'M-90 -96C-108 -196 -66 -264 2 -264C68 -264 108 -196 90 -100C92 -140 84 -176 58 -216C30 -176 -34 -160 -80 -158C-88 -140 -88 -118 -90 -96Z',
      'M58 -216C40 -240 18 -252 -6 -258M52 -206C20 -180 -34 -170 -76 -170M40 -212C8 -202 -40 -196 -70 -200',
    ],
    turned: [
      'M-74 -90C-114 -124 -114 -208 -76 -244C-38 -272 52 -272 80 -224C90 -200 88 -168 79 -140C80 -156 76 -168 66 -180C42 -158 -4 -162 -46 -148C-62 -146 -72 -118 -74 -90Z',
      'M-44 -232C-20 -200 30 -184 66 -188M-58 -214C-34 -184 8 -172 50 -174M-20 -250C10 -226 44 -212 74 -210',
    ],
  },
  fringe: {
    front: [
      'M-90 -100C-108 -198 -66 -264 0 -264C66 -264 108 -198 90 -100C88 -128 84 -148 76 -166C40 -158 20 -162 0 -158C-24 -162 -44 -158 -76 -166C-84 -148 -88 -128 -90 -100Z',
      'M-46 -162C-46 -190 -36 -220 -20 -246M-12 -160V-214M24 -161C26 -188 24 -214 14 -240M52 -163C54 -184 52 -204 44 -224',
    ],
    turned: [
      'M-74 -92C-114 -124 -116 -210 -76 -246C-38 -274 52 -272 80 -228C92 -204 88 -176 81 -148C64 -164 44 -158 28 -162C8 -158 -14 -164 -38 -166C-50 -154 -52 -146 -54 -138C-66 -140 -72 -118 -74 -92Z',
      'M-10 -164C-12 -192 0 -224 18 -244M26 -162C26 -190 32 -212 40 -228M56 -160C58 -182 60 -196 62 -208M-60 -218C-40 -234 -16 -244 4 -246',
    ],
  },
};

/** Combed from a parting of its own; what it is tied into as in `combed`. */
export function parted(view: FaceView, color: string, parting: Parting, tied: Tied = 'none', tie = '#DB4F83'): Worn {
  const { behind, over } = tiedWith(view, color, tied, tie);
  const [cap, strands] = PARTINGS[parting][view];
  return { behind: behind + shape(SKULL[view], color), front: shape(cap, color) + line(strands, dim(color), 3) + over };
}

/** Ringlets to the shoulders, from a parting. */
export function ringlets(view: FaceView, color: string, parting: Parting = 'middle'): Worn {
  const fall =
    view === 'front'
      ? 'M-94 -150C-116 -232 -60 -272 0 -272C60 -272 116 -232 94 -150C124 -146 128 -108 110 -94C136 -80 134 -40 112 -32C128 -12 122 26 96 28C88 46 64 46 56 30H-56C-64 46 -88 46 -96 28C-122 26 -128 -12 -112 -32C-134 -40 -136 -80 -110 -94C-128 -108 -124 -146 -94 -150Z'
      : 'M-98 -150C-124 -226 -70 -274 0 -274C66 -274 102 -224 84 -152L72 -60C92 -48 96 -20 80 -10C84 12 74 28 58 30L-60 34C-74 48 -100 44 -106 26C-130 20 -136 -14 -120 -32C-142 -42 -144 -80 -122 -94C-140 -108 -130 -146 -98 -150Z';
  const [cap, strands] = PARTINGS[parting][view];
  const rings =
    view === 'front'
      ? 'M-104 -124c-14 12-8 26 6 28M-106 -66c-14 10-8 26 6 30M-100 -10c-8 12 2 22 14 20M104 -124c14 12 8 26-6 28M106 -66c14 10 8 26-6 30M100 -10c8 12-2 22-14 20'
      : 'M-112 -124c-14 12-8 26 6 28M-116 -66c-14 10-8 26 6 30M-106 -8c-8 12 2 22 14 20M-86 -92c-14 10-10 26 4 30M-84 -34c-10 10-6 24 8 26';
  return { behind: shape(fall, color), front: shape(cap, color) + line(strands + rings, dim(color), 3) };
}
