// Beards, moustaches and glasses of people/faces.ts, in the units of heads.
import type { FaceView } from './faceLayouts.ts';

export const BEARDS: Record<FaceView, string> = {
  front:
    'M-34 -46C-34 -22 -24 -6 -12 1C-5 5 5 5 12 1C24 -6 34 -22 34 -46C31 -37 28 -29 23 -26C17 -24 16 -29 9 -30C5 -31 2 -30 0 -28.500C-2 -30 -5 -31 -9 -30C-16 -29 -17 -24 -23 -26C-28 -29 -31 -37 -34 -46Z',
  turned:
    'M-22 -46C-20 -24 -12 -8 0 -1C8 4 16 4 23 -2C32 -12 35 -24 36 -40C34 -32 32 -27 29 -26C25 -27 22 -30.500 18 -30C16 -30 15 -29 14 -28.500C12 -30 9 -30.500 5 -30C-1 -29 -2 -24 -7 -26C-13 -29 -18 -37 -22 -46Z',
  side: 'M-14 -44C-12 -22 -4 -6 8 1C18 5 28 4 33 -2C35 -8 36 -14 35 -20C36 -24 36 -28 33 -30C27 -32 20 -30 17 -25C14 -22 8 -22 3 -26C-4 -30 -10 -36 -14 -44Z',
};
/** Skin that a full beard leaves around the lips. */
export const OPENINGS: Record<FaceView, string> = {
  front: 'M-14 -23C-10 -9 10 -9 14 -23C8 -25 -8 -25 -14 -23Z',
  turned: 'M0 -23C4 -9 22 -9 26 -23C20 -25 6 -25 0 -23Z',
  side: 'M19 -23C22 -10 30 -10 36 -13C34 -17 36 -20 35 -24C30 -26 23 -25 19 -23Z',
};
/** Rows of dots along the jaw and over the lip. */
export const STUBBLES: Record<FaceView, string> = {
  front:
    'M-29 -38C-28 -20 -20 -4 0 -2C20 -4 28 -20 29 -38M-26 -30C-22 -16 -14 -7 0 -6C14 -7 22 -16 26 -30M-11 -26C-5 -28 5 -28 11 -26',
  turned:
    'M-17 -38C-15 -20 -6 -4 10 -2C22 -2 30 -14 32 -34M-15 -30C-10 -14 0 -7 11 -6C20 -6 27 -14 30 -28M4 -26C9 -28 20 -28 25 -26',
  side: 'M-10 -38C-7 -20 4 -4 22 -2C28 -2 31 -5 31 -9M-7 -30C0 -16 10 -8 22 -6M22 -27C26 -29 30 -29 34 -27',
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
  side: 'M9 -57L26 -57L25 -43C22 -39 13 -39 11 -43ZM26 -54L31 -56M9 -54L-8 -51',
};
