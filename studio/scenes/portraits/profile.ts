// Heads that a portrait does not have: in profile, looking to the right, and from behind. Units and light as in portraits/face.ts.
import { isDark, mixed, reddens, shaded } from '../people/marks.ts';
import { circle, line, shape, stitch } from '../../../server/lace/primitives.ts';
import type { Age, Mood } from './face.ts';
import type { Worn } from './hair.ts';
import { HAIR } from './hair.ts';

type ProfileNose = 'broad' | 'hooked' | 'snub';
type ProfileMood = Extract<Mood, 'laughs' | 'smiles' | 'calm' | 'busy'>;

export interface Profile {
  skin: string;
  age: Age;
  mood: ProfileMood;
  /** Of brows and beard. */
  hair: string;
  nose?: ProfileNose;
  chin?: 'strong' | 'small';
  brow?: 'bushy' | 'straight' | 'thin';
  /** Where the eye looks, -1 to 1, downwards. */
  gaze?: number;
  glasses?: string;
  beard?: boolean;
  earring?: string;
  /** Hair lies over it. */
  earCovered?: boolean;
}

const DARK = '#27120C';
const WHITE = '#FBF4E8';

/** From under the brow to the upper lip. */
const NOSES: Record<ProfileNose | 'plain', string> = {
  plain: 'C82 -132 102 -108 106 -96C109 -88 100 -84 92 -82',
  broad: 'C82 -130 98 -114 108 -99C114 -86 104 -79 92 -80',
  hooked: 'C96 -140 104 -116 109 -94C109 -83 99 -81 92 -82',
  snub: 'C80 -130 90 -116 104 -106C112 -96 102 -85 92 -83',
};
const CHINS: Record<'strong' | 'small' | 'plain' | 'old', string> = {
  plain: 'C84 -38 76 -34 79 -27C88 -14 78 4 58 5C40 6 18 0 0 -8',
  strong: 'C84 -38 80 -35 84 -28C95 -12 84 9 60 9C38 9 14 3 -4 -6',
  small: 'C83 -40 73 -37 73 -29C78 -17 70 0 52 1C36 2 18 -2 0 -9',
  old: 'C86 -34 78 -32 80 -26C90 -16 80 4 58 6C40 7 16 2 -4 -8',
};
const BROWS: Record<'bushy' | 'straight' | 'thin' | 'plain', string> = {
  plain: 'M22 -146C34 -158 52 -158 71 -148C56 -150 38 -148 22 -146Z',
  bushy: 'M18 -142C30 -162 56 -163 75 -144C60 -148 38 -142 18 -142Z',
  straight: 'M20 -149C36 -154 54 -156 72 -150C56 -145 38 -141 21 -141Z',
  thin: 'M22 -148C36 -164 54 -164 70 -148C54 -158 38 -158 22 -148Z',
};

