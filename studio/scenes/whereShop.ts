import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { near, wheel } from './closeUps.ts';
import { tapered } from './people/geometry.ts';
import { shaded } from './people/marks.ts';
import { cropped, HAIR, combed } from './portraits/hair.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const SIZE = { width: 1200, height: 900 };
const GROUND = 800;
const PAINT = '#2F8C86';

/** A shop about to open: from her wheelchair its owner paints the door, someone sets out the window. The middle 840 hold both. */
export function hubShop(): string {
  return canvas({ ...SIZE, name: 'vidriera', grain: 0.42 }, street() + shelver() + front() + door() + painter());
}

function street(): string {
  let courses = '';
  for (let i = 0; i < 7; i++) courses += `M${i % 2 ? 0 : 34} ${40 + i * 34}h60m30 0h70m400 0h50m30 0h70m200 0h60`;
  return (
    box(0, 0, SIZE.width, SIZE.height, '#C98D7A') +
    line(courses, '#B27462', 8) +
    box(0, GROUND, SIZE.width, 100, '#B7B2AC') +
    line(`M0 ${GROUND + 44}H1200M180 ${GROUND}L150 900M620 ${GROUND}V900M1040 ${GROUND}L1070 900`, '#9C968F', 5) +
    // The shop inside.
    box(600, 190, 560, 520, '#F7D98F')
  );
}

function shelver(): string {
  const parcel = (x: number, y: number, w: number, h: number, color: string) =>
    box(x, y, w, h, color) +
    box(x + w * 0.7, y, w * 0.3, h, '#000', 'opacity=".12"') +
    box(x + w * 0.4, y, 14, h, colors.cream);
  return (
    box(620, 336, 200, 12, colors.wood) +
    parcel(640, 262, 70, 74, colors.lapacho) +
    parcel(722, 282, 60, 54, PAINT) +
    near(1012, 480, 0.68, {
      face: {
        skin: '#4E2C1E',
        view: 'turned',
        age: 'grown',
        build: 'square',
        mood: 'beams',
        gaze: [0.7, 0.4],
        nose: 'broad',
        brows: 'bushy',
        beard: 'full',
        blush: false,
        hair: HAIR.black,
        glasses: '#E9C97C',
      },
      hair: cropped('turned', HAIR.black),
      head: { at: [-6, -58], flip: true, turn: -3 },
      neck: { lean: -4, deep: 70 },
      body: { shoulder: 190, waist: 176, color: colors.orange, foot: 320 },
      clothes: line('M-76 -6C-56 60 56 60 76 -6', shaded(colors.orange, 0.2), 12),
      held: parcel(-236, 96, 210, 150, colors.tierra),
      arms: [
        { shoulder: [-160, 92], elbow: [-262, 270], to: [-222, 180], hand: 'flat', aim: -24, sleeve: 'long' },
        {
          shoulder: [160, 92],
          elbow: [200, 280],
          to: [-48, 192],
          hand: 'flat',
          aim: 184,
          mirrored: true,
          sleeve: 'long',
          dim: true,
        },
      ],
    })
  );
}

function front(): string {
  return (
    // Pane, sill, fascia.
    shape('M640 190H760L600 600V330Z', '#fff', 'opacity=".28"') +
    box(560, 640, 640, 70, '#4B3560') +
    box(560, 710, 640, 92, '#3A2850') +
    stitch('M600 756H1180', '#6B5586', 6, '24 16') +
    box(566, 150, 34, 650, '#4B3560') +
    box(120, 20, 1080, 150, '#4B3560') +
    box(100, 0, 1100, 24, '#5E4678') +
    box(100, 166, 1100, 26, '#3A2850') +
    box(620, 52, 520, 86, colors.cream) +
    stitch('M650 96H836', colors.tierra, 12, '34 18')
  );
}

function door(): string {
  return (
    box(130, 192, 430, 610, '#3A2850') +
    box(176, 230, 340, 572, '#E3D3B4') +
    // What she has painted of it.
    shape('M176 230H516V470C480 500 470 460 440 520C420 560 380 520 350 590C320 640 250 600 176 660Z', PAINT) +
    box(226, 270, 240, 190, '#F7D98F') +
    shape('M226 270H330L226 410Z', '#fff', 'opacity=".4"') +
    box(330, 330, 70, 46, colors.paper, 'transform="rotate(-4 365 350)"') +
    circle(365, 352, 10, colors.tierra) +
    circle(210, 600, 15, colors.sun) +
    line('M210 612V640L218 648M210 640L202 646', colors.sun, 6)
  );
}

function painter(): string {
  const skin = '#E0AE8C';
  const jeans = '#37507A';
  const sweater = '#D9A23B';
  const chairBehind =
    oval(770, GROUND + 58, 260, 16, '#2A0D05', 'opacity=".3"') +
    line('M866 500L850 720H640L600 806', '#2A1F2E', 15) +
    line('M872 470H926', '#2A1F2E', 20) +
    box(838, 520, 30, 190, '#6B3B6E', 'rx="10"') +
    box(640, 708, 220, 26, '#6B3B6E', 'rx="10"') +
    line('M640 734L612 812H540', '#2A1F2E', 14) +
    circle(640, 826, 32, '#2A1F2E') +
    circle(640, 826, 14, '#98A39B');
  const legs =
    shape(
      tapered(
        [
          [800, 690],
          [700, 676],
          [606, 684],
        ],
        [104, 98, 82],
      ),
      shaded(jeans, 0.2),
    ) +
    shape(
      tapered(
        [
          [606, 684],
          [578, 760],
          [560, 806],
        ],
        [82, 66, 56],
        { end: 'flat' },
      ),
      shaded(jeans, 0.2),
    ) +
    shape(
      tapered(
        [
          [820, 704],
          [710, 690],
          [628, 696],
        ],
        [112, 104, 86],
      ),
      jeans,
    ) +
    shape(
      tapered(
        [
          [628, 696],
          [604, 762],
          [588, 806],
        ],
        [86, 70, 58],
        { end: 'flat' },
      ),
      jeans,
    ) +
    shape('M548 800H622V840H508C508 818 530 816 548 800Z', colors.tierra);
  const body = near(772, 424, 0.72, {
    face: {
      skin,
      view: 'turned',
      age: 'middle',
      build: 'long',
      mood: 'smirks',
      gaze: [0.8, 0.2],
      eyes: 'hooded',
      nose: 'long',
      signs: ['freckles'],
      hair: '#7A3B1E',
    },
    hair: combed('turned', '#8A4422', 'bun'),
    head: { at: [-18, -56], flip: true, turn: 2 },
    neck: { lean: -8, deep: 60 },
    body: { shoulder: 180, waist: 150, color: sweater, foot: 390 },
    clothes:
      line('M-70 -10C-50 52 50 52 70 -10', shaded(sweater, 0.2), 22) +
      stitch('M-150 200H150M-152 240H152', colors.paper, 10, '14 12'),
    arms: [
      {
        shoulder: [-150, 92],
        elbow: [-286, 200],
        to: [-372, 90],
        hand: 'grip',
        aim: 214,
        mirrored: true,
        sleeve: 'long',
      },
    ],
    held:
      line('M-346 46L-404 146', colors.wood, 22) +
      line('M-404 146L-416 166', '#98A39B', 40) +
      line('M-424 180L-442 210', PAINT, 44),
  });
  return group('translate(-70 0)', chairBehind + body + legs + wheel(806, 722, 128));
}
