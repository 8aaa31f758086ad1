import { canvas } from './canvas.ts';
import { colors, skins, stoplight } from '../../server/lace/palette.ts';
import { reaching } from './people/reaching.ts';
import { blossom, blossomDefs } from './plants.ts';
import { box, circle, group, lace, line, oval, stitch } from '../../server/lace/primitives.ts';

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
    reaching({
      from: [740, 1010],
      to: [634, 516],
      pose: 'point',
      size: 178,
      skin: skins[0],
      sleeve: colors.sun,
      trim: colors.tierra,
    }) +
    reaching({
      from: [-80, 236],
      to: [316, 376],
      pose: 'flat',
      size: 156,
      skin: skins[1],
      sleeve: colors.forest,
      trim: colors.cream,
      bent: 6,
    }) +
    reaching({
      from: [1200, -70],
      to: [850, 330],
      pose: 'flat',
      size: 134,
      skin: skins[2],
      sleeve: colors.rose,
      trim: colors.tierraDeep,
      bent: -8,
    });
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
    blossom(1030, 330, 2.8, colors.lapacho, colors.sun) +
    blossom(1004, 268, 2.2, colors.rose, colors.sun) +
    blossom(1078, 384, 1.6, colors.rose, colors.sun) +
    blossom(480, 800, 2.4, colors.lapacho, colors.sun);
  return terere + chipa + notebook + blossoms;
}