/** The face without its ear, and the ear that lies over hair. */
export function profile({ skin, age, mood, hair, gaze = 0, glasses, beard, earring, earCovered, ...own }: Profile): {
  face: string;
  ear: string;
} {
  const old = age === 'old';
  const dark = shaded(skin, 0.34);
  const lip = mixed(skin, isDark(skin) ? '#B4484A' : '#A5343A', 0.45);
  const chin = CHINS[own.chin ?? (old ? 'old' : 'plain')];
  const nose = NOSES[own.nose ?? 'plain'];
  const outline = `M-70 -120C-72 -200 -30 -242 20 -240C56 -238 80 -208 80 -172C80 -160 77 -152 79 -144${nose}C90 -78 92 -74 94 -68C95 -62 90 -60 88 -58C92 -54 92 -48 87 -45${chin}C-18 -16 -34 -34 -40 -62L-70 -70Z`;
  const eye = `M29 -119C34 -${old ? 126 : 130} 46 -${old ? 127 : 131} 54 -125C55 -119 54 -115 51 -112C43 -110 35 -112 29 -119Z`;
  const down = Math.round(gaze * 4);
  const mouths: Record<ProfileMood, string> = {
    laughs:
      shape('M89 -58C78 -60 66 -58 56 -50C58 -36 72 -32 86 -43Z', '#5B1A17') +
      shape('M89 -58C78 -60 66 -58 56 -50C66 -48 78 -50 89 -52Z', WHITE),
    smiles:
      shape('M91 -60C82 -58 70 -55 58 -49C68 -42 80 -40 88 -45Z', lip) +
      line('M89 -52C78 -50 66 -50 56 -54', shaded(skin, 0.5), 3.4),
    calm:
      shape('M92 -62C82 -60 74 -56 64 -51C72 -44 82 -42 88 -45Z', lip) +
      line('M89 -52C80 -50 72 -50 64 -51', shaded(skin, 0.5), 3.2),
    busy:
      shape('M92 -60C84 -59 76 -55 68 -50C76 -44 84 -42 88 -46Z', lip) +
      line('M89 -52C82 -50 76 -49 68 -49', shaded(skin, 0.5), 3),
  };
  const years =
    old || age === 'middle'
      ? line('M82 -83C76 -82 70 -78 66 -72M50 -104C42 -102 36 -105 32 -109', shaded(skin, 0.18), 2.4) +
        (old
          ? line(
              'M21 -120L11 -126M21 -116L11 -114M40 -178C52 -184 66 -182 74 -178M44 -194C54 -198 64 -196 70 -192',
              shaded(skin, 0.18),
              2.4,
            )
          : '')
      : '';
  return {
    face:
      shape(outline, skin) +
      shape(
        'M58 5C40 6 18 0 0 -8C-18 -16 -34 -34 -40 -62C-22 -36 6 -20 34 -18C54 -17 70 -14 82 -12C78 -2 70 4 58 5Z',
        shaded(skin, 0.08),
      ) +
      (mood !== 'busy' && reddens(age, skin)
        ? line('M38 -80h3', mixed(skin, '#D2452C', isDark(skin) ? 0.1 : 0.12), 21)
        : '') +
      shape(eye, WHITE) +
      line(`M46 ${-120 + down}h.1`, DARK, 14) +
      line(`M49 ${-123 + down}h.1`, WHITE, 4) +
      (gaze > 0.3
        ? shape(`M29 -119C34 -130 46 -131 54 -125C47 ${-121 + down} 37 ${-121 + down} 29 -119Z`, shaded(skin, 0.16))
        : '') +
      line(`M27 -118C34 -${old ? 127 : 131} 46 -${old ? 128 : 132} 56 -126`, DARK, 4.5) +
      shape(BROWS[own.brow ?? 'plain'], hair) +
      line('M92 -82C84 -80 78 -82 77 -88M79 -144C80 -134 86 -124 90 -118', dark, 3) +
      years +
      mouths[mood] +
      (beard
        ? shape(
            'M-40 -96C-38 -60 -10 -50 10 -54C30 -66 40 -70 60 -70C76 -72 86 -70 94 -66L88 -58C74 -62 66 -60 58 -52C58 -40 70 -36 84 -38L79 -27C88 -10 78 10 56 10C30 12 0 4 -16 -8C-40 -30 -52 -66 -50 -100Z',
            hair,
          )
        : '') +
      (glasses
        ? line(
            'M30 -136C42 -140 57 -140 63 -134C65 -114 59 -101 45 -101C32 -101 27 -116 30 -136ZM63 -131L81 -135M30 -130L-34 -122',
            glasses,
            4.5,
          )
        : ''),
    ear: earCovered
      ? ''
      : shape('M-50 -126C-48 -146 -22 -146 -22 -124C-22 -106 -28 -86 -40 -88C-48 -90 -50 -108 -50 -126Z', skin) +
        line('M-42 -124C-40 -134 -30 -132 -30 -122C-30 -114 -36 -112 -36 -104', shaded(skin, 0.32), 2.8) +
        (earring ? circle(-38, -80, 8, earring) : ''),
  };
}

const shine = (color: string) => (color === HAIR.grey ? shaded(color, 0.2) : mixed(color, '#D8B08C', 0.24));

