import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { near } from './closeUps.ts';
import { shaded } from './people/marks.ts';
import { cropped, HAIR, straight } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const SIZE = { width: 1200, height: 900 };

/** At dusk a woman lets a basket down to her neighbour's balcony; a girl looks on from hers. The middle 840 hold them. */
export function hubBalconies(): string {
  return canvas({ ...SIZE, name: 'balcones', grain: 0.42 }, house() + upper() + lower() + basket());
}

function house(): string {
  const windowOf = (x: number, y: number, w: number, h: number, color: string) =>
    box(x - 14, y - 14, w + 28, h + 14, '#8E5B64') + box(x, y, w, h, color);
  return (
    box(0, 0, SIZE.width, SIZE.height, '#243A66') +
    circle(84, 120, 46, '#F4E3B4') +
    shape('M0 560H70V480H150V900H0Z', '#1A2C50') +
    line('M40 600h.1M40 680h.1M110 560h.1M110 640h.1M70 760h.1', colors.sun, 15) +
    box(170, 0, 1030, SIZE.height, '#D98F7E') +
    box(1080, 0, 120, SIZE.height, '#B9705F') +
    line('M170 452H1200', '#C27A69', 14) +
    windowOf(620, 20, 360, 400, '#FBDF9C') +
    box(620, 20, 120, 400, '#F2B68E') +
    windowOf(240, 500, 330, 400, '#FBDF9C') +
    box(500, 500, 70, 400, '#F2B68E') +
    windowOf(860, 560, 200, 340, '#3D4E86') +
    // A lamp inside.
    line('M440 500V540', '#8E5B64', 5) +
    shape('M396 578C396 540 484 540 484 578Z', colors.tierra)
  );
}

function rail(x: number, y: number, w: number, color: string): string {
  let bars = '';
  for (let i = 0; i <= w / 34; i++) bars += `M${x + i * 34} ${y}v112`;
  return (
    box(x - 30, y + 108, w + 60, 30, '#F1D5C6') +
    box(x - 30, y + 130, w + 60, 10, '#C99C8C') +
    line(bars, color, 9) +
    line(`M${x - 16} ${y}H${x + w + 16}`, color, 18)
  );
}

function pot(x: number, y: number, color: string, leaf: string): string {
  return (
    shape(
      `M${x} ${y - 50}C${x - 70} ${y - 70} ${x - 80} ${y - 130} ${x - 60} ${y - 160}C${x - 20} ${y - 140} ${x - 6} ${y - 100} ${x} ${y - 50}C${x + 4} ${y - 110} ${x + 30} ${y - 150} ${x + 70} ${y - 164}C${x + 84} ${y - 120} ${x + 60} ${y - 70} ${x} ${y - 50}Z`,
      leaf,
    ) +
    shape(
      `M${x} ${y - 46}C${x - 20} ${y - 110} ${x - 10} ${y - 170} ${x + 6} ${y - 196}C${x + 26} ${y - 150} ${x + 24} ${y - 100} ${x} ${y - 46}Z`,
      shaded(leaf, 0.16),
    ) +
    shape(`M${x - 46} ${y - 62}H${x + 46}L${x + 34} ${y}H${x - 34}Z`, color) +
    shape(`M${x + 16} ${y - 62}H${x + 46}L${x + 34} ${y}H${x + 10}Z`, '#000', 'opacity=".16"')
  );
}

