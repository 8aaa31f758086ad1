// Beards, moustaches and glasses of people/faces.ts, in the units of heads.
import type { FaceView } from './faceLayouts.ts';

export const BEARDS: Record<FaceView, string> = {
  front:
    'M-34 -44C-33 -22 -24 -6 -12 1C-5 5 5 5 12 1C24 -6 33 -22 34 -44C28 -34 22 -30 16 -30C8 -32 -8 -32 -16 -30C-22 -30 -28 -34 -34 -44Z',
  turned:
    'M-22 -44C-20 -24 -12 -8 0 -1C8 4 16 4 23 -2C32 -12 35 -24 36 -40C34 -34 31 -30 28 -30C20 -32 10 -32 2 -30C-6 -30 -14 -34 -22 -44Z',
  side: 'M-14 -42C-12 -22 -4 -6 8 1C18 5 28 4 33 -2C35 -8 36 -14 35 -20C36 -24 36 -28 33 -30C26 -32 20 -30 14 -30C2 -30 -8 -34 -14 -42Z',
};
export const MOUSTACHES: Record<FaceView, string> = {
  front: 'M-17 -22C-14 -30 -4 -31 0 -28C4 -31 14 -30 17 -22C10 -25 -10 -25 -17 -22Z',
  turned: 'M-2 -21C2 -29 10 -31 14 -28C18 -30 26 -28 29 -22C20 -25 8 -24 -2 -21Z',
  side: 'M17 -23C22 -30 30 -31 36 -27C34 -25 28 -25 17 -23Z',
};
/** Over the corners of the mouth. */
export const WALRUS: Record<FaceView, string> = {
  front: 'M-20 -14C-21 -24 -12 -31 0 -28C12 -31 21 -24 20 -14C15 -20 8 -21 0 -20C-8 -21 -15 -20 -20 -14Z',
  turned: 'M-5 -13C-4 -24 4 -31 14 -28C22 -31 31 -25 32 -14C27 -20 20 -21 14 -20C8 -21 0 -19 -5 -13Z',
  side: 'M14 -14C16 -25 27 -32 37 -27C37 -22 32 -19 28 -19C22 -20 18 -18 14 -14Z',
};

export const GLASSES: Record<FaceView, string> = {
  front:
    'M-27 -57L-5 -57L-6 -43C-10 -38 -21 -38 -25 -43ZM5 -57L27 -57L25 -43C21 -38 10 -38 6 -43ZM-5 -54L5 -54M-27 -55L-35 -53M27 -55L35 -53',
  turned:
    'M-11 -57L12 -57L10 -43C6 -38 -5 -38 -9 -43ZM18 -57L34 -57L32 -43C29 -39 22 -39 19 -43ZM12 -54L18 -54M-11 -55L-21 -51',
  side: 'M13 -57L31 -57L30 -43C27 -39 18 -39 15 -43ZM13 -54L-8 -51',
};
