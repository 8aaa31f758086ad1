// How a face of faces.ts looks and where its parts lie. Units and directions are those of heads.
import type { Features } from './features.ts';

export type FaceView = 'front' | 'turned' | 'side';
/** `child` is some four to ten years old, `old` from about sixty-five on. */
export type Age = 'baby' | 'child' | 'young' | 'grown' | 'middle' | 'old';
/**
 * `beams` shows its teeth closed; `smirks` with one side of the mouth; `grins` wide, with closed lips; `busy` looks down at its hands; `talks` has its mouth open;
 * `wonders` too, and its brows up.
 */
export type Mood =
  | 'laughs'
  | 'beams'
  | 'smiles'
  | 'smirks'
  | 'grins'
  | 'calm'
  | 'busy'
  | 'talks'
  | 'wonders'
  | 'sleeps';

export interface FaceLook extends Features {
  age?: Age;
  /** Absent: laughs. */
  mood?: Mood;
  /** Where the eyes look, each -1 to 1: right and down, as the head is drawn before it is mirrored. Absent: ahead. */
  eyes?: readonly [x: number, y: number];
  hair?: string;
  beard?: 'stubble' | 'full';
  /** `walrus` hangs over the corners of the mouth. */
  moustache?: boolean | 'walrus';
  glasses?: boolean;
}

interface Layout {
  /** Middle and half width of each eye. */
  eyes: readonly (readonly [x: number, half: number])[];
  nose: string;
  cheeks: readonly number[];
  /** Middle of the mouth, half width, and how far its two corners lie from the middle line of the face. */
  mouth: readonly [x: number, left: number, right: number];
}

export const LAYOUTS: Record<FaceView, Layout> = {
  front: {
    eyes: [
      [-15.5, 7.6],
      [15.5, 7.6],
    ],
    nose: 'M-7 -34C-7 -30 -3 -29 0 -29C3 -29 7 -30 7 -34M3 -47C4 -42 6 -38 7 -35',
    cheeks: [-22, 22],
    mouth: [0, 12.5, 12.5],
  },
  turned: {
    eyes: [
      [0.5, 7.6],
      [25.5, 5.4],
    ],
    nose: 'M15 -48C18 -42 22 -37 21.5 -34C20 -30.5 15 -30 11 -32',
    cheeks: [-7, 27],
    mouth: [14, 12, 10.5],
  },
  side: {
    eyes: [[17.5, 4.8]],
    nose: 'M31 -31C29.5 -34 30.5 -36 33 -37',
    cheeks: [10],
    mouth: [32, 12.5, 1.5],
  },
};

/** How far down the face a feature lies, as a share of a grown one's height over the chin, and how large eyes are. */
export const AGES: Record<Age, { low: number; eye: number }> = {
  baby: { low: 0.76, eye: 1.22 },
  child: { low: 0.87, eye: 1.14 },
  young: { low: 0.97, eye: 1.04 },
  grown: { low: 1, eye: 1 },
  middle: { low: 1, eye: 0.95 },
  old: { low: 1, eye: 0.86 },
};

/** Of a path. */
export const hundredth = (value: number): number => Math.round(value * 100) / 100;
