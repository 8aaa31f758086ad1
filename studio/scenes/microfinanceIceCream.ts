import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { bib, near } from './closeUps.ts';
import { bush, hill } from './land.ts';
import { shaded } from './people/marks.ts';
import { SKINS } from './people/skins.ts';
import { capped, curls } from './portraits/cuts.ts';
import { combed, cropped, HAIR } from './portraits/hair.ts';

const SIZE = { width: 1600, height: 800 };

/** An ice-cream seller hands a cone over her cart; a girl takes it, a boy has his coin ready. Phones and desks as in microfinanceSlides.ts. */
export function slideIceCream(): string {
  return canvas(
    { ...SIZE, name: 'helados', grain: 0.42 },
    square() + box(490, 60, 16, 520, colors.woodDark) + seller() + cart() + children() + parasol(),
  );
}

function square(): string {
  return (
    box(0, 0, SIZE.width, SIZE.height, '#FBD9B0') +
    circle(1440, 250, 96, '#FFF0C9') +
    hill('#E9B98A', { ...SIZE, y: 380, swing: 40, points: 6, seed: 'plaza1' }) +
    bush('#7FA66B', { width: SIZE.width, y: 480, size: 90, depth: 120, seed: 'plaza2' }) +
    box(0, 560, SIZE.width, 240, '#E58F6A') +
    stitch('M900 640H1600M840 720H1600', '#F3B591', 6, '40 26') +
    lapacho()
  );
}

function lapacho(): string {
  const crown = (x: number, y: number, r: number, color: string) => circle(x, y, r, color);
  return group(
    'translate(1404 584) scale(.56)',
    oval(10, 6, 150, 14, '#B35F3E', 'opacity=".6"') +
      line(
        'M0 0C6 -90 -10 -150 4 -240M2 -130C40 -170 60 -190 90 -210M0 -160C-30 -190 -60 -200 -84 -224',
        colors.woodDark,
        26,
      ) +
      crown(-110, -270, 84, '#C93F74') +
      crown(120, -260, 90, '#C93F74') +
      crown(0, -340, 120, colors.lapacho) +
      crown(-90, -330, 74, colors.lapacho) +
      crown(110, -330, 78, '#E96C99') +
      crown(-10, -390, 76, colors.rose) +
      line('M-120 -40h.1M-60 20h.1M90 10h.1M150 -30h.1M40 40h.1M-150 30h.1M200 24h.1', colors.lapacho, 14),
  );
}

const cone = (x: number, y: number, scoop: string, turn = 0) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    shape('M-34 -18H34L4 96H-4Z', '#E2A24C') +
      shape('M8 -18H34L4 96Z', '#C07F2E') +
      line('M-24 10L14 60M-10 -10L22 30M24 8L-12 58', '#B9741F', 4) +
      circle(0, -44, 44, scoop) +
      shape('M20 -83A44 44 0 0 1 10 -1A60 60 0 0 0 20 -83Z', shaded(scoop, 0.16)) +
      shape('M-44 -38C-48 -14 -30 -20 -24 -12C-16 2 -2 -14 8 -10C18 -4 30 -16 44 -34Z', scoop),
  );

function seller(): string {
  return near(432, 404, 0.76, {
    face: {
      skin: SKINS[4],
      view: 'turned',
      age: 'middle',
      build: 'long',
      mood: 'beams',
      gaze: [0.6, 0.5],
      hair: HAIR.black,
      eyes: 'hooded',
      brows: 'straight',
      nose: 'hooked',
      signs: ['mole'],
    },
    hair: capped(combed('turned', HAIR.black, 'tail', colors.sun), colors.forest, 'turned'),
    head: { at: [24, -54], turn: 8 },
    neck: { lean: 12, deep: 88 },
    body: { shoulder: 204, waist: 196, color: colors.paper },
    clothes: bib('#2F8C86', colors.paper, { half: 110 }),
    held: cone(402, -30, colors.rose, 8),
    arms: [
      { shoulder: [-168, 92], elbow: [-250, 262], to: [-128, 236], hand: 'rest', aim: 4, sleeve: 'short' },
      { shoulder: [166, 92], elbow: [300, 196], to: [402, 18], hand: 'grip', aim: -34, sleeve: 'short' },
    ],
  });
}

