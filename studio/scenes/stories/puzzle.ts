import { colors, skins, stoplight } from '../../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { above } from '../people/above.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { CAST_COLOR, frame, HEIGHT, WIDTH } from './frame.ts';

/** Side of a piece without its tab. */
const SIDE = 350;

/** One side, from where the pen is: `tab` 1 goes out to the left of the way, -1 in, 0 straight. */
function edge(dx: number, dy: number, tab: number): string {
  const step = (along: number, out: number) =>
    `${Math.round(dx * along + dy * out * tab)} ${Math.round(dy * along - dx * out * tab)}`;
  if (tab === 0) return `l${dx} ${dy}`;
  return (
    `l${step(0.38, 0)}` +
    `c${step(0.06, 0)} ${step(0.04, 0.08)} ${step(0, 0.13)}` +
    `c${step(-0.05, 0.17)} ${step(0.29, 0.17)} ${step(0.24, 0)}` +
    `c${step(-0.04, -0.05)} ${step(-0.06, -0.13)} ${step(0, -0.13)}` +
    `l${step(0.38, 0)}`
  );
}

/** A piece from its upper left corner: tabs of its upper, right, lower and left side. */
function outline(tabs: readonly [number, number, number, number]): string {
  const [up, right, down, left] = tabs;
  return `M0 0${edge(SIDE, 0, up)}${edge(0, SIDE, right)}${edge(-SIDE, 0, down)}${edge(0, -SIDE, left)}Z`;
}

/** A family around a puzzle of four pieces, seen from above: the child is about to put the last one in. */
export function puzzle(): string {
  const pieces = [
    { at: 'translate(436 116)', tabs: [0, 1, -1, 0], ground: colors.lapacho, side: '#8F2450', inner: awning() },
    { at: 'translate(786 116)', tabs: [0, 0, 1, -1], ground: colors.monte, side: '#061D16', inner: blackboard() },
    { at: 'translate(436 466)', tabs: [1, -1, 0, 0], ground: colors.clay, side: '#8E3B1C', inner: field() },
    {
      at: 'translate(876 548) rotate(9)',
      tabs: [-1, 0, 0, 1],
      ground: colors.paper,
      side: '#CDB98C',
      inner: lights(),
    },
  ] as const;
  let defs = '';
  let under = '';
  let drawn = '';
  for (const [i, { at, tabs, ground, side, inner }] of pieces.entries()) {
    const d = outline(tabs);
    defs += `<clipPath id="p${i}"><path d="${d}"/></clipPath>`;
    const raised = i === 3 ? 'translate(34 52)' : 'translate(14 26)';
    const foot = group(
      at,
      shape(d, CAST_COLOR, `opacity=".3" transform="${raised}"`) + shape(d, side, 'transform="translate(0 15)"'),
    );
    const top = group(at, shape(d, ground) + `<g clip-path="url(#p${i})">${inner}</g>`);
    // The three that are in lie flat: none of them throws a shade on another.
    if (i < 3) under += foot;
    drawn += i < 3 ? top : foot + top;
  }
  return frame('piezas', tablecloth() + group('translate(210 130) scale(.74)', under + drawn) + family(), defs);
}

function tablecloth(): string {
  let checks = '';
  for (let i = 0; i < 10; i++) checks += `M${20 + i * 168} -300v1900`;
  let across = '';
  for (let i = 0; i < 9; i++) across += `M-300 ${60 + i * 168}h2200`;
  return (
    box(0, 0, WIDTH, HEIGHT, '#BFDDD8') +
    group(
      'rotate(-14 800 500)',
      line(checks, '#8DBFBA', 70, 'opacity=".38"') + line(across, '#8DBFBA', 70, 'opacity=".38"'),
    )
  );
}

