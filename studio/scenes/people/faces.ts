// Faces of people/heads.ts: eyes that look somewhere, an expression, an age. Units and directions are those of heads.
import { colors } from '../../../server/lace/palette.ts';
import { BEARDS, GLASSES, MOUSTACHES, WALRUS } from './beards.ts';
import { BROWS, EYE_FORMS, LIPS, NOSES, signsOf } from './features.ts';
import type { Features } from './features.ts';
import { disc, fill, mixed, shaded, stroke } from './marks.ts';
import type { Mark } from './marks.ts';

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

const DARK = '#27120C';
const WHITE = '#FBF4E8';
const MOUTH = '#5B1A17';

interface Layout {
  /** Middle and half width of each eye. */
  eyes: readonly (readonly [x: number, half: number])[];
  nose: string;
  cheeks: readonly number[];
  /** Middle of the mouth, half width, and how far its two corners lie from the middle line of the face. */
  mouth: readonly [x: number, left: number, right: number];
}

const LAYOUTS: Record<FaceView, Layout> = {
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
    eyes: [[22, 5.2]],
    nose: 'M31 -31C29.5 -34 30.5 -36 33 -37',
    cheeks: [12],
    mouth: [32, 12.5, 1.5],
  },
};

/** How far down the face a feature lies, as a share of a grown one's height over the chin, and how large eyes are. */
const AGES: Record<Age, { low: number; eye: number }> = {
  baby: { low: 0.76, eye: 1.22 },
  child: { low: 0.87, eye: 1.14 },
  young: { low: 0.97, eye: 1.04 },
  grown: { low: 1, eye: 1 },
  middle: { low: 1, eye: 0.95 },
  old: { low: 1, eye: 0.86 },
};

const n = (value: number): number => Math.round(value * 100) / 100;

/** Open eyes: white, iris, and a lid that falls over both where they look down. */
function eyes(view: FaceView, skin: string, look: FaceLook): Mark[] {
  const { age = 'grown', mood, eyes: gaze = [0, 0], eyeForm, apart = 0 } = look;
  const { low, eye: size } = AGES[age];
  const form = eyeForm ? EYE_FORMS[eyeForm] : { wide: 1, tall: 1, deep: 1, fall: 0 };
  const y = -49.5 * low;
  const down = mood === 'busy' ? Math.max(gaze[1], 0.8) : gaze[1];
  const laughing = mood === 'laughs' || mood === 'beams';
  const tall = (mood === 'wonders' ? 7.6 : laughing ? 5.4 : 6.2) * size * form.tall;
  const deep = (laughing ? 2.6 : 4) * size * form.deep;
  const whites: string[] = [];
  const irises: string[] = [];
  const lids: string[] = [];
  const veils: string[] = [];
  const lashes: string[] = [];
  for (const [i, [middle, half]] of LAYOUTS[view].eyes.entries()) {
    const x = middle + (i ? apart : -apart);
    const w = half * (0.86 + size * 0.14) * form.wide;
    const [yl, yr] = [n(y + 1 + (i ? 0 : form.fall)), n(y + (i ? form.fall : 0))];
    const [l, r] = [n(x - w), n(x + w)];
    if (mood === 'sleeps') {
      lids.push(`M${l} ${n(y)}C${n(x - w * 0.4)} ${n(y + 4.5)} ${n(x + w * 0.4)} ${n(y + 4.5)} ${r} ${n(y)}`);
      continue;
    }
    const top = `C${n(x - w * 0.5)} ${n(y - tall)} ${n(x + w * 0.5)} ${n(y - tall)} ${r} ${yr}`;
    whites.push(`M${l} ${yl}${top}C${n(x + w * 0.5)} ${n(y + deep)} ${n(x - w * 0.5)} ${n(y + deep)} ${l} ${yl}Z`);
    const iris = Math.min(w * 0.6, (tall + deep) * 0.42);
    irises.push(disc(x + gaze[0] * w * 0.42, y - tall * 0.16 + down * 1.9 + (deep - 4) * 0.2, iris));
    if (eyeForm === 'hooded')
      lashes.push(
        `M${l} ${n(yl - 3.4)}C${n(x - w * 0.5)} ${n(y - tall - 3)} ${n(x + w * 0.5)} ${n(y - tall - 3)} ${r} ${n(yr - 3)}`,
      );
    if (down > 0.4) {
      const fall = `C${n(x + w * 0.5)} ${n(y - tall * 0.12)} ${n(x - w * 0.5)} ${n(y - tall * 0.12)} ${l} ${yl}`;
      veils.push(`M${l} ${yl}${top}${fall}Z`);
      lids.push(`M${r} ${yr}${fall}`);
    } else lids.push(`M${l} ${yl}${top}`);
    if (age === 'old' && view !== 'side')
      lashes.push(`M${l} ${n(y + 7)}C${n(x - 3)} ${n(y + 9)} ${n(x + 3)} ${n(y + 9)} ${r} ${n(y + 6)}`);
  }
  if (age === 'old') {
    const [x = 0, half = 0] = LAYOUTS[view].eyes[0] ?? [];
    const out = x - half - 2;
    lashes.push(`M${n(out)} ${n(y - 1)}L${n(out - 5)} ${n(y - 4)}M${n(out)} ${n(y + 2)}L${n(out - 5)} ${n(y + 3)}`);
  }
  return [
    ...(whites.length ? [fill(whites.join(''), WHITE), fill(irises.join(''), DARK)] : []),
    ...(veils.length ? [fill(veils.join(''), shaded(skin, 0.14))] : []),
    ...(lashes.length ? [stroke(lashes.join(''), shaded(skin, 0.3), 1.4)] : []),
    stroke(lids.join(''), DARK, 2.3),
  ];
}

