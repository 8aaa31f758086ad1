// Two scenes of the privacy policy, 900 x 900 each, on the page's own ground.
import { hen } from './animals.ts';
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { collar, neckline } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';
import { parted } from './portraits/partings.ts';

const SIZE = 900;

/** Nobody looks over her shoulder: the hen on the wall has other things to see. */
export function reading(): string {
  const phone = group(
    'translate(470 640) rotate(-6)',
    // Its back: what she reads is hers.
    box(-46, -96, 100, 184, colors.lapacho, 'rx="16"') +
      box(30, -96, 24, 184, '#B63A6B', 'rx="14"') +
      box(-34, -84, 44, 30, '#8E2A55', 'rx="10"') +
      line('M-22 -69h.1M-2 -69h.1', '#27120C', 13) +
      lace('letra', { family: 'wheel', rim: 'scallop', thread: '#F6C6D8', weight: 1.4, detail: 0.6 }, 2, 10, 36),
  );
  const she = figure({
    at: [430, 372],
    scale: 0.98,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'heart',
      mood: 'smiles',
      gaze: [0.3, 1],
      hair: HAIR.black,
      glasses: '#7A2413',
      earrings: colors.sun,
      brows: 'short',
      nose: 'button',
      frames: 'round',
    },
    hair: parted('turned', HAIR.black, 'swept', 'bun'),
    chin: [12, -56],
    turn: 9,
    body: { shoulder: 186, waist: 178, foot: 560, color: '#2F7F8C' },
    clothes: neckline(colors.cream),
    arms: [
      { side: 'left', to: [424, 690], aim: -32, hand: 'sheet' },
      { side: 'right', to: [520, 672], aim: 206, hand: 'sheet', dim: true },
    ],
  });
  // The window's edge cuts both on the left; on the right the wall has its end.
  const wall =
    box(0, 548, 850, 352, '#E7C79A') +
    box(0, 530, 850, 30, '#C9683C') +
    line(
      'M0 640H800M0 734H800M0 828H800M120 560V640M420 560V640M720 560V640M270 640V734M570 640V734M120 734V828M420 734V828M720 734V828',
      '#D9B27F',
      5,
    ) +
    box(784, 500, 84, 400, '#DDB67F') +
    box(840, 500, 28, 400, '#C99E66') +
    box(772, 484, 108, 30, '#C9683C');
  const tree =
    shape(
      'M200 -40C340 -20 380 60 340 130C400 190 340 270 260 262C210 320 100 310 70 250C0 270 -40 200 0 150V-40Z',
      '#4C8A55',
    ) +
    shape('M140 20C220 30 250 90 210 130C260 180 210 230 160 214C110 250 40 220 40 170L0 150V0Z', '#3F7F4B') +
    circle(262, 196, 22, colors.sun) +
    circle(174, 250, 22, colors.orange) +
    circle(300, 108, 22, colors.orange);
  return canvas(
    { width: SIZE, height: SIZE, name: 'lectura', grain: 0.34 },
    tree + wall + hen(808, 487, 1.25) + she.body + she.limbs + phone + she.fingers,
  );
}

/** At head office: what she asks for, he does before her eyes. */
export function erasing(): string {
  const half = (turn: number, x: number, left: boolean) =>
    group(
      `translate(${x} 566) rotate(${turn})`,
      shape(
        left ? 'M-112 -96H20L4 -64L22 -30L2 6L18 40L0 84H-112Z' : 'M112 -96H-8L-24 -64L-6 -30L-26 6L-10 40L-28 84H112Z',
        colors.paper,
      ) +
        (left
          ? line('M-88 -58H-24M-88 -30H-40M-88 -2H-30M-88 26H-52', '#B9A27A', 8)
          : line('M14 -58H84M18 -30H70M14 -2H88M20 26H60', '#B9A27A', 8)),
    );
  const clerk = figure({
    at: [566, 352],
    scale: 0.88,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'square',
      mood: 'grins',
      gaze: [0.9, 0.1],
      hair: HAIR.black,
      moustache: true,
      brows: 'bushy',
      nose: 'hooked',
    },
    hair: cropped('turned', HAIR.black),
    chin: [8, -60],
    turn: 5,
    body: { shoulder: 190, waist: 176, foot: 520, color: colors.forest },
    clothes: collar(colors.forest),
    arms: [
      { side: 'right', to: [398, 578], aim: -60, hand: 'sheet', sleeve: 'rolled' },
      { side: 'left', to: [700, 578], aim: 240, hand: 'sheet', sleeve: 'rolled', dim: true },
    ],
  });
  const visitor = figure({
    at: [150, 452],
    scale: 0.92,
    skin: SKINS[4],
    head: { age: 'old', mood: 'smiles', hair: HAIR.grey, gaze: 0.1, earring: colors.tierra },
    hair: profileHair(HAIR.grey, 'bun'),
    chin: [18, -60],
    turn: 0,
    neck: { lean: 8, deep: 60 },
    body: { shoulder: 178, waist: 170, foot: 560, color: '#A3265A' },
    clothes: neckline(colors.rose),
    arms: [{ side: 'right', to: [372, 776], aim: 6, hand: 'rest', dim: true }],
  });
  const counter =
    box(0, 772, 866, 128, colors.wood) +
    box(818, 772, 48, 128, colors.woodDark) +
    box(0, 742, 886, 32, '#A4623A') +
    stitch('M0 812H796', '#C98A5C', 5, '18 13');
  const slip = group(
    'translate(470 758) skewX(-18)',
    box(-60, -22, 150, 36, colors.cream) +
      line('M-44 -4h.1M-28 -4h.1M-12 -4h.1M12 -4h.1M28 -4h.1M44 -4h.1', colors.tierra, 11),
  );
  const plant = group(
    'translate(806 744)',
    oval(0, 0, 50, 8, '#3A1608', 'opacity=".25"') +
      shape('M-38 -66H38L28 0H-28Z', colors.clay) +
      shape(
        'M0 -66C-52 -96 -62 -150 -44 -192C-12 -164 0 -120 0 -66M0 -66C38 -108 66 -116 78 -166C40 -164 6 -130 0 -66',
        colors.leaf,
      ),
  );
  return canvas(
    { width: SIZE, height: SIZE, name: 'borrar', grain: 0.34 },
    clerk.body +
      clerk.limbs +
      half(-9, 470, true) +
      half(9, 628, false) +
      clerk.fingers +
      visitor.body +
      counter +
      plant +
      slip +
      visitor.arms,
  );
}