function upper(): string {
  const sari = '#2F8C86';
  return (
    near(806, 296, 0.62, {
      face: {
        skin: '#8A4E2F',
        view: 'turned',
        age: 'grown',
        build: 'heart',
        mood: 'beams',
        gaze: [0.8, 0.9],
        nose: 'hooked',
        brows: 'straight',
        signs: ['stud'],
        hair: HAIR.black,
        earrings: colors.sun,
        lips: 'full',
      },
      hair: parted('turned', HAIR.black, 'middle', 'braid', colors.lapacho),
      head: { at: [-24, -52], flip: true, turn: -10 },
      neck: { lean: -12, deep: 84 },
      body: { shoulder: 182, waist: 170, color: colors.lapacho, foot: 340 },
      clothes:
        shape('M30 -20C80 0 130 20 170 50L160 336H-64C30 250 70 120 30 -20Z', sari) +
        stitch('M34 -12C74 120 34 250 -56 332', colors.sun, 11, '18 12'),
      arms: [
        { shoulder: [-156, 90], elbow: [-284, 210], to: [-324, 60], hand: 'grip', aim: -120, sleeve: 'short' },
        {
          shoulder: [156, 90],
          elbow: [196, 270],
          to: [10, 276],
          hand: 'rest',
          aim: 180,
          mirrored: true,
          sleeve: 'short',
          dim: true,
        },
      ],
    }) +
    rail(610, 372, 420, '#3C2F55') +
    pot(990, 480, colors.sun, '#5F8F4E')
  );
}

function lower(): string {
  return (
    near(372, 690, 0.64, {
      face: {
        skin: '#D9A678',
        view: 'turned',
        age: 'old',
        build: 'lean',
        mood: 'laughs',
        gaze: [0.8, -0.9],
        eyes: 'narrow',
        brows: 'bushy',
        nose: 'broad',
        beard: 'goatee',
        hair: HAIR.grey,
        glasses: '#2A1712',
      },
      hair: cropped('turned', HAIR.grey),
      head: { at: [10, -54], turn: -14 },
      neck: { lean: 6, deep: 60 },
      body: { shoulder: 190, waist: 180, color: '#EADFC8' },
      clothes:
        shape('M-30 16H30L22 62L0 80L-22 62Z', shaded('#EADFC8', 0.1)) +
        line('M0 60V400M-40 120H-10M-40 200H-10', shaded('#EADFC8', 0.3), 7),
      arms: [
        { shoulder: [-156, 92], elbow: [-210, 280], to: [-20, 300], hand: 'rest', aim: 4, sleeve: 'long' },
        { shoulder: [156, 92], elbow: [262, 96], to: [344, -66], hand: 'open', aim: -70, sleeve: 'long', dim: true },
      ],
    }) +
    rail(210, 800, 400, '#2F6F70') +
    near(968, 800, 0.52, {
      face: {
        skin: '#C98F62',
        view: 'turned',
        age: 'young',
        build: 'full',
        mood: 'talks',
        gaze: [0.9, -0.7],
        eyes: 'narrow',
        brows: 'thin',
        nose: 'button',
        apart: 39,
        hair: HAIR.black,
        earsCovered: true,
      },
      hair: straight('turned', HAIR.black),
      head: { at: [-10, -50], flip: true, turn: 12, scale: 1.26 },
      neck: { wide: 76, lean: -6, deep: 50 },
      body: { shoulder: 146, waist: 150, color: colors.sun },
      clothes: line('M-58 -6C-40 50 40 50 58 -6', shaded(colors.sun, 0.2), 10),
    }) +
    rail(860, 850, 240, colors.tierra)
  );
}

/** On its string, with a teapot in it. */
function basket(): string {
  return group(
    'translate(606 536)',
    line('M-2 -204V-140', colors.straw, 6) +
      group(
        'translate(0 -8)',
        shape('M-44 0C-54 -50 -34 -70 0 -70C34 -70 54 -50 44 0Z', '#EAF6F5') +
          shape('M14 -69C40 -66 52 -48 44 0H10C24 -24 26 -48 14 -69Z', '#BFDDE0') +
          line('M44 -44C76 -50 76 -10 44 -14', '#BFDDE0', 9) +
          shape('M-44 -34L-78 -58L-70 -64L-42 -50Z', '#EAF6F5') +
          circle(0, -76, 9, colors.tierra),
      ) +
      line('M-72 0L-2 -142L70 0', colors.straw, 6) +
      shape('M-74 -6H74L56 58Q0 70 -56 58Z', '#B97A3E') +
      shape('M28 -6H74L56 58Q40 62 22 63Z', '#000', 'opacity=".16"') +
      stitch('M-64 16H64M-60 38H60', colors.straw, 6, '16 11') +
      oval(0, -6, 76, 7, '#D99A4E'),
  );
}