function browsOf(view: FaceView, skin: string, look: FaceLook): Mark {
  const { age = 'grown', mood, hair = colors.hair, brows, apart = 0 } = look;
  const { thick, arch, down, outer } = brows ? BROWS[brows] : { thick: 3, arch: -2.4, down: 0, outer: 0 };
  const y = -49.5 * AGES[age].low - (mood === 'wonders' ? 16.5 : 13.5) + down;
  const slant = mood === 'busy' ? 1.4 : 0;
  const d = LAYOUTS[view].eyes.map(([middle, half], i) => {
    const x = middle + (i ? apart : -apart);
    const w = half * (brows === 'bushy' ? 1.34 : 1.22);
    // The inner end is the lower one.
    const inner = view === 'side' ? 1 : i === 0 ? 1 : -1;
    const meet = brows === 'joined' && view === 'front' ? half * 0.45 : brows === 'joined' ? half * 0.25 : 0;
    const [left, right] = [x - w - (inner < 0 ? meet : 0), x + w + (inner > 0 ? meet : 0)];
    const [yl, yr] = [y + 2 + (inner < 0 ? slant : outer), y + 1.4 + (inner > 0 ? slant : outer)];
    return `M${n(left)} ${n(yl)}C${n(x - w * 0.5)} ${n(y + arch)} ${n(x + w * 0.4)} ${n(y + arch)} ${n(right)} ${n(yr)}`;
  });
  const soft = age === 'baby' ? 0.5 : hair === colors.hair ? 0.1 : 0.25;
  return stroke(d.join(''), mixed(hair, skin, soft), age === 'baby' ? 1.8 : thick);
}

