import { colors } from '../../server/lace/palette.ts';
import { box, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { collar, round, thread } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { combed, HAIR } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';
import { frame } from './sustainFrame.ts';

/** In the break, under a tree: one serves the tereré, one takes it, one laughs. */
export function workplace(): string {
  const jug = group(
    'translate(424 424) rotate(38)',
    shape('M-64 -96H64L54 92H-54Z', '#BFE0DC') +
      shape('M-60 -30H60L54 92H-54Z', '#86C2BE') +
      shape('M26 -96H64L54 92H24Z', '#1F5A5A', 'opacity=".16"') +
      line('M-62 -60C-120 -60 -114 50 -58 46', '#BFE0DC', 16) +
      shape(
        'M-16 -90C-50 -120 -40 -160 -6 -170C8 -140 4 -110 -16 -90ZM-2 -92C10 -130 40 -146 66 -132C62 -104 34 -86 -2 -92Z',
        colors.sprout,
      ),
  );
  const water = line('M500 424C520 450 526 480 528 520', '#CFE9E6', 12);
  const guampa =
    line('M560 512L604 430', '#D8DDD3', 11) +
    shape('M492 520H590C586 568 576 612 566 648H518C506 612 496 568 492 520Z', '#6B3418') +
    shape('M562 520H590C586 568 576 612 566 648H548C558 610 562 566 562 520Z', '#000', 'opacity=".22"') +
    oval(541, 520, 49, 10, '#4F7A3A') +
    line('M492 526Q541 546 590 526', '#D8DDD3', 9);
  const server = figure({
    at: [238, 372],
    scale: 0.78,
    skin: SKINS[6],
    head: { age: 'grown', mood: 'smiles', hair: HAIR.brown, gaze: 0.6, earring: colors.tierra },
    hair: profileHair(HAIR.brown, 'bun'),
    chin: [18, -62],
    turn: 7,
    neck: { lean: 12, deep: 60 },
    body: { shoulder: 170, waist: 150, foot: 560, color: '#2F6B50' },
    clothes: collar('#24573F'),
    arms: [
      { side: 'right', to: [464, 470], aim: -20, hand: 'open', sleeve: 'short', dim: true, near: 0.9 },
      { side: 'left', to: [368, 434], aim: -24, hand: 'grip', sleeve: 'short', holds: jug },
    ],
  });
  const taker = figure({
    at: [722, 420],
    scale: 0.8,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'round',
      mood: 'laughs',
      gaze: [0.6, 0.2],
      hair: HAIR.greying,
      glasses: '#27120C',
      earrings: colors.sun,
    },
    hair: combed('turned', HAIR.greying, 'bun'),
    chin: [10, -58],
    turn: -4,
    body: { shoulder: 192, waist: 188, foot: 520, color: colors.sun },
    clothes: thread(colors.tierra),
    arms: [
      { side: 'left', to: [700, 648], aim: 184, hand: 'flat', sleeve: 'short', dim: true, near: 0.85 },
      { side: 'right', to: [550, 590], aim: 196, hand: 'grip', sleeve: 'short', holds: guampa },
    ],
  });
  const third = figure({
    at: [1010, 330],
    scale: 0.74,
    flip: true,
    skin: SKINS[5],
    head: { age: 'young', mood: 'laughs', hair: HAIR.black, gaze: 0.3, beard: true },
    hair: profileHair(HAIR.black, 'cropped'),
    chin: [16, -60],
    turn: -3,
    neck: { lean: 12, deep: 60, wide: 100 },
    body: { shoulder: 186, waist: 154, foot: 620, color: '#EFE3CB' },
    clothes:
      round('#D9C8A4') +
      line('M-52 10C-40 90 -20 150 14 190M52 10C48 90 40 150 14 190', colors.tierra, 7) +
      box(-20, 188, 70, 90, colors.paper, 'rx="8"') +
      box(-20, 188, 70, 26, colors.tierra),
    arms: [
      { side: 'left', to: [1040, 590], aim: 200, hand: 'relaxed', sleeve: 'short', dim: true },
      { side: 'right', to: [846, 566], aim: 150, hand: 'open', sleeve: 'short', near: 0.9 },
    ],
  });
  const shade =
    box(0, 0, 1200, 790, '#F3B9C6') +
    shape('M0 470C200 450 420 480 620 462S980 480 1200 452V790H0Z', '#D98A9B') +
    shape(
      'M0 -10H1200V96C1130 150 1060 110 1010 146C940 96 880 150 800 120C730 160 660 90 580 128C510 90 440 150 360 112C290 158 220 104 150 150C90 116 40 150 0 126Z',
      '#2F6B50',
    ) +
    shape(
      'M0 -10H1200V40C1100 90 1020 40 940 78C860 30 760 90 680 52C600 90 520 30 430 70C340 30 240 90 160 54C100 80 40 60 0 70Z',
      '#1F5A40',
    ) +
    [
      [86, 184],
      [420, 176],
      [640, 160],
      [846, 190],
      [1150, 200],
    ]
      .map(([x = 0, y = 0]) => line(`M${x} ${y - 70}V${y - 30}`, '#1F5A40', 4) + oval(x, y, 22, 30, colors.sun))
      .join('') +
    box(0, 0, 40, 790, colors.woodDark) +
    shape('M0 470C200 450 420 480 620 462S980 480 1200 452V476C980 502 820 486 620 486S200 474 0 494Z', '#C97688') +
    stitch('M60 640C300 610 700 650 1180 620', '#E7A7B4', 9, '34 26');
  return frame(
    { name: 'ronda', theme: 'foundation', wall: ['#F3B9C6', '#F3B9C6'], light: [0, 0] },
    shade + third.body + third.arms + taker.body + server.body + taker.arms + water + server.arms,
  );
}
