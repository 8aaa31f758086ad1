import { colors, skins } from '../../../server/lace/palette.ts';
import { placing } from '../people/geometry.ts';
import { head } from '../people/heads.ts';
import type { HeadLook } from '../people/heads.ts';
import { FINE, ink } from '../people/marks.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

const SCREEN = { x: 444, y: 158, width: 712, height: 446 };
const TILE = { width: 224, height: 205, gap: 13 };

/** Who sits in the forum's call: ground, skin, top, look. */
const CALLERS: readonly (readonly [string, string, string, HeadLook])[] = [
  [colors.mist, skins[1], colors.orange, { cut: 'curls' }],
  ['#2C6B75', skins[3], colors.paper, { cut: 'bob' }],
  [colors.straw, skins[2], '#A3265A', { cut: 'short', glasses: true }],
  [colors.rose, skins[0], colors.forest, { cut: 'short' }],
  [colors.sun, skins[3], '#2C6B75', { cut: 'low', hair: '#B8AFA6' }],
];

/** A forum on the screen of a laptop, whose last tile shows the hall; a mask of cloth lies beside it. */
export function call(): string {
  const ground =
    box(0, 0, WIDTH, HEIGHT, colors.lapacho) +
    shape('M0 0H1600V120L0 700Z', '#E2648F') +
    box(0, 716, WIDTH, 284, '#5A2A4A') +
    box(0, 716, WIDTH, 12, '#7A3E66');
  let defs = '';
  let tiles = '';
  for (let i = 0; i < 6; i++) {
    const x = SCREEN.x + TILE.gap + (i % 3) * (TILE.width + TILE.gap);
    const y = SCREEN.y + TILE.gap + Math.floor(i / 3) * (TILE.height + TILE.gap);
    defs += `<clipPath id="t${i}"><path d="M${x} ${y}h${TILE.width}v${TILE.height}h-${TILE.width}z"/></clipPath>`;
    tiles += `<g clip-path="url(#t${i})">${tile(i, x, y)}</g>`;
  }
  const laptop =
    oval(830, 850, 560, 30, CAST_COLOR, CAST) +
    box(412, 126, 776, 520, '#2A1F2E', 'rx="26"') +
    box(SCREEN.x, SCREEN.y, SCREEN.width, SCREEN.height, '#17121C') +
    tiles +
    circle(800, 142, 5, '#8FA39A') +
    shape('M412 646H1188L1290 812H310Z', '#C9D0D4') +
    shape('M910 646H1188L1290 812H960Z', '#000', 'opacity=".1"') +
    shape('M452 668H1148L1186 742H414Z', '#5B6470') +
    stitch('M470 686H1136M456 706H1150M440 728H1166', '#C9D0D4', 3.5, '34 8') +
    shape('M700 758H900L912 796H688Z', '#AEB8BE') +
    shape('M310 812H1290V832Q1290 844 1270 844H330Q310 844 310 832Z', '#98A4AC');
  return frame('llamada', ground + laptop + mask(), defs);
}

function tile(i: number, x: number, y: number): string {
  const caller = CALLERS[i];
  if (!caller) return hall(x, y);
  const [ground, skin, top, look] = caller;
  const chin: [number, number] = [x + TILE.width / 2 + ((i * 11) % 17) - 8, y + 148];
  const at = placing({ at: chin, scale: 0.98 });
  const { behind, head: face } = head('front', skin, look, true);
  const body = group(
    `translate(${chin[0]} ${chin[1]})`,
    shape('M-126 120C-120 50 -96 40 -34 26L0 44L34 26C96 40 120 50 126 120Z', top) +
      shape('M54 32C104 46 122 60 126 120H84C84 80 76 50 54 32Z', '#000', SHADE) +
      shape('M-23 -32H23V22Q32 30 32 28Q0 66 -32 28Q-32 30 -23 22Z', skin) +
      shape('M-23 -12Q4 14 23 -12V10Q4 20 -23 4Z', '#000', SHADE),
  );
  return box(x, y, TILE.width, TILE.height, ground) + ink(behind, at, FINE) + body + ink(face, at, FINE);
}

/** Those who are there: rows of heads before a lit stage. */
function hall(x: number, y: number): string {
  let heads = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6; i++) {
      const cx = x + 14 + i * 44 - (row % 2) * 22;
      const cy = y + 128 + row * 34;
      heads +=
        circle(cx, cy, 15, skins[(i + row) % 4] ?? '') +
        shape(`M${cx - 17} ${cy + 2}a17 17 0 0 1 34 0q-17 -12 -34 0Z`, colors.hair) +
        shape(
          `M${cx - 24} ${cy + 46}q0 -32 24 -32q24 0 24 32Z`,
          [colors.paper, colors.orange, colors.rose, '#5F9AA0'][(i + row * 2) % 4] ?? '',
        );
    }
  return (
    box(x, y, TILE.width, TILE.height, colors.monte) +
    shape(`M${x + 112} ${y - 20}l90 140h-180Z`, colors.sun, 'opacity=".3"') +
    box(x + 44, y + 24, 136, 66, colors.paper) +
    stitch(`M${x + 62} ${y + 48}h100M${x + 62} ${y + 68}h60`, colors.lapacho, 8, '20 10') +
    heads
  );
}

function mask(): string {
  return group(
    'translate(1150 850) rotate(-9)',
    shape('M-110 -20Q-20 -60 90 -26L110 50Q0 96 -100 56Z', CAST_COLOR, 'opacity=".3" transform="translate(12 14)"') +
      line('M-104 -20C-210 -70 -220 70 -100 46M94 -24C200 -60 206 60 108 44', '#F1E2C4', 8) +
      shape('M-110 -20Q-20 -60 90 -26L110 50Q0 96 -100 56Z', colors.paper) +
      shape('M50 -38L90 -26L110 50Q80 66 52 70Z', '#2A0D05', 'opacity=".12"') +
      line('M-104 4Q-10 -30 94 2M-102 30Q0 0 102 28', '#D9C6A4', 5) +
      stitch('M-92 -10Q-16 -42 80 -14L96 42Q0 80 -86 44Z', '#2C6B75', 6, '13 9'),
  );
}