function mouth(view: FaceView, skin: string, { age = 'grown', mood = 'laughs', nose, lips }: FaceLook): Mark[] {
  const [x, left, right] = LAYOUTS[view].mouth;
  // Under a nose that ends low.
  const y = -20.5 * AGES[age].low + (nose === 'long' || nose === 'hooked' ? 1.8 : 0);
  const { wide, thick } = lips ? LIPS[lips] : { wide: 1, thick: 1 };
  const open = mood === 'laughs' || mood === 'beams' || mood === 'talks' || mood === 'wonders';
  const small = (age === 'baby' ? 0.62 : age === 'child' ? 0.86 : 1) * wide;
  const lip = mixed(skin, skin < '#7' ? '#B4484A' : '#A5343A', 0.5);
  const dark = shaded(skin, 0.5);
  const at = (share: number, dy: number) =>
    `${n(x + (share < 0 ? left : right) * share * small)} ${n(y + (open ? dy : dy * thick))}`;
  const bend = mood === 'busy' ? -0.4 : 1;
  switch (mood) {
    case 'laughs':
      return [
        fill(
          `M${at(-1.08, -3.5)}C${at(-0.5, -1)} ${at(0.5, -1)} ${at(1.08, -3.5)}C${at(1, 9.5)} ${at(-1, 9.5)} ${at(-1.08, -3.5)}Z`,
          MOUTH,
        ),
        fill(
          `M${at(-1, -3)}C${at(-0.5, -0.8)} ${at(0.5, -0.8)} ${at(1, -3)}C${at(0.86, 4.6)} ${at(-0.86, 4.6)} ${at(-1, -3)}Z`,
          colors.smile,
        ),
      ];
    case 'beams':
      return [
        fill(
          `M${at(-1.2, -4)}C${at(-0.6, 0.4)} ${at(0.6, 0.4)} ${at(1.2, -4)}C${at(1, 7.6)} ${at(-1, 7.6)} ${at(-1.2, -4)}Z`,
          colors.smile,
        ),
        stroke(
          `M${at(-1.22, -4.2)}C${at(-0.6, 0.2)} ${at(0.6, 0.2)} ${at(1.22, -4.2)}C${at(1, 7.8)} ${at(-1, 7.8)} ${at(-1.22, -4.2)}`,
          lip,
          2.2,
        ),
      ];
    case 'smirks':
      return [
        fill(
          `M${at(-0.8, -0.4)}C${at(-0.4, -2.8)} ${at(-0.2, -2.8)} ${at(0.1, -2)}C${at(0.3, -3.2)} ${at(0.7, -3)} ${at(1, -4.4)}C${at(0.7, 5.6)} ${at(-0.4, 6.6)} ${at(-0.8, -0.4)}Z`,
          lip,
        ),
        stroke(`M${at(-0.9, -0.8)}C${at(-0.4, 2.4)} ${at(0.5, 2)} ${at(1.12, -5.2)}`, dark, 1.9),
      ];
    case 'talks':
      return [
        fill(
          `M${at(-0.72, -1)}C${at(-0.4, -4)} ${at(0.4, -4)} ${at(0.72, -1)}C${at(0.6, 7)} ${at(-0.6, 7)} ${at(-0.72, -1)}Z`,
          MOUTH,
        ),
        fill(
          `M${at(-0.5, -1.6)}C${at(-0.3, -2.8)} ${at(0.3, -2.8)} ${at(0.5, -1.6)}C${at(0.3, 0.8)} ${at(-0.3, 0.8)} ${at(-0.5, -1.6)}Z`,
          colors.smile,
        ),
      ];
    case 'wonders':
      return [
        fill(
          `M${at(-0.46, 0)}C${at(-0.46, -5)} ${at(0.46, -5)} ${at(0.46, 0)}C${at(0.46, 6)} ${at(-0.46, 6)} ${at(-0.46, 0)}Z`,
          MOUTH,
        ),
      ];
    case 'grins':
      return [
        fill(
          `M${at(-1, -3)}C${at(-0.4, -2.6)} ${at(-0.2, -2.6)} ${at(0, -1.4)}C${at(0.2, -2.6)} ${at(0.4, -2.6)} ${at(1, -3)}C${at(0.6, 7)} ${at(-0.6, 7)} ${at(-1, -3)}Z`,
          lip,
        ),
        stroke(
          `M${at(-1.3, -5.4)}C${at(-0.6, 3)} ${at(0.6, 3)} ${at(1.3, -5.4)}M${at(-1.5, -7)}L${at(-1.24, -3.4)}M${at(1.5, -7)}L${at(1.24, -3.4)}`,
          dark,
          1.9,
        ),
      ];
    case 'smiles':
      return [
        fill(
          `M${at(-0.9, -1.4)}C${at(-0.4, -2.8)} ${at(-0.2, -3)} ${at(0, -1.9)}C${at(0.2, -3)} ${at(0.4, -2.8)} ${at(0.9, -1.4)}C${at(0.5, 6.4)} ${at(-0.5, 6.4)} ${at(-0.9, -1.4)}Z`,
          lip,
        ),
        stroke(`M${at(-1.06, -2.6)}C${at(-0.5, 2.4)} ${at(0.5, 2.4)} ${at(1.06, -2.6)}`, dark, 1.9),
      ];
    default:
      return [
        fill(
          `M${at(-0.74, 0)}C${at(-0.4, -3.2)} ${at(-0.2, -3.2)} ${at(0, -2)}C${at(0.2, -3.2)} ${at(0.4, -3.2)} ${at(0.74, 0)}C${at(0.4, 5)} ${at(-0.4, 5)} ${at(-0.74, 0)}Z`,
          lip,
        ),
        stroke(`M${at(-0.8, -0.4)}C${at(-0.3, bend)} ${at(0.3, bend)} ${at(0.8, -0.4)}`, dark, 1.7),
      ];
  }
}