/** Of four at the table: who holds what is in, and the child with the last piece. */
function family(): string {
  return (
    above({
      at: [272, 520],
      size: 148,
      turn: 84,
      girth: 1.1,
      skin: SKINS[2],
      look: { cut: 'low', mood: 'smiles' },
      top: { kind: 'blouse', color: colors.sun, trim: colors.tierra },
      left: { to: [566, 340], hand: 'flat' },
      right: { to: [572, 660], hand: 'flat' },
    }) +
    above({
      at: [720, 72],
      size: 142,
      turn: 182,
      girth: 1.06,
      skin: skins[3],
      look: { cut: 'bald', mood: 'smiles', age: 'old', hair: HAIRS.grey },
      top: { kind: 'shirt', color: '#5F7FA0', trim: colors.cream },
      left: { to: [850, 270], hand: 'flat' },
      right: { to: [606, 262], hand: 'flat' },
    }) +
    above({
      at: [1330, 372],
      size: 146,
      turn: 262,
      looksUp: true,
      skin: skins[0],
      look: { cut: 'tail', mood: 'laughs', tie: colors.lapacho, eyes: [-0.6, 0.4] },
      top: { kind: 'tee', color: colors.tierra, trim: colors.sun },
      left: { to: [1150, 560], hand: 'rest' },
      right: { to: [1030, 280], hand: 'point' },
    }) +
    above({
      at: [1004, 916],
      size: 122,
      turn: -4,
      skin: SKINS[4],
      look: { cut: 'plaits', mood: 'smiles', age: 'child', tie: colors.sun },
      top: { kind: 'tee', color: colors.lapacho, trim: colors.paper },
      left: { to: [876, 742], hand: 'flat' },
      right: { to: [1084, 770], hand: 'flat' },
    })
  );
}

/** Microfinance: the awning of a stall. */
function awning(): string {
  let stripes = '';
  for (let i = 0; i < 5; i++) stripes += `M${-20 + i * 84} -40h42V196q-21 34 -42 0Z`;
  let dark = '';
  for (let i = 0; i < 5; i++) dark += `M${22 + i * 84} -40h42V196q-21 34 -42 0Z`;
  return (
    box(0, 0, 460, 420, colors.rose) +
    shape(dark, colors.lapacho) +
    shape(stripes, colors.paper) +
    box(-20, 300, 480, 120, colors.wood) +
    circle(98, 272, 30, colors.orange) +
    circle(156, 272, 30, colors.sun) +
    circle(214, 272, 30, colors.orange) +
    circle(127, 228, 28, colors.sun)
  );
}

/** Education: a curve on the blackboard. */
function blackboard(): string {
  return (
    line('M64 58V258H268', colors.cream, 9) +
    line('M84 226L136 176L178 196L252 92', colors.sun, 14) +
    circle(252, 92, 17, colors.sun) +
    stitch('M84 296H250', colors.mist, 7, '16 13')
  );
}

/** The schools: furrows and what comes up. */
function field(): string {
  const sprout = (x: number, y: number) =>
    group(
      `translate(${x} ${y})`,
      shape('M0 0C-4 -30 -30 -40 -48 -34C-44 -12 -22 2 0 0ZM0 0C4 -34 30 -46 50 -40C46 -14 24 2 0 0Z', colors.sprout) +
        shape('M0 0C20 -10 36 -24 50 -40C46 -14 24 2 0 0Z', colors.leaf),
    );
  return (
    stitch('M-60 110H400M-60 208H400M-60 306H400', colors.tierraDeep, 9, '24 16') +
    [80, 186, 292].map((x) => sprout(x, 104) + sprout(x - 46, 202) + sprout(x, 300)).join('')
  );
}

/** The Stoplight. */
function lights(): string {
  return (
    circle(92, 236, 52, stoplight.red) +
    circle(146, 130, 62, stoplight.yellow) +
    circle(246, 220, 74, stoplight.green) +
    line('M56 236H128M92 200V272M67 211L117 261M117 211L67 261', '#FBE3D4', 6) +
    stitch('M146 92A38 38 0 1 1 145.9 92', colors.tierraDeep, 10, '12 11.9') +
    stitch('M246 170A50 50 0 1 1 245.9 170', '#F3F3DC', 26, '5 14.6')
  );
}
