import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { trousers, vest } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { curls } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { HAIR } from '../portraits/hair.ts';

const SHIRT = '#EEF1E2';
const HELMET = '#2F7F86';
/** The board's middle, and its pegs. */
const BOARD = { y: 96, pegs: [500, 658, 796, 944] } as const;

/** Her first day is over: she hangs her helmet beside what her colleagues wear to work; no ground, it stands on the edge of a coloured section. */
export function peg(): string {
  const she = beginner();
  return canvas(
    { width: 1000, height: 760, name: 'perchero', grain: 0 },
    board() + bench() + hat() + satchel() + badge() + she.body + she.limbs + helmet() + she.fingers,
  );
}

function board(): string {
  const { y, pegs } = BOARD;
  return (
    box(404, y - 34, 596, 68, colors.woodDark) +
    box(404, y - 40, 596, 62, colors.wood) +
    line(`M424 ${y - 18}H760M560 ${y + 6}H980`, '#7A3C1E', 4) +
    pegs.map((x) => oval(x + 5, y + 4, 15, 17, '#4A2114') + circle(x, y - 2, 15, '#D8A65C')).join('')
  );
}

/** Below the pegs: tereré for the break, and the boots of the vegetable garden. */
function bench(): string {
  const boot = (x: number) =>
    shape(`M${x} 632H${x + 50}V706C${x + 84} 710 ${x + 104} 726 ${x + 106} 748H${x - 2}Z`, '#3F6B3A') +
    box(x - 4, 746, 114, 14, '#26413A') +
    box(x - 3, 632, 56, 14, '#6E9A4E');
  return (
    box(520, 612, 30, 148, '#4A2114') +
    box(910, 612, 30, 148, '#4A2114') +
    boot(610) +
    boot(728) +
    box(476, 596, 524, 38, colors.woodDark) +
    box(476, 596, 524, 26, colors.wood) +
    box(800, 466, 66, 130, colors.tierra, 'rx="12"') +
    box(848, 466, 18, 130, colors.tierraDeep, 'rx="9"') +
    box(806, 436, 54, 34, '#26302C', 'rx="8"') +
    line('M866 490C902 494 902 552 866 556', '#26302C', 12) +
    stitch('M806 484H842M806 578H842', colors.cream, 5, '9 7') +
    line('M752 540L776 478L792 472', '#98A39B', 7) +
    shape('M712 530H774L764 596H724Z', '#5E2C18') +
    shape('M709 522H777L775 540H711Z', '#C9CFCD')
  );
}

/** Of who teaches to sow. */
function hat(): string {
  return group(
    `translate(${BOARD.pegs[1]} 190) rotate(-4)`,
    oval(0, -2, 92, 104, '#D9A441') +
      oval(0, -8, 88, 98, '#F6DF9E') +
      oval(2, -8, 50, 58, colors.lapacho) +
      oval(0, -12, 48, 52, '#EFCE7E') +
      line('M-30 -22C-20 -50 20 -54 32 -26M-74 10C-70 50 -30 84 10 84M60 -64C76 -44 80 -10 74 18', '#CFA14A', 4),
  );
}

/** Of who teaches in schools: its rulers stick out. */
function satchel(): string {
  return group(
    `translate(${BOARD.pegs[2]} 0)`,
    line('M-52 240C-48 150 -16 104 0 100C16 104 48 150 52 240', '#4A2114', 12) +
      box(-34, 188, 18, 70, colors.lapacho, 'transform="rotate(-6 -24 220)"') +
      box(14, 176, 16, 80, colors.cream) +
      line('M22 186h8M22 200h8M22 214h8M22 228h8', colors.tierra, 3) +
      box(-72, 236, 144, 150, colors.tierra, 'rx="14"') +
      shape('M-72 250C-72 236 -62 232 -50 232H50C62 232 72 236 72 250V318C30 334 -30 334 -72 318Z', colors.tierraDeep) +
      stitch('M-60 306C-26 320 26 320 60 306', colors.cream, 5, '10 8') +
      box(-14, 308, 28, 34, colors.gold, 'rx="4"'),
  );
}

/** A badge on its ribbon, of who programs. */
function badge(): string {
  return group(
    `translate(${BOARD.pegs[3]} 0)`,
    line('M-30 270C-30 180 -14 110 0 98C14 110 30 180 6 262', colors.forest, 12) +
      box(-62, 262, 112, 136, colors.paper, 'rx="8"') +
      box(-62, 262, 112, 30, colors.forest, 'rx="8"') +
      circle(-6, 330, 26, '#AE6D47') +
      shape('M-34 334C-40 292 28 292 22 334C16 316 -28 316 -34 334Z', HAIR.black) +
      stitch('M-36 376H24', colors.tierra, 6, '12 8'),
  );
}

/** Half over its peg. */
function helmet(): string {
  return group(
    `translate(${BOARD.pegs[0]} 176) rotate(8)`,
    line('M-74 44C-60 120 -20 140 4 120M78 40C70 96 40 128 4 120', '#3A2A20', 9) +
      shape('M-108 46C-126 -70 -66 -130 4 -130C78 -130 124 -66 106 46C70 20 -66 22 -108 46Z', HELMET) +
      shape('M50 -120C100 -98 122 -40 106 46C96 38 84 34 70 30C84 -20 78 -80 50 -120Z', '#000', 'opacity=".16"') +
      shape('M-108 46C-66 22 70 20 106 46C70 58 -66 60 -108 46Z', '#173F44') +
      shape('M-112 30C-150 32 -172 44 -178 60C-150 66 -120 62 -96 40Z', '#1F5F66') +
      stitch('M4 -126V18', colors.cream, 6, '14 10'),
  );
}

function beginner() {
  return figure({
    at: [206, 376],
    scale: 0.84,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'diamond',
      mood: 'laughs',
      gaze: [1.1, -0.6],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'arched',
      nose: 'snub',
      earrings: colors.tierra,
      lips: 'full',
    },
    hair: curls('turned', HAIR.black),
    chin: [10, -58],
    turn: -4,
    headScale: 1.12,
    neck: { wide: 84 },
    body: { shoulder: 176, waist: 164, foot: 520, color: SHIRT },
    clothes: vest(colors.forest, SHIRT, 380) + trousers('#3B4A5C', 374, 520),
    arms: [
      { side: 'left', to: [96, 820], elbow: [66, 580], aim: 86, hand: 'relaxed', sleeve: 'rolled', slim: true },
      {
        side: 'right',
        to: [446, 238],
        elbow: [416, 520],
        aim: -78,
        hand: 'grip',
        sleeve: 'rolled',
        slim: true,
        dim: true,
      },
    ],
  });
}