/** Folds beside nose and mouth, and on the brow of the old. */
function years(view: FaceView, skin: string, age: Age): Mark[] {
  if (age !== 'old' && age !== 'middle') return [];
  const [x, left, right] = LAYOUTS[view].mouth;
  const folds =
    view === 'side'
      ? 'M24 -31C19 -27 17 -23 17 -18'
      : `M${x - left + 2} -32C${x - left - 3} -28 ${x - left - 5} -24 ${x - left - 5} -19M${x + right - 2} -32C${x + right + 3} -28 ${x + right + 4} -24 ${x + right + 4} -19`;
  const brow = {
    front: 'M-17 -72C-7 -75 7 -75 17 -72',
    turned: 'M0 -72C8 -75 20 -75 26 -71',
    side: 'M16 -72C20 -74 25 -74 28 -72',
  };
  return [stroke(folds + (age === 'old' ? brow[view] : ''), shaded(skin, age === 'old' ? 0.26 : 0.2), 1.5)];
}

/** All that a face shows, over its skin. */
export function face(view: FaceView, skin: string, look: FaceLook): Mark[] {
  const { age = 'grown', mood = 'laughs', hair = colors.hair } = look;
  const { low } = AGES[age];
  const blush = mixed(skin, '#D2452C', age === 'baby' || age === 'child' ? 0.26 : 0.19);
  const cheeks = LAYOUTS[view].cheeks.map((x) => disc(x, -33 * low, mood === 'busy' ? 0 : 6.2)).join('');
  const lowered = (d: string) =>
    low === 1 ? d : d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${x} ${n(Number(y) * low)}`);
  const marks: Mark[] = [];
  if (mood !== 'busy' && look.blush !== false) marks.push(fill(cheeks, blush));
  if (look.beard) marks.push(fill(BEARDS[view], look.beard === 'full' ? hair : mixed(skin, hair, 0.3)));
  marks.push(
    ...eyes(view, skin, { ...look, age, mood }),
    browsOf(view, skin, look),
    stroke(
      lowered(look.nose && view !== 'side' ? NOSES[look.nose][view] : LAYOUTS[view].nose),
      shaded(skin, 0.36),
      age === 'baby' ? 1.6 : 2.2,
    ),
    ...years(view, skin, age),
    ...mouth(view, skin, { ...look, mood }),
  );
  if (look.moustache) marks.push(fill((look.moustache === 'walrus' ? WALRUS : MOUSTACHES)[view], hair));
  if (look.signs) marks.push(...signsOf(view, skin, look.signs, low));
  if (look.glasses) marks.push(stroke(lowered(GLASSES[view]), colors.tierraNight, 2.2));
  return marks;
}