function cart(): string {
  const lid = (x: number, color: string) =>
    shape(`M${x - 66} 596C${x - 66} 540 ${x + 66} 540 ${x + 66} 596Z`, '#C9D0C8') +
    shape(
      `M${x + 10} 555C${x + 50} 560 ${x + 66} 578 ${x + 66} 596H${x + 30}C${x + 30} 580 ${x + 24} 566 ${x + 10} 555Z`,
      '#98A39B',
    ) +
    circle(x, 546, 13, color);
  const wheel = (x: number) =>
    circle(x, 800, 92, colors.tierraNight) +
    circle(x, 800, 74, '#E58F6A') +
    line(
      `M${x} 720V880M${x - 80} 800H${x + 80}M${x - 56} 744L${x + 56} 856M${x + 56} 744L${x - 56} 856`,
      '#8C9A92',
      6,
    ) +
    circle(x, 800, 18, colors.sun);
  return (
    lid(590, colors.lapacho) +
    box(140, 590, 560, 26, colors.tierraDeep, 'rx="6"') +
    box(160, 616, 520, 190, colors.paper) +
    box(610, 616, 70, 190, '#E4D6BC') +
    box(160, 690, 520, 120, colors.lapacho) +
    box(610, 690, 70, 120, '#B53767') +
    stitch('M170 712H672', colors.paper, 6, '18 12') +
    wheel(270) +
    wheel(570)
  );
}

function children(): string {
  const girl = near(952, 500, 0.76, {
    face: {
      skin: SKINS[1],
      view: 'turned',
      age: 'child',
      build: 'round',
      mood: 'laughs',
      gaze: [0.5, -0.4],
      hair: HAIR.black,
      eyes: 'round',
      nose: 'broad',
    },
    hair: curls('turned', HAIR.black),
    head: { at: [-14, -52], flip: true, turn: 8, scale: 1.26 },
    neck: { wide: 76, lean: -8, deep: 54 },
    body: { shoulder: 150, waist: 150, color: colors.sun },
    clothes: line('M-58 -6C-40 50 40 50 58 -6', shaded(colors.sun, 0.2), 10),
    arms: [
      {
        shoulder: [-118, 84],
        elbow: [-206, 176],
        to: [-262, -10],
        hand: 'open',
        aim: -132,
        mirrored: true,
        sleeve: 'short',
      },
    ],
  });
  const boy = near(1106, 590, 0.72, {
    face: {
      skin: SKINS[5],
      view: 'turned',
      age: 'child',
      build: 'heart',
      mood: 'smirks',
      gaze: [0.7, -0.5],
      hair: HAIR.brown,
      brows: 'bushy',
      nose: 'snub',
      signs: ['freckles'],
      earsOut: true,
    },
    hair: cropped('turned', HAIR.brown),
    head: { at: [-6, -50], flip: true, turn: 6, scale: 1.24 },
    neck: { wide: 76, lean: -4, deep: 50 },
    body: { shoulder: 144, waist: 146, color: '#2F8C86' },
    clothes: line('M-58 -6C-40 46 40 46 58 -6', shaded('#2F8C86', 0.24), 10),
    arms: [
      {
        shoulder: [-114, 84],
        elbow: [-214, 150],
        to: [-190, -50],
        hand: 'pinch',
        aim: -100,
        sleeve: 'short',
        over: circle(-186, -62, 28, colors.gold) + circle(-186, -62, 19, '#F3C873'),
      },
    ],
  });
  return girl + boy;
}

function parasol(): string {
  const stripes = [
    ['M120 120C150 20 230 -60 330 -110L420 -110C330 -40 280 40 262 128Z', colors.lapacho],
    ['M262 128C280 40 330 -40 420 -110H470C440 -40 420 50 414 134Z', colors.paper],
    ['M414 134C420 50 440 -40 470 -110H530C560 -40 570 50 574 134Z', colors.lapacho],
    ['M574 134C570 50 560 -40 530 -110H580C660 -40 716 40 730 128Z', colors.paper],
    ['M730 128C716 40 660 -40 580 -110H670C770 -60 840 20 872 120Z', '#B53767'],
  ] as const;
  const edge =
    'M120 120q36 60 71 4q36 62 71 4q38 62 76 6q38 62 76 0q40 62 80 0q40 62 80 0q38 60 78 -2q38 58 78 -4q36 60 71 -4q36 54 71 -4Z';
  return group(
    'translate(0 -34)',
    stripes.map(([d, color]) => shape(d, color)).join('') +
      shape(edge, colors.lapacho) +
      stitch('M130 126Q500 150 862 126', colors.paper, 6, '16 12'),
  );
}
