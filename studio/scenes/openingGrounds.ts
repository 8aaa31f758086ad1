import { canvas } from './canvas.ts';
import { counterFront, counterTop } from './heroKioskBooth.ts';
import { lastOfRow, ROW } from './heroFarm.ts';
import { BED_LEFT, bedFurrows, FARM_DEFS, stampedCabbage } from './heroFarmLand.ts';
import { GROUND } from './heroStallParts.ts';
import { hen } from './animals.ts';
import { bush, hill } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, group, line, shape, stamp, stampDefs, stitch, whole } from '../../server/lace/primitives.ts';
import { randomFrom } from '../../server/lace/random.ts';

/** How far a ground reaches to the left of its drawing, and how far it lies below it. */
const REACH = 3600;
const UNDER = 10;
const HEIGHT = 1000;
/** Beginning in the gap after the stitch that the drawing's own thread begins with. */
const GAP_FIRST = 'stroke-dashoffset="24"';

/**
 * The ground of each opening's drawing, from its left edge on: what stands on that edge is whole, what runs over it runs
 * on. Drawn in the drawing's own units, with its left edge at x 0; 3610 x 1000.
 */
export function openingGrounds(): Record<string, string> {
  return {
    about: about(),
    ee: kiosk(),
    microfinance: stall(),
    schools: farm(),
    'schools-field': field(),
    stoplight: yard(),
    sustainability: patio(),
  };
}

function ground(name: string, grain: number, body: string, defs = ''): string {
  return canvas({ width: REACH + UNDER, height: HEIGHT, left: -REACH, name, grain, defs }, body);
}

function all(color: string, top = 0): string {
  return box(-REACH, top, REACH + UNDER, HEIGHT - top, color);
}

/** A hill of the drawing, by its own y, swing and seed: it begins at the same height and goes on to the left. */
function hillLeft(fill: string, y: number, swing: number, seed: string): string {
  const width = REACH + UNDER;
  return group(`translate(${UNDER} 0) scale(-1 1)`, hill(fill, { width, height: HEIGHT, y, swing, points: 9, seed }));
}

/** A hill of the drawing, by its own y, swing and seed, which comes down to the left: words stand over it. */
function slopeLeft(fill: string, y: number, swing: number, seed: string, to: number): string {
  const from = whole(y + (randomFrom(seed)() - 0.5) * 2 * swing);
  return shape(
    `M${UNDER} ${from}H0C-130 ${from} -220 ${to} -460 ${to}S-1500 ${to - 14} -3600 ${to}V1000H${UNDER}Z`,
    fill,
  );
}

/** aboutOpening.ts: the wall, and the table with its edge. */
function about(): string {
  const strip = (top: number, height: number, color: string) => box(-REACH, top, REACH + UNDER, height, color);
  return ground(
    'primer',
    0.42,
    all('#5E1A0D') +
      strip(774, 122, '#95552F') +
      strip(896, 26, colors.wood) +
      all('#4E2410', 922) +
      box(-REACH, 922, REACH + UNDER, 14, '#000', 'opacity=".3"'),
  );
}

/** heroKiosk.ts: the counter goes on. */
function kiosk(): string {
  return ground(
    'kiosco',
    0.3,
    all(colors.sun) +
      slopeLeft('#E0A02C', 560, 24, 'ki1', 730) +
      slopeLeft('#4C8A55', 684, 8, 'ki2', 712) +
      counterTop(-REACH, UNDER) +
      counterFront(-REACH, UNDER),
  );
}

/** heroStall.ts */
function stall(): string {
  return ground(
    'puesto',
    0.3,
    all(colors.mist) +
      slopeLeft('#DFD6C8', 500, 36, 'st0', 640) +
      slopeLeft('#9CC4A4', 560, 46, 'st1', 672) +
      slopeLeft('#4F8F63', 648, 20, 'st2', 704) +
      hillLeft(colors.road, 736, 8, 'st3') +
      all('#B34425', GROUND - 6) +
      stitch('M6 948.5L-20 950C-300 966 -900 960 -3600 960', '#F3B08A', 5, '26 18', 'opacity=".7"'),
  );
}