/** Hair in profile; what it is tied into lies behind. */
export function profileHair(color: string, cut: 'bun' | 'tail' | 'cropped' | 'bob' | 'braid', tie = '#DB4F83'): Worn {
  const s = shine(color);
  const combed =
    shape(
      'M74 -196C60 -214 20 -210 -8 -190C-30 -172 -34 -150 -32 -126C-44 -146 -54 -130 -50 -108C-54 -84 -72 -64 -84 -58C-118 -90 -132 -150 -112 -196C-88 -250 -20 -272 32 -256C62 -246 78 -222 74 -196Z',
      color,
    ) + line('M66 -206C10 -222 -50 -196 -74 -140M40 -244C-20 -254 -74 -224 -96 -170', s, 3);
  if (cut === 'bun')
    return {
      behind: circle(-124, -196, 50, color) + line('M-150 -204C-140 -230 -106 -226 -102 -200', s, 4),
      front: combed,
    };
  if (cut === 'tail')
    return {
      behind:
        shape('M-100 -210C-170 -226 -196 -140 -176 -60C-170 -20 -180 10 -164 40C-130 10 -114 -70 -122 -130Z', color) +
        line('M-108 -216L-122 -172', tie, 12),
      front: combed,
    };
  if (cut === 'braid')
    return {
      behind:
        shape(
          'M-70 -70C-124 -40 -118 30 -112 90C-110 140 -116 160 -100 192C-84 160 -78 130 -80 80C-84 20 -60 0 -40 -40Z',
          color,
        ) +
        line('M-104 -10L-72 10M-108 30L-80 46M-106 70L-82 86M-104 110L-84 122', s, 4) +
        line('M-108 158L-88 160', tie, 11),
      front: combed,
    };
  if (cut === 'bob')
    return {
      behind: '',
      front:
        shape(
          'M76 -178C60 -200 40 -206 14 -196C-2 -170 2 -120 6 -76C8 -46 0 -22 -14 -6C-50 4 -96 -4 -116 -24C-104 -60 -128 -110 -120 -164C-108 -240 -40 -274 26 -258C62 -248 80 -216 76 -178Z',
          color,
        ) + line('M30 -240C-20 -250 -70 -224 -88 -170M10 -210C-30 -204 -52 -160 -52 -110', s, 3),
    };
  return {
    behind: '',
    front:
      shape(
        'M78 -188C64 -204 40 -204 22 -194C0 -190 -18 -176 -24 -150C-26 -140 -28 -128 -32 -114C-38 -144 -56 -136 -52 -108C-52 -92 -64 -84 -76 -82C-106 -104 -122 -160 -104 -204C-82 -254 -14 -274 40 -258C72 -248 84 -220 78 -188Z',
        color,
      ) + line('M70 -214C30 -236 -30 -226 -70 -180', s, 3),
  };
}

/** A cap of cloth over cropped or tied hair, in profile. */
export function profileCap(color: string, band: string): string {
  return (
    shape('M76 -180C40 -196 -60 -190 -108 -168C-118 -230 -70 -278 0 -276C54 -274 84 -236 76 -180Z', color) +
    shape('M70 -196C100 -196 136 -184 150 -170C128 -166 96 -172 66 -178Z', shaded(color, 0.22)) +
    stitch('M-106 -176C-60 -196 20 -200 74 -188', band, 5, '11 9')
  );
}

/** A head from behind. */
export function back(
  skin: string,
  color: string,
  cut: 'bun' | 'cropped' | 'bob' | 'braid' | 'tail',
  tie = '#DB4F83',
): Worn {
  const s = shine(color);
  const ears = shape(
    'M-84 -134C-104 -150 -112 -120 -104 -100C-100 -88 -90 -84 -82 -90ZM84 -134C104 -150 112 -120 104 -100C100 -88 90 -84 82 -90Z',
    shaded(skin, 0.12),
  );
  const nape = shape('M-52 -60C-50 -10 -54 10 -72 40H72C54 10 50 -10 52 -60Z', shaded(skin, 0.06));
  const skull = (low: number) =>
    shape(
      `M-90 -120C-100 -200 -64 -262 0 -262C64 -262 100 -200 90 -120C86 -80 70 ${low} 0 ${low}C-70 ${low} -86 -80 -90 -120Z`,
      color,
    );
  const strands = line(
    'M-40 -236C-66 -200 -70 -140 -50 -90M40 -236C66 -200 70 -140 50 -90M0 -250C-6 -200 -4 -140 0 -100',
    s,
    3,
  );
  const tied: Record<typeof cut, string> = {
    bun:
      circle(4, -150, 64, mixed(color, '#3A0D05', 0.16)) +
      circle(0, -156, 60, color) +
      line('M-42 -166C-32 -206 38 -206 42 -160C38 -126 -16 -122 -20 -154', s, 5),
    cropped: line('M-30 -246C-10 -252 20 -252 36 -242', s, 3),
    bob: shape('M-92 -140C-104 -60 -100 -20 -108 14C-60 30 60 30 108 14C100 -20 104 -60 92 -140Z', color) + strands,
    braid:
      strands +
      shape('M-30 -80C-34 -20 -28 60 -24 130L0 190L24 130C28 60 34 -20 30 -80Z', color) +
      line('M-26 -40L20 -10M26 0L-22 28M-24 40L20 66M22 80L-20 104', s, 5) +
      line('M-24 134L24 134', tie, 14),
    tail:
      strands +
      shape('M-34 -150C-60 -40 -40 60 -6 120C50 60 54 -60 34 -150Z', color) +
      line('M-34 -150L34 -150', tie, 16),
  };
  return {
    behind: nape,
    front: ears + skull(cut === 'cropped' ? -44 : -36) + (cut === 'bun' ? strands : '') + tied[cut],
  };
}
