import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { wheel } from './closeUps.ts';
import { tapered } from './people/geometry.ts';
import { mixed, shaded } from './people/marks.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR } from './portraits/hair.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const SIZE = { width: 1200, height: 900 };
const GROUND = 820;
const PAINT = '#2F8C86';
const JEANS = '#37507A';
const SEAT = '#6B3B6E';
const TUBE = '#2A1F2E';

/** A shop about to open: from her wheelchair its owner paints the door, someone sets out the window. */
export function hubShop(): string {
  return canvas({ ...SIZE, name: 'vidriera', grain: 0.42 }, street() + shelver() + front() + door() + painter());
}

function street(): string {
  return (
    box(0, 0, SIZE.width, SIZE.height, '#4B3560') +
    box(0, GROUND - 30, SIZE.width, 110, '#B7B2AC') +
    line(
      `M0 ${GROUND + 26}H1200M180 ${GROUND - 30}L150 900M640 ${GROUND - 30}V900M1040 ${GROUND - 30}L1070 900`,
      '#9C968F',
      5,
    ) +
    // The shop inside.
    box(640, 150, 600, 520, '#F7D98F')
  );
}

function shelver(): string {
  const parcel = (x: number, y: number, w: number, h: number, color: string) =>
    box(x, y, w, h, color) +
    box(x + w * 0.7, y, w * 0.3, h, '#000', 'opacity=".12"') +
    box(x + w * 0.4, y, 14, h, colors.cream);
  const { body, limbs, fingers } = figure({
    at: [1036, 430],
    scale: 0.66,
    flip: true,
    skin: '#4E2C1E',
    head: {
      view: 'turned',
      age: 'grown',
      build: 'square',
      mood: 'laughs',
      gaze: [0.9, 0.5],
      nose: 'broad',
      brows: 'bushy',
      beard: 'full',
      blush: false,
      hair: HAIR.black,
      glasses: '#E9C97C',
    },
    hair: cropped('turned', HAIR.black),
    chin: [8, -58],
    turn: -4,
    body: { shoulder: 190, waist: 176, color: colors.orange, foot: 360 },
    clothes: line('M-76 -6C-56 60 56 60 76 -6', shaded(colors.orange, 0.2), 12),
    arms: [
      { side: 'left', to: [1098, 596], elbow: [1158, 566], aim: 172, hand: 'flat', sleeve: 'long', dim: true },
      { side: 'right', to: [966, 596], elbow: [906, 566], aim: 8, hand: 'flat', sleeve: 'long' },
    ],
  });
  return (
    box(668, 300, 170, 12, colors.wood) +
    parcel(682, 226, 70, 74, colors.lapacho) +
    parcel(762, 246, 60, 54, PAINT) +
    body +
    limbs +
    parcel(968, 530, 128, 112, colors.tierra) +
    fingers
  );
}

function front(): string {
  return (
    // Pane, sill, fascia.
    shape('M640 150H790L640 520Z', '#fff', 'opacity=".3"') +
    box(590, 640, 640, 160, '#3A2850') +
    box(570, 626, 660, 26, '#5E4678') +
    stitch('M620 740H1190', '#6B5586', 6, '24 16') +
    box(590, 110, 52, 690, '#3A2850') +
    box(0, 0, 1200, 112, '#4B3560') +
    box(0, 108, 1200, 26, '#3A2850') +
    box(850, 22, 310, 66, colors.cream) +
    stitch('M880 56H1040', colors.tierra, 12, '34 18')
  );
}

function door(): string {
  return (
    box(30, 134, 450, 666, '#3A2850') +
    box(66, 170, 378, 630, '#E3D3B4') +
    // What she has painted of it.
    shape(
      'M66 170H444V420C428 470 404 440 380 470C350 520 330 470 300 540C270 600 220 560 170 610C130 640 100 610 66 650Z',
      PAINT,
    ) +
    line('M380 200V400M410 200V380M120 420V560M180 420V540', mixed(PAINT, '#FFFFFF', 0.16), 8) +
    box(124, 214, 190, 170, '#F7D98F') +
    shape('M124 214H220L124 330Z', '#fff', 'opacity=".4"') +
    box(186, 262, 76, 52, colors.paper, 'transform="rotate(-4 224 288)"') +
    circle(224, 288, 11, colors.tierra) +
    circle(100, 560, 15, colors.sun)
  );
}

