import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { collar, neckline } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { plaits } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { cropped, HAIR } from '../portraits/hair.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

/** Two young people at a table take out of a toolbox what a first business needs instead of hammers. */
export function toolbox(): string {
  const ground =
    box(0, 0, WIDTH, HEIGHT, '#F3D796') +
    shape('M0 0H1600V80L0 640Z', '#F8E3B0') +
    stitch('M120 0V1000M1480 0V1000', '#E8C67C', 6, '26 20');
  const table = box(0, TABLE, WIDTH, HEIGHT - TABLE, colors.tierra) + box(0, TABLE, WIDTH, 14, '#C2512F');
  return frame(
    'herramientas',
    ground +
      pupils() +
      table +
      group('translate(376 420) scale(.53)', handle() + inside() + front()) +
      group('translate(-130 24) scale(.9)', coins()) +
      pad(),
  );
}

const TABLE = 776;

function pupils(): string {
  const she = figure({
    at: [462, 580],
    scale: 0.88,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'young',
      build: 'tall',
      mood: 'grins',
      gaze: [1, 0.9],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'low',
      nose: 'long',
      glasses: colors.tierraNight,
      frames: 'round',
    },
    hair: plaits('turned', HAIR.brown, colors.sun),
    chin: [10, -58],
    turn: 8,
    body: { shoulder: 174, waist: 166, foot: 320, color: '#A3265A' },
    clothes: neckline(colors.cream),
    arms: [{ side: 'right', to: [716, 486], elbow: [640, 730], aim: -24, hand: 'grip', dim: true, holds: drawnOut() }],
  });
  const he = figure({
    at: [1142, 574],
    scale: 0.88,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'broad',
      mood: 'laughs',
      gaze: [1, 0.7],
      hair: HAIR.black,
      eyes: 'narrow',
      brows: 'bushy',
      nose: 'broad',
      signs: ['gap'],
    },
    hair: cropped('turned', HAIR.black),
    chin: [8, -58],
    turn: 5,
    body: { shoulder: 190, waist: 176, foot: 320, color: '#3F8A92' },
    clothes: collar('#3F8A92', { buttons: colors.cream }),
    arms: [{ side: 'right', to: [920, 520], elbow: [968, 740], aim: 206, hand: 'grip', holds: phone() }],
  });
  return she.body + he.body + she.arms + he.arms;
}

/** A ruler, half out of the box. */
function drawnOut(): string {
  return group(
    'translate(716 486) rotate(8)',
    box(-17, -76, 34, 240, colors.orange) +
      line('M-17 -58h15M-17 -38h10M-17 34h15M-17 54h10M-17 74h15M-17 94h10', colors.tierraNight, 4),
  );
}

function phone(): string {
  return group(
    'translate(910 508) rotate(-8)',
    box(-44, -92, 88, 172, colors.tierraNight, 'rx="12"') +
      box(-36, -80, 72, 146, colors.mist) +
      box(-26, -64, 52, 40, colors.lapacho) +
      line('M-26 -6H26M-26 12H6', colors.forest, 7),
  );
}

/** What she writes in. */
function pad(): string {
  return (
    shape('M420 842H592L620 904H400Z', CAST_COLOR, 'opacity=".25" transform="translate(12 10)"') +
    shape('M420 838H592L620 900H400Z', colors.paper) +
    line('M446 854H550M440 870H576M434 886H516', '#B9C9C2', 5)
  );
}

function handle(): string {
  return (
    oval(830, 858, 480, 34, CAST_COLOR, CAST) +
    shape('M372 560L470 250H528L560 560Z', '#174A5A') +
    shape('M1228 560L1130 250H1072L1040 560Z', '#123C4A') +
    line('M480 282H1120', colors.straw, 42) +
    line('M480 296H1120', '#B98E40', 10) +
    stitch('M520 280H1080', '#CFA653', 4, '40 60')
  );
}

/** Ruler, notebook, telephone, calculator, pencils, scissors: each taller than the rim. */
function inside(): string {
  const phone = group(
    'translate(800 600) rotate(4)',
    box(-76, -262, 152, 320, colors.tierraNight, 'rx="20"') +
      box(-62, -240, 124, 270, colors.mist) +
      box(-46, -214, 92, 70, colors.lapacho) +
      shape('M-24 -184L0 -204L24 -184V-158H-24Z', colors.paper) +
      line('M-42 -116H42M-42 -88H18', colors.forest, 12) +
      box(-46, -62, 92, 34, colors.sun, 'rx="6"'),
  );
  const calculator = group(
    'translate(1000 610) rotate(9)',
    box(-82, -200, 164, 260, colors.monte, 'rx="12"') +
      box(44, -200, 38, 260, '#000', 'opacity=".22" rx="12"') +
      box(-62, -178, 124, 56, '#CFE4D6') +
      line('M24 -166V-136M44 -166V-136', colors.monte, 8) +
      [0, 1, 2]
        .map((row) => stitch(`M-46 ${-96 + row * 42}H62`, row ? colors.paper : colors.orange, 26, '1 44'))
        .join(''),
  );
  const notebook = group(
    'translate(622 600) rotate(-7)',
    box(-92, -250, 190, 310, '#A3265A') +
      box(-78, -236, 176, 300, colors.paper) +
      line('M-50 -196H70M-50 -160H70M-50 -124H30', '#B9C9C2', 7) +
      line('M-50 -66L-10 -96L24 -78L70 -126', colors.forest, 10) +
      stitch('M-86 -232V50', '#F3A6BF', 8, '8 12'),
  );
  const ruler = group(
    'translate(470 590) rotate(-13)',
    box(-30, -306, 62, 360, colors.orange) +
      line('M-30 -280h26M-30 -250h16M-30 -220h26M-30 -190h16M-30 -160h26M-30 -130h16', colors.tierraNight, 5) +
      box(14, -306, 18, 360, '#000', SHADE),
  );
  const pencil = (x: number, turn: number, color: string) =>
    group(
      `translate(${x} 600) rotate(${turn})`,
      box(-15, -230, 30, 280, color) +
        box(5, -230, 10, 280, '#000', SHADE) +
        shape('M-15 -230L0 -286L15 -230Z', '#F3DDB0') +
        shape('M-5 -268L0 -286L5 -268Z', colors.tierraNight),
    );
  return ruler + pencil(1118, 12, colors.lapacho) + pencil(1160, 20, colors.forest) + notebook + calculator + phone;
}

function front(): string {
  return (
    shape('M336 552H1264L1218 846H382Z', '#2C6B75') +
    shape('M1000 552H1264L1218 846H960Z', '#000', SHADE) +
    shape('M336 552H1264L1258 588H342Z', '#4A929B') +
    stitch('M372 636H1228M394 812H1206', '#7FC0C2', 5, '18 14') +
    box(726, 660, 148, 100, colors.gold) +
    box(834, 660, 40, 100, '#000', SHADE) +
    circle(800, 700, 15, colors.tierraNight) +
    box(794, 704, 12, 34, colors.tierraNight)
  );
}

function coins(): string {
  const pile = (x: number, y: number, count: number) =>
    Array.from(
      { length: count },
      (_, i) =>
        oval(x, y - i * 17, 48, 17, '#A86A14') + oval(x, y - 8 - i * 17, 48, 17, i % 2 ? colors.sun : '#F6CE70'),
    ).join('');
  return oval(1400, 884, 130, 18, CAST_COLOR, CAST) + pile(1348, 868, 3) + pile(1446, 884, 5) + pile(210, 876, 2);
}
