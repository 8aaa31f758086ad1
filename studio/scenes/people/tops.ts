// What the upper body wears, over the outline of people/body.ts.
import { colors } from '../../../server/lace/palette.ts';
import { down, flank, NECK_Y, SIDES, up, WAIST_Y } from './body.ts';
import type { Build, Side } from './body.ts';
import type { View } from './heads.ts';
import { draped, fill, sewn, shaded, stroke } from './marks.ts';
import type { Mark } from './marks.ts';

/**
 * `poi` is the embroidered shirt of ao po'i; `coat` the white one of primary school, `uniform` shirt and tie of secondary school;
 * of `overall` and `vest`, worn over a shirt, `trim` is the colour, of `jersey`, football's, that of its stripes.
 */
export type TopKind = 'blouse' | 'shirt' | 'poi' | 'coat' | 'uniform' | 'tee' | 'jersey' | 'overall' | 'vest';

export interface Top {
  kind: TopKind;
  color: string;
  /** Embroidery, tie, buttons. */
  trim?: string;
  sleeve?: 'none' | 'short' | 'long';
}

/** Where the cloth of each top ends, and whether it is worn over what is below. */
const HEMS: Record<TopKind, number> = {
  blouse: -430,
  shirt: -360,
  poi: -350,
  coat: -215,
  uniform: -430,
  tee: -356,
  jersey: -356,
  overall: -430,
  vest: -360,
};

/** A torso of a few pixels. */
function smallTorso(l: Side, r: Side, hem: number, color: string, light: 1 | -1): Mark[] {
  const rising = (side: Side) =>
    `L${side.hip} ${hem}C${side.waist} -470 ${side.armpit} -490 ${side.armpit} -522C${side.shoulder} -578 ${side.shoulder * 0.7} -588`;
  const dim = light === 1 ? r : l;
  return [
    fill(
      `M-18 -602C${l.shoulder * 0.7} -588 ${l.shoulder} -578 ${l.armpit} -522C${l.armpit} -490 ${l.waist} -470 ${l.hip} ${hem}${rising(r)} 18 -602Z`,
      color,
    ),
    fill(
      `M${dim.waist - light * 22} -548L${dim.waist - light * 22} ${hem}L${dim.hip} ${hem}C${dim.waist} -470 ${dim.armpit} -490 ${dim.armpit} -522Z`,
      draped(color),
    ),
  ];
}

export function torso(build: Build, view: View, top: Top, light: 1 | -1, skin: string, large: boolean): Mark[] {
  const [left, right] = SIDES[build][view];
  const { kind, color, trim = colors.tierra } = top;
  const hem = HEMS[kind];
  const flare = { coat: 16, blouse: 0, uniform: 0, shirt: 7, poi: 7, tee: 7, jersey: 7, overall: 0, vest: 7 }[kind];
  const tucked = hem < -400;
  const l = { ...left, waist: left.waist - flare, hip: tucked ? left.waist : left.hip - flare };
  const r = { ...right, waist: right.waist + flare, hip: tucked ? right.waist : right.hip + flare };
  if (!large) return smallTorso(l, r, hem, color, light);
  const marks = [
    fill(
      `M-20 ${NECK_Y}${down(l, hem)}C${l.hip * 0.5} ${hem + 10} ${r.hip * 0.5} ${hem + 10} ${r.hip} ${hem}${up(r, hem)}Z`,
      color,
    ),
  ];
  // Away from the light.
  const dim = light === 1 ? r : l;
  const s = light;
  marks.push(
    fill(
      `M${dim.armpit} -540C${dim.armpit - s * 16} -510 ${dim.waist - s * 14} -470 ${dim.waist - s * 14} ${WAIST_Y}C${dim.waist - s * 14} -420 ${dim.hip - s * 20} -400 ${dim.hip - s * 20} ${hem + 6}${flank(dim, hem)}Z`,
      draped(color),
    ),
  );
  if (view === 'back') return [...marks, ...backSeams(kind, trim, color)];
  return [...marks, ...details(view, top, trim, skin)];
}

function backSeams(kind: TopKind, trim: string, color: string): Mark[] {
  if (kind === 'overall')
    return [stroke('M-40 -592C-20 -540 14 -500 34 -440M40 -592C20 -540 -14 -500 -34 -440', trim, 16)];
  if (kind === 'vest')
    return [
      fill('M-66 -572C-50 -590 50 -590 66 -572C60 -530 56 -440 62 -366L-62 -366C-56 -440 -60 -530 -66 -572Z', trim),
    ];
  if (kind === 'blouse' || kind === 'poi') return [sewn('M-56 -556C-20 -542 20 -542 56 -556', trim, 5, [9, 8])];
  return [stroke('M-20 -600C-8 -594 8 -594 20 -600', draped(color, 0.26), 4)];
}

