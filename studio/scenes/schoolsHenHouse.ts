import { canvas } from './canvas.ts';
import { near, uniform } from './closeUps.ts';
import { colors } from '../../server/lace/palette.ts';
import { shaded } from './people/marks.ts';
import { SKINS } from './people/skins.ts';
import { combed, HAIR } from './portraits/hair.ts';
import { box, circle, group, line, shape, stitch } from '../../server/lace/primitives.ts';

const SIZE = { width: 1200, height: 900 };

/** The hen house: a student with the basket adds today's eggs to the count on the slate, hens look on. The middle 675 hold the subject. */
export function blockLearn(): string {
  return canvas({ ...SIZE, name: 'gallinero', grain: 0.42 }, house() + slate() + student() + perch());
}

function house(): string {
  // Light falls between the boards.
  let gaps = '';
  for (let i = 0; i < 9; i++) gaps += `M${36 + i * 140} 0V900`;
  let bars = '';
  for (let i = 0; i < 5; i++) bars += `M-40 ${330 + i * 190}L1240 ${-80 + i * 190}v56L-40 ${386 + i * 190}Z`;
  return (
    box(0, 0, SIZE.width, SIZE.height, '#8A5636') +
    line(gaps, '#6B3F25', 6) +
    shape(bars, '#E9B36A', 'opacity=".26"') +
    box(0, 40, SIZE.width, 34, '#6B3F25')
  );
}

/** Five strokes for five eggs, crossed at the fifth. */
function slate(): string {
  const strokes = (x: number, y: number, count: number) => {
    let d = '';
    for (let i = 0; i < Math.min(count, 4); i++) d += `M${x + i * 24} ${y}l-4 52`;
    return count > 4 ? `${d}M${x - 16} ${y + 44}L${x + 88} ${y + 8}` : d;
  };
  const rows = [
    [146, 5, 5, 3],
    [242, 5, 5, 5],
    [338, 5, 3, 0],
  ] as const;
  const d = rows
    .map(([y, ...counts]) => counts.map((count, i) => (count ? strokes(776 + i * 126, y, count) : '')).join(''))
    .join('');
  return (
    box(740, 120, 440, 330, '#3A1B0B', 'opacity=".5"') +
    box(728, 106, 440, 330, '#C58A4A') +
    box(748, 126, 400, 290, colors.monte) +
    line(d, colors.cream, 8)
  );
}

const egg = (x: number, y: number, color: string, turn = 0) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    shape('M0 -46C26 -46 36 -12 36 8C36 32 20 44 0 44S-36 32 -36 8C-36 -12 -26 -46 0 -46Z', color) +
      shape('M10 -43C28 -34 36 -8 36 8C36 32 20 44 0 44C22 30 24 -14 10 -43Z', '#000', 'opacity=".1"'),
  );

function student(): string {
  const basket = group(
    'translate(-170 196)',
    line('M-150 0C-150 -190 150 -190 150 0', '#8E5A2C', 18) +
      egg(-84, -16, '#E9B98A', -14) +
      egg(-18, -34, '#FBEFD2', 6) +
      egg(52, -28, '#D99A68', -6) +
      egg(104, -8, '#FBEFD2', 18) +
      egg(-48, 4, '#FBEFD2', 10) +
      egg(18, 6, '#E9B98A', -4) +
      shape('M-166 6H166L128 150Q0 168 -128 150Z', '#B97A3E') +
      shape('M60 6H166L128 150Q96 158 60 160Z', '#000', 'opacity=".16"') +
      stitch('M-152 46H152M-142 84H142M-132 120H132', colors.straw, 10, '24 16') +
      box(-174, -6, 348, 26, '#D99A4E', 'rx="11"'),
  );
  return near(560, 540, 0.94, {
    face: {
      skin: SKINS[4],
      view: 'turned',
      age: 'young',
      build: 'round',
      mood: 'smiles',
      gaze: [0.9, -0.6],
      hair: HAIR.black,
    },
    hair: combed('turned', HAIR.black, 'tail', colors.lapacho),
    head: { at: [6, -58], turn: -8 },
    neck: { lean: 2, deep: 64 },
    body: { shoulder: 176, waist: 170, color: '#FFFAF0' },
    clothes: uniform(colors.forest),
    held: basket,
    arms: [
      { shoulder: [-148, 92], elbow: [-256, 200], to: [-172, 54], hand: 'grip', aim: 8, sleeve: 'short' },
      {
        shoulder: [148, 92],
        elbow: [326, 120],
        to: [446, -152],
        hand: 'pinch',
        aim: -66,
        sleeve: 'short',
        dim: true,
        over: line('M436 -146L450 -182', '#FFFAF0', 15),
      },
    ],
  });
}

/** A hen on her two legs; `color` of her feathers. */
function hen(x: number, y: number, scale: number, color: string, flip = false): string {
  return group(
    `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`,
    line(
      'M-24 -110V-6M-24 -6L-52 2M-24 -6L-22 6M-24 -6L6 2M40 -110V-6M40 -6L12 2M40 -6L42 6M40 -6L72 2',
      '#B4581C',
      12,
    ) + group('translate(0 -40)', plumage(color)),
  );
}

function plumage(color: string): string {
  const dim = shaded(color, 0.16);
  return (
    shape(
      'M-190 -300C-150 -290 -130 -250 -90 -236C-40 -222 20 -240 50 -290C66 -330 76 -392 124 -396C160 -398 176 -368 170 -332C164 -290 176 -250 166 -196C152 -110 90 -60 10 -58C-80 -56 -150 -110 -164 -190C-170 -226 -190 -250 -190 -300Z',
      color,
    ) +
    shape(
      'M170 -332C164 -290 176 -250 166 -196C152 -110 90 -60 10 -58C-60 -56 -120 -90 -148 -144C-60 -96 60 -100 110 -180C134 -220 140 -280 170 -332Z',
      dim,
    ) +
    shape(
      'M-100 -180C-60 -214 10 -214 70 -160C40 -104 -30 -94 -80 -124C-100 -138 -106 -160 -100 -180Z',
      shaded(color, 0.08),
    ) +
    line('M-70 -166C-30 -178 10 -170 40 -146M-66 -138C-40 -144 -14 -140 8 -124', shaded(color, 0.34), 6) +
    shape(
      'M96 -392C84 -420 100 -440 116 -424C120 -450 144 -450 146 -424C162 -440 178 -422 166 -392C150 -402 118 -402 96 -392Z',
      colors.tierra,
    ) +
    shape('M170 -356L212 -338L168 -326Z', colors.sun) +
    shape('M170 -340L212 -338L168 -326Z', colors.gold) +
    shape('M156 -324C172 -322 178 -304 170 -288C162 -278 150 -286 150 -302Z', colors.tierra) +
    circle(140, -356, 9, colors.tierraNight) +
    circle(138, -359, 3, colors.paper)
  );
}

function perch(): string {
  let straws = '';
  for (let i = 0; i < 34; i++) {
    const x = (i * 137) % 1200;
    straws += `M${x} ${846 + ((i * 71) % 50)}l${30 + ((i * 13) % 30)} ${((i * 29) % 22) - 11}`;
  }
  return (
    box(0, 832, SIZE.width, 68, colors.gold) +
    line(straws, '#F3D48A', 6) +
    hen(1084, 874, 0.74, '#FBEFD2', true) +
    hen(112, 872, 0.62, '#B4552E')
  );
}
