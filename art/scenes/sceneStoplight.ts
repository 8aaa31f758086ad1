import { canvas } from './canvas.ts';
import { colors, skins, stoplight } from './palette.ts';
import { blossom, blossomDefs } from './plants.ts';
import { box, circle, group, lace, line, oval, shape, stand, stitch } from './primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Seen from above: a family's hands around a tablet with the three circles. */
export function sceneStoplight(): string {
  const cloth =
    group(
      'translate(600 450) rotate(-8)',
      box(-470, -370, 940, 740, colors.cream) +
        stitch('M-440 -340H440V340H-440Z', colors.lapacho, 5, '16 12') +
        stitch('M-424 -324H424V324H-424Z', colors.tierra, 2.5, '6 8'),
    ) + lace('mantel', { family: 'ant', rim: 'fan', thread: '#E3CFA8', colors: ['#E7B9A8'] }, 600, 450, 350);
  const hands =
    hand(664, 626, -10, 1, { skin: skins[0], sleeve: colors.sun, trim: colors.tierra, pointing: true }) +
    hand(276, 366, 108, 0.84, { skin: skins[1], sleeve: colors.forest, trim: colors.cream }) +
    hand(872, 300, 222, 0.72, { skin: skins[2], sleeve: colors.rose, trim: colors.tierraDeep, flip: true });
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'stop', grain: 0.42, defs: blossomDefs() },
    box(0, 0, WIDTH, HEIGHT, colors.tierra) + cloth + tablet() + table() + hands,
  );
}

function tablet(): string {
  const { red, yellow, green } = stoplight;
  const weave = { detail: 0.6, rim: 'picot' } as const;
  return group(
    'translate(600 440) rotate(-8)',
    box(-248, -150, 524, 336, '#000', 'rx="34" opacity=".16"') +
      box(-262, -168, 524, 336, colors.monte, 'rx="34"') +
      box(-234, -142, 468, 284, colors.paper, 'rx="14"') +
      circle(-140, -6, 60, red) +
      circle(0, -6, 60, yellow) +
      circle(140, -6, 60, green) +
      lace('r', { ...weave, family: 'spider', thread: colors.paper, weight: 1.6 }, -140, -6, 50) +
      lace('y', { ...weave, family: 'ant', thread: colors.tierraDeep, weight: 1.4 }, 0, -6, 50) +
      lace('g', { ...weave, family: 'sun', thread: colors.paper, weight: 1.4, detail: 0.7 }, 140, -6, 50) +
      line('M-176 92H-104M-36 92H36M104 92H176', '#D8C8A8', 9),
  );
}

/** What lies on any table: tereré, chipa, a notebook, blossoms. */
function table(): string {
  const shade = 'opacity=".14"';
  const terere = group(
    'translate(206 218)',
    circle(10, 14, 74, '#000', shade) +
      circle(0, 0, 74, colors.wood) +
      circle(0, 0, 60, colors.woodDark) +
      circle(0, 0, 52, colors.leaf) +
      line('M14 -10L88 -78', '#D9D3C4', 9) +
      stitch('M-64 0A64 64 0 1 1 64 0A64 64 0 1 1 -64 0', colors.straw, 4, '8 8'),
  );
  const ringBread = (x: number, y: number, color: string) =>
    `<circle cx="${x}" cy="${y}" r="30" fill="none" stroke="${color}" stroke-width="21"/>` +
    stitch(`M${x - 30} ${y}a30 30 0 0 1 50 -22`, '#F7D9A0', 4, '1 11');
  const chipa = group(
    'translate(988 650) rotate(14)',
    oval(10, 14, 118, 96, '#000', shade) +
      oval(0, 0, 118, 96, colors.straw) +
      `<ellipse rx="96" ry="76" fill="none" stroke="${colors.gold}" stroke-width="5" stroke-dasharray="10 8"/>` +
      ringBread(-38, -16, '#D9962F') +
      ringBread(38, -6, '#C47F24') +
      ringBread(-4, 40, '#E2A23E'),
  );
  const notebook = group(
    'translate(262 664) rotate(-20)',
    box(-84, -106, 176, 220, '#000', 'opacity=".13" rx="8"') +
      box(-94, -116, 176, 220, colors.lapacho, 'rx="8"') +
      box(-80, -116, 162, 220, colors.paper) +
      line('M-50 -70H36M-50 -34H36M-50 2H20M-50 38H36M-50 74H0', '#C9B28C', 5) +
      circle(58, -70, 9, stoplight.green) +
      circle(58, -34, 9, stoplight.green) +
      circle(58, 2, 9, stoplight.yellow) +
      circle(58, 38, 9, stoplight.red),
  );
  const blossoms =
    blossom(934, 214, 3.2, colors.lapacho, colors.sun) +
    blossom(1004, 268, 2.2, colors.rose, colors.sun) +
    blossom(878, 290, 1.6, colors.rose, colors.sun) +
    blossom(480, 800, 2.4, colors.lapacho, colors.sun);
  return terere + chipa + notebook + blossoms;
}

interface HandOptions {
  skin: string;
  sleeve: string;
  trim: string;
  /** The first finger points; otherwise the open hand rests. */
  pointing?: boolean;
  flip?: boolean;
}

/** A hand and forearm that come in from an edge, seen from above; the palm is at x y, `turn` in degrees. */
function hand(x: number, y: number, turn: number, scale: number, options: HandOptions): string {
  const { skin, sleeve, trim, pointing = false, flip = false } = options;
  const fingers = pointing
    ? line('M-10 -44V-112', skin, 19) +
      line('M9 -44Q12 -66 8 -70M24 -36Q28 -54 22 -58', skin, 18) +
      line('M-28 -6Q-52 -34 -42 -58', skin, 17) +
      line('M-10 -110v-3', '#fff', 8, 'opacity=".25"')
    : line('M-18 -40L-26 -92M-2 -46L-4 -106M14 -44L18 -100M28 -30L38 -76M-28 4Q-58 -14 -60 -40', skin, 17) +
      line('M-26 -92v-1M-4 -106v-1M18 -100v-1M38 -76v-1', '#fff', 7, 'opacity=".2"');
  const arm =
    line('M0 0V300', skin, 58) +
    // Long enough to leave the picture at any angle it is used.
    shape('M-46 130Q0 112 46 130L64 560H-64Z', sleeve) +
    stitch('M-44 152Q0 134 44 152', trim, 6, '12 10') +
    stitch('M-46 176Q0 158 46 176', trim, 3, '7 8') +
    shape('M-31 40C-40 4 -34 -36 -22 -48C-8 -58 16 -56 26 -44C36 -28 36 14 30 46Z', skin) +
    fingers;
  return group(`translate(${x} ${y}) rotate(${turn})`, stand(arm, 0, 0, scale, flip));
}
