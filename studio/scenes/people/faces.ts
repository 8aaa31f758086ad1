// Faces of people/heads.ts: eyes that look somewhere, an expression, an age. Units and directions are those of heads.
import { colors } from '../../../server/lace/palette.ts';
import { BEARDS, GLASSES, MOUSTACHES, OPENINGS, STUBBLES, WALRUS } from './beards.ts';
import { AGES, hundredth as n, LAYOUTS } from './faceLayouts.ts';
import type { Age, FaceLook, FaceView } from './faceLayouts.ts';
import { BROWS, EYE_FORMS, NOSES, signsOf } from './features.ts';
import { disc, fill, isDark, mixed, reddens, sewn, shaded, stroke } from './marks.ts';
import type { Mark } from './marks.ts';
import { mouth } from './mouths.ts';

const DARK = '#27120C';
const WHITE = '#FBF4E8';

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

/** Folds beside nose and mouth, and on the brow of the old. */
function years(view: FaceView, skin: string, age: Age): Mark[] {
  if (age !== 'old' && age !== 'middle') return [];
  const [x, left, right] = LAYOUTS[view].mouth;
  const folds =
    view === 'side'
      ? 'M25 -33C23 -32 21 -30 20 -27'
      : `M${x - left} -33C${x - left - 3} -31.5 ${x - left - 5} -29 ${x - left - 6} -26.5M${x + right} -33C${x + right + 2.5} -31.5 ${x + right + 4} -29 ${x + right + 5} -26.5`;
  const brow = {
    front: 'M-17 -72C-7 -75 7 -75 17 -72',
    turned: 'M0 -72C8 -75 20 -75 26 -71',
    side: 'M16 -72C20 -74 25 -74 28 -72',
  };
  return [stroke(folds + (age === 'old' ? brow[view] : ''), shaded(skin, age === 'old' ? 0.22 : 0.16), 1.4)];
}

/** All that a face shows, over its skin. */
export function face(view: FaceView, skin: string, look: FaceLook): Mark[] {
  const { age = 'grown', mood = 'laughs', hair = colors.hair } = look;
  const { low } = AGES[age];
  const red = mixed(skin, '#D2452C', isDark(skin) ? 0.1 : 0.13);
  const lowered = (d: string) =>
    low === 1 ? d : d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${x} ${n(Number(y) * low)}`);
  const marks: Mark[] = [];
  if (look.blush ?? (mood !== 'busy' && reddens(age, skin)))
    marks.push(fill(LAYOUTS[view].cheeks.map((x) => disc(x, -32 * low, 5)).join(''), red));
  if (look.beard === 'full') marks.push(fill(BEARDS[view], hair), fill(OPENINGS[view], skin));
  if (look.beard === 'stubble')
    marks.push(
      fill(BEARDS[view], mixed(skin, hair, 0.12)),
      fill(OPENINGS[view], skin),
      sewn(STUBBLES[view], mixed(skin, hair, 0.3), 1.4, [0.5, 4.4]),
    );
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