function painter(): string {
  const skin = '#E0AE8C';
  const sweater = '#D9A23B';
  const limb = (points: readonly (readonly [number, number])[], widths: readonly number[], color: string) =>
    shape(tapered(points, widths, { end: 'flat' }), color);
  const { body, arms } = figure({
    at: [706, 330],
    scale: 0.8,
    flip: true,
    skin,
    head: {
      view: 'turned',
      age: 'grown',
      build: 'round',
      mood: 'beams',
      gaze: [0.9, 0.4],
      lips: 'full',
      eyes: 'round',
      nose: 'long',
      signs: ['freckles'],
      hair: '#7A3B1E',
      earrings: PAINT,
    },
    hair: combed('turned', '#8A4422', 'bun'),
    chin: [18, -56],
    turn: 3,
    body: { shoulder: 180, waist: 158, color: sweater, foot: 400 },
    clothes:
      line('M-70 -10C-50 52 50 52 70 -10', shaded(sweater, 0.2), 22) +
      stitch('M-150 200H150M-152 240H152', colors.paper, 10, '14 12'),
    arms: [
      {
        side: 'right',
        to: [416, 408],
        elbow: [500, 470],
        aim: 206,
        hand: 'grip',
        sleeve: 'long',
        holds:
          line('M438 364L388 466', colors.wood, 20) +
          line('M390 462L380 482', '#98A39B', 40) +
          line('M374 494L358 526', PAINT, 46),
      },
    ],
  });
  const resting = figure({
    at: [706, 330],
    scale: 0.8,
    flip: true,
    skin,
    head: '',
    hair: { behind: '', front: '' },
    neck: 'none',
    body: { shoulder: 180, waist: 0, color: sweater, foot: 0 },
    arms: [{ side: 'left', to: [640, 560], elbow: [838, 548], aim: 196, hand: 'flat', sleeve: 'long', dim: true }],
  });
  const chair =
    oval(690, GROUND + 42, 330, 16, '#2A0D05', 'opacity=".3"') +
    circle(772, GROUND - 134, 140, 'none', `stroke="${shaded(TUBE, 0.1)}" stroke-width="15"`) +
    // Back and seat, on their tubes.
    line('M866 396L838 690', TUBE, 17) +
    line('M862 398C868 372 900 372 934 378', TUBE, 17) +
    line('M900 374L950 382', '#55605A', 26) +
    shape('M822 426C850 418 878 420 884 434L862 640H806Z', SEAT) +
    box(560, 632, 290, 30, SEAT, 'rx="14"') +
    line('M570 660L508 800H440', TUBE, 16) +
    circle(548, GROUND - 2, 40, 'none', `stroke="${TUBE}" stroke-width="16"`) +
    circle(548, GROUND - 2, 10, '#98A39B') +
    line('M548 778L566 700', TUBE, 14);
  const legs =
    limb(
      [
        [770, 596],
        [620, 580],
        [500, 594],
      ],
      [128, 122, 100],
      shaded(JEANS, 0.2),
    ) +
    limb(
      [
        [500, 596],
        [474, 700],
        [458, 772],
      ],
      [98, 82, 66],
      shaded(JEANS, 0.2),
    ) +
    shape('M420 764H500V800H380C380 778 402 780 420 764Z', shaded(colors.tierra, 0.24)) +
    limb(
      [
        [780, 610],
        [640, 594],
        [528, 606],
      ],
      [134, 128, 104],
      JEANS,
    ) +
    limb(
      [
        [528, 608],
        [506, 706],
        [494, 776],
      ],
      [102, 86, 68],
      JEANS,
    ) +
    shape('M454 770H534V806H412C412 784 436 786 454 770Z', colors.tierra);
  const tin =
    oval(580, 560, 62, 10, '#1B2A44', 'opacity=".5"') +
    shape('M532 466H628L622 560H538Z', '#98A39B') +
    shape('M600 466H628L622 560H596Z', '#78837B') +
    box(534, 496, 92, 40, colors.cream) +
    oval(580, 466, 48, 12, PAINT) +
    line('M548 470V498', PAINT, 12);
  const rest = line('M852 540L640 544C628 544 624 552 624 564V640', TUBE, 14) + line('M846 536L676 538', SEAT, 24);
  // Her hair stays clear of the frame, her brush on the door.
  return group(
    'translate(416 862) scale(.92) translate(-416 -862)',
    chair + body + legs + tin + arms + rest + wheel(772, GROUND - 118, 150) + resting.arms,
  );
}