/** Neckline, collar, closing; all measured from the middle of the chest, which turns with the view. */
function details(view: View, { kind, color }: Top, trim: string, skin: string): Mark[] {
  const x = { front: 0, turned: 3, side: 22, back: 0 }[view];
  const [a, b] = { front: [-26, 26], turned: [-22, 21], side: [-14, 22], back: [0, 0] }[view] as [number, number];
  const dim = draped(color, 0.3);
  const throat = (deep: number) =>
    fill(`M${a} -598C${a + 4} ${deep} ${b - 4} ${deep} ${b} -598L${b - 10} -610L${a + 10} -610Z`, skin);
  const vee = (deep: number) => fill(`M${a + 4} -606L${x} ${deep}L${b - 4} -606L${b - 10} -614L${a + 10} -614Z`, skin);
  const collar = (deep: number, cloth: string) => [
    fill(`M${a + 2} -612L${x - 1} ${deep}L${a + 4} ${deep + 14}L${a - 12} -598Z`, cloth),
    fill(`M${b - 2} -612L${x + 1} ${deep}L${b - 6} ${deep + 14}L${b + 10} -598Z`, cloth),
    stroke(`M${a - 10} -597L${a + 4} ${deep + 14}L${x - 1} ${deep}L${b - 6} ${deep + 14}L${b + 8} -597`, dim, 2.4),
  ];
  const closing = (from: number, to: number) =>
    stroke(`M${x} ${from}C${x + 3} ${(from + to) / 2} ${x + 1} ${to} ${x} ${to}`, dim, 2.6);
  switch (kind) {
    case 'blouse':
      return [
        throat(-552),
        sewn(`M${a - 5} -592C${a - 2} -538 ${b + 2} -538 ${b + 5} -592`, trim, 6, [10, 8]),
        ...(view === 'side'
          ? []
          : [sewn(`M${a - 12} -574C${a - 4} -518 ${b + 4} -518 ${b + 10} -574`, trim, 3, [5, 6])]),
      ];
    case 'poi':
      return [
        vee(-560),
        ...collar(-566, color),
        closing(-560, -352),
        sewn(`M${x - 13} -548L${x - 12} -400`, trim, 5, [8, 7]),
        sewn(`M${x + 15} -548L${x + 14} -400`, trim, 5, [8, 7]),
      ];
    case 'tee':
      return [throat(-576), stroke(`M${a} -598C${a + 6} -574 ${b - 6} -574 ${b} -598`, dim, 4)];
    case 'overall':
      return [
        throat(-576),
        stroke(`M${a - 16} -590L${a - 10} -528M${b + 14} -590L${b + 8} -528`, trim, 15),
        fill(
          `M${a - 18} -534L${b + 16} -534C${b + 18} -490 ${b + 26} -470 ${b + 26} -426L${a - 28} -426C${a - 28} -470 ${a - 20} -490 ${a - 18} -534Z`,
          trim,
        ),
        stroke(`M${x - 16} -506L${x + 16} -506L${x + 14} -476L${x - 14} -476Z`, shaded(trim, 0.26), 3),
        fill(`M${a - 14} -530L${a - 6} -530L${a - 6} -522L${a - 14} -522Z`, colors.sun),
        fill(`M${b + 4} -530L${b + 12} -530L${b + 12} -522L${b + 4} -522Z`, colors.sun),
      ];
    case 'vest':
      return [
        vee(-560),
        fill(
          `M${a - 6} -602C${a - 30} -590 ${a - 42} -580 ${a - 44} -566L${a - 38} -366L${x - 6} -366L${x - 5} -500Z`,
          trim,
        ),
        fill(
          `M${b + 6} -602C${b + 26} -590 ${b + 38} -580 ${b + 40} -566L${b + 34} -366L${x + 6} -366L${x + 5} -500Z`,
          trim,
        ),
        ...collar(-562, color),
        stroke(`M${a - 34} -430L${a - 10} -430M${b + 8} -430L${b + 30} -430`, shaded(trim, 0.3), 3),
      ];
    case 'jersey': {
      const side = view === 'side';
      const far = side ? 20 : 30;
      // The far shoulder of who is turned is short.
      const right = view === 'turned' ? 22 : far;
      // Along the shoulders.
      const [low, high] = side ? [-591, -599] : [-581, -589];
      const bar = (at: number, l: number, r: number) => `M${at - 8} ${l}L${at + 8} ${r}L${at + 8} -354L${at - 8} -354Z`;
      return [
        fill(bar(x - far, low, high) + bar(x - (far - right) / 2, -580, -580) + bar(x + right, high, low), trim),
        throat(-576),
        stroke(
          side
            ? `M${a} -598C${a + 6} -574 ${b - 6} -574 ${b} -598`
            : `M${a + 1} -607C${a + 4} -570 ${b - 4} -570 ${b - 1} -607`,
          '#1D3F7A',
          5,
        ),
      ];
    }
    case 'uniform':
      return [
        vee(-572),
        fill(
          `M${x - 8} -572L${x + 9} -572L${x + 6} -556L${x + 14} -440L${x + 1} -420L${x - 11} -440L${x - 5} -556Z`,
          trim,
        ),
        ...collar(-568, color),
      ];
    case 'coat':
      return [
        vee(-556),
        fill(`M${a + 8} -592L${x} -556L${b - 6} -592L${x} -574Z`, trim),
        ...collar(-554, color),
        closing(-554, -218),
        stroke(`M${x + 20} -372L${x + 52} -376M${x - 52} -376L${x - 20} -372`, dim, 3),
      ];
    default:
      return [
        vee(-560),
        ...collar(-562, color),
        closing(-560, -364),
        ...[-530, -480, -430].map((y) =>
          fill(`M${x + 6} ${y}L${x + 11} ${y}L${x + 11} ${y + 5}L${x + 6} ${y + 5}Z`, trim),
        ),
      ];
  }
}