/** heroFarm.ts and its land: the bed goes on, and the row in front of it. */
function farm(): string {
  const bed = `M10 ${BED_LEFT - 1}C-200 652 -700 656 -3600 656V1010H10Z`;
  return ground(
    'chacra',
    0.3,
    all(colors.mist) +
      hillLeft('#A9CDB0', 390, 34, 'fa1') +
      group('translate(-3700 0)', bush('#5F9270', { width: 3640, y: 448, size: 90, depth: 80, seed: 'fa9' })) +
      bush('#5F9270', { width: 10, y: 448, size: 90, depth: 80, seed: 'fa2' }) +
      hillLeft('#4C8A55', 478, 8, 'fa3') +
      hillLeft('#3F7F4B', 520, 6, 'fa4') +
      shape(bed, '#9A4426') +
      `<clipPath id="fa"><path d="${bed}"/></clipPath><g clip-path="url(#fa)">${bedFurrows(40)}</g>` +
      rowLeft(),
    FARM_DEFS,
  );
}

/** The same row before a field of one colour, which words stand on. */
function field(): string {
  const size = { width: REACH, height: HEIGHT, left: -REACH };
  return canvas({ ...size, name: 'surco', grain: 0.3, defs: FARM_DEFS }, all(colors.monte) + rowLeft());
}

function rowLeft(): string {
  const row = Array.from({ length: 15 }, (_, i) =>
    stampedCabbage(-170 - i * 232, ROW + ((i * 11) % 23), 2.3 + ((i * 2) % 3) * 0.2),
  );
  return row.join('') + lastOfRow();
}

/** sustainOpening.ts: the hills come down, the yard goes on; two rows of the kitchen garden, and a hen that looks for worms. */
function patio(): string {
  const row = (y: number, every: number, scale: number) =>
    shape(`M-190 ${y + 26 * scale}Q-210 ${y - 20 * scale} -270 ${y - 20 * scale}H-3600V${y + 26 * scale}Z`, '#8E3A1E') +
    Array.from({ length: Math.floor(3300 / every) }, (_, i) =>
      stamp('mata', `translate(${-270 - i * every} ${y - 2 * scale}) scale(${scale})`),
    ).join('');
  return ground(
    'patio',
    0.4,
    all('#FBDDD0') +
      shape('M10 556.5L0 560C-120 602 -240 596 -380 572S-760 530 -980 566S-1900 540 -3600 566V700H10Z', '#5F8F4E') +
      shape('M10 608.4L0 610C-180 640 -340 606 -560 600S-1100 640 -1500 612S-2800 620 -3600 610V700H10Z', '#3F7D45') +
      all(colors.road, 664) +
      box(-REACH, 664, REACH + UNDER, 14, '#E0714B') +
      stitch('M-20 952C-340 992 -900 960 -3600 960', '#E88A62', 7, '24 18', GAP_FIRST) +
      row(752, 96, 0.72) +
      row(852, 128, 1) +
      hen(-130, 900, 1.45, { pecks: true }),
    stampDefs(
      'mata',
      shape('M0 4C-10 -30 -40 -44 -62 -40C-58 -14 -32 4 0 4Z', '#4F8F5A') +
        shape('M0 4C10 -34 38 -52 62 -46C58 -16 34 4 0 4Z', '#6FA85F') +
        shape('M0 6C-20 -24 -14 -62 2 -82C20 -58 18 -20 0 6Z', '#79B56C'),
    ),
  );
}

/** lifeMap.ts: the line is tied to a post, the land goes on. */
function yard(): string {
  const post =
    shape('M-78 944H-14L-26 956H-120Z', colors.tierraDeep, 'opacity=".35"') +
    box(-58, 44, 26, 904, colors.wood) +
    box(-42, 44, 10, 904, colors.woodDark) +
    line('M-60 92H-30M-60 101H-30', colors.tierraDeep, 6) +
    line('M-45 92L10 100.9', colors.tierraDeep, 5);
  return ground(
    'mapa',
    0.4,
    all(colors.dawn) +
      hillLeft('#EFA08E', 560, 50, 'mapa1') +
      group('translate(-3683 0)', bush(colors.forest, { width: 3600, y: 716, size: 120, depth: 120, seed: 'mapa5' })) +
      bush(colors.forest, { width: 10, y: 716, size: 120, depth: 120, seed: 'mapa2' }) +
      hillLeft(colors.leaf, 760, 16, 'mapa3') +
      hillLeft(colors.road, 884, 12, 'mapa4') +
      stitch('M-20 946C-340 974 -900 940 -3600 950', '#F3B08A', 5, '26 18', `opacity=".7" ${GAP_FIRST}`) +
      post,
  );
}