/** An apron: its bib moves with the chest, its skirt hangs from the waist; seen from behind there is its bow. */
export function apron(
  build: Build,
  view: View,
  color: string,
  trim: string,
  light: 1 | -1,
): { bib: Mark[]; hanging: Mark[] } {
  const [left, right] = SIDES[build][view];
  if (view === 'back')
    return {
      bib: [
        stroke(`M${left.waist} -446L${right.waist} -446`, color, 9),
        fill(
          'M0 -446C-26 -470 -40 -462 -36 -446C-40 -430 -26 -424 0 -446C26 -470 40 -462 36 -446C40 -430 26 -424 0 -446Z',
          color,
        ),
        fill('M-4 -444L-20 -380L-6 -376L2 -440Z', color),
        fill('M4 -444L22 -386L8 -380L-2 -440Z', color),
      ],
      hanging: [],
    };
  const x = { front: 0, turned: 8, side: 26 }[view];
  const [a, b] = view === 'side' ? [4, 46] : [x - 36, x + 34];
  const [w, v] = [left.waist + (view === 'side' ? 34 : 4), right.waist + 1];
  const [g, h] = [left.hip + (view === 'side' ? 46 : 2), right.hip + 12];
  const dim =
    light === 1
      ? `M${v} -450L${h} -232L${h - 26} -226C${h - 30} -320 ${v - 14} -400 ${v - 18} -450Z`
      : `M${w} -450L${g} -232L${g + 26} -226C${g + 30} -320 ${w + 14} -400 ${w + 18} -450Z`;
  return {
    bib: [
      stroke(
        view === 'side' ? 'M12 -544L2 -594' : `M${a + 4} -544L${a - 4} -600M${b - 4} -544L${b + 2} -600`,
        color,
        9,
      ),
      fill(
        `M${a} -548L${b} -548C${b + 4} -500 ${v} -480 ${v} -440L${w} -440C${w} -480 ${a - 4} -500 ${a} -548Z`,
        color,
      ),
      sewn(`M${a + 8} -534L${b - 8} -534`, trim, 4, [8, 7]),
    ],
    hanging: [
      fill(
        `M${w} -454L${v} -454C${h - 6} -400 ${h} -300 ${h} -232C${h - 40} -218 ${g + 40} -218 ${g} -232C${g} -300 ${g + 6} -400 ${w} -454Z`,
        color,
      ),
      fill(dim, draped(color, 0.14)),
      sewn(`M${g + 8} -246C${g + 40} -234 ${h - 40} -234 ${h - 8} -246`, trim, 4, [8, 7]),
      stroke(`M${x - 26} -352L${x + 26} -352`, shaded(color, 0.24), 3),
    ],
  };
}
