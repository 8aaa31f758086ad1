// Who works indoors and in the yard on a school's day, on the red earth, all within 480 around x 400, feet about y 930.
import { person } from './people/person.ts';
import type { Person } from './people/person.ts';
import { SKINS } from './people/skins.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const SHADE = 'opacity=".16"';
const GROUND = '#7A2413';
/** The shade of a thing on the earth. */
export const under = (x: number, y: number, rx: number): string => oval(x, y, rx, 16, GROUND, 'opacity=".75"');

export const JEANS = '#3A5678';
/** Of the school: its shirt and tie, and what is worn at work. */
const uniform = { kind: 'uniform', color: colors.paper, trim: colors.forest } as const;

export const student = (one: Omit<Person, 'height' | 'heads'> & { height?: number }): string =>
  person({ height: 520, heads: 6.8, ...one });

/** He pushes and she pulls the screw of the press; the whey runs into a bowl. */
export function pressing(): string {
  const bench =
    box(172, 838, 456, 30, '#A4623A') +
    box(172, 858, 456, 14, colors.woodDark) +
    shape('M204 872H236L230 950H198ZM564 872H596L602 950H570Z', colors.woodDark);
  const frame =
    box(228, 420, 34, 420, colors.wood) +
    box(538, 420, 34, 420, colors.wood) +
    shape('M250 420H262V838H250ZM560 420H572V838H560Z', '#000', 'opacity=".2"') +
    box(206, 404, 388, 52, '#A4623A') +
    box(206, 440, 388, 16, colors.woodDark) +
    stitch('M226 422H574', colors.straw, 4, '14 10');
  const screw =
    box(384, 330, 32, 300, '#9AA8A0') +
    line(
      'M384 350L416 362M384 378L416 390M384 470L416 482M384 498L416 510M384 526L416 538M384 554L416 566M384 582L416 594',
      '#6B8076',
      5,
    ) +
    box(404, 330, 12, 300, '#000', SHADE) +
    line('M286 338H514', colors.tierraNight, 20) +
    circle(286, 338, 18, colors.tierra) +
    circle(514, 338, 18, colors.tierra) +
    box(378, 320, 44, 36, '#6B8076', 'rx="6"');
  const mould =
    box(292, 628, 216, 34, '#A4623A') +
    box(292, 650, 216, 12, colors.woodDark) +
    shape('M300 664Q330 640 360 662Q400 640 440 662Q470 642 500 664L508 700H292Z', colors.paper) +
    shape('M304 684H496V816Q400 840 304 816Z', '#D8DED6') +
    shape('M440 684H496V816Q470 824 440 827Z', '#AEB8AF') +
    shape('M316 690H334V818L316 814Z', '#F2F5F0') +
    stitch('M330 716H480M330 748H480M330 780H480', '#7F8B83', 9, '1 26');
  const whey =
    line('M300 822Q276 824 276 850V884', '#FBF3D0', 9) +
    shape('M226 880H330L316 936H240Z', '#E4B05A') +
    shape('M290 880H330L316 936H284Z', '#B98438') +
    oval(278, 880, 52, 12, '#FBF3D0');
  const press = group(
    'translate(24 57) scale(.94)',
    under(400, 952, 250) + bench + screw + frame + mould + under(280, 938, 60) + whey,
  );
  const cheeseMaker = { bottom: { kind: 'trousers', color: colors.paper }, shoes: colors.paper } as const;
  return (
    press +
    under(182, 944, 90) +
    student({
      ...cheeseMaker,
      at: [172, 938],
      build: 'man',
      view: 'side',
      lean: 4,
      nod: -12,
      skin: SKINS[3],
      look: {
        cut: 'short',
        hat: 'kerchief',
        tie: colors.paper,
        age: 'young',
        mood: 'busy',
        nose: 'hooked',
        eyes: [0.6, -0.7],
      },
      top: { kind: 'tee', color: colors.sun },
      apron: { color: colors.paper, trim: colors.tierra },
      feet: { near: [128, 924], far: [236, 922] },
      near: { to: [298, 402], hand: 'grip', aim: -50 },
      far: { to: [318, 376], hand: 'grip', aim: -50 },
    }) +
    under(614, 944, 90) +
    student({
      ...cheeseMaker,
      at: [622, 938],
      build: 'woman',
      view: 'turned',
      facing: 'left',
      lean: -8,
      nod: -4,
      skin: SKINS[5],
      look: {
        cut: 'low',
        hat: 'kerchief',
        tie: colors.paper,
        age: 'young',
        mood: 'laughs',
        jaw: 'full',
        nose: 'snub',
        eyes: [0.7, -0.6],
        lips: 'full',
      },
      top: { kind: 'tee', color: '#2F7F8C' },
      apron: { color: colors.paper, trim: colors.forest },
      feet: { near: [654, 924], far: [572, 922] },
      near: { to: [512, 380], hand: 'grip', aim: 250, elbow: 'other' },
      far: { to: [490, 376], hand: 'grip', aim: 250, behind: false },
    })
  );
}

/** She steers the drone over the yard, he shows where it should go. */
export function flying(): string {
  const drone = group(
    'translate(548 420) rotate(-8)',
    line('M-72 -16L72 -16M-72 -16V-30M72 -16V-30', '#2A3A36', 9) +
      oval(-72, -34, 50, 7, '#FFFAF0', 'opacity=".9"') +
      oval(72, -34, 50, 7, '#FFFAF0', 'opacity=".9"') +
      shape('M-34 -30H34L26 12H-26Z', colors.tierraNight) +
      circle(0, -2, 11, colors.mist) +
      line('M-26 12L-40 34M26 12L40 34', '#2A3A36', 7),
  );
  const remote = group(
    'translate(380 668) rotate(-8)',
    line('M28 -16L44 -62', '#2A3A36', 6) +
      box(-40, -18, 80, 34, '#2A3A36', 'rx="10"') +
      circle(-16, -6, 7, colors.sun) +
      circle(16, -6, 7, colors.lapacho),
  );
  return (
    drone +
    under(286, 944, 96) +
    student({
      at: [276, 938],
      build: 'woman',
      view: 'turned',
      nod: -14,
      lean: -4,
      skin: SKINS[1],
      look: { cut: 'bob', age: 'young', mood: 'wonders', jaw: 'heart', nose: 'long', glasses: true, eyes: [0.7, -0.8] },
      top: uniform,
      bottom: { kind: 'skirt', color: colors.monte, length: 'knee' },
      feet: { near: [242, 924], far: [322, 922] },
      near: { to: [350, 672], hand: 'grip', aim: 0, holds: remote },
      far: { to: [404, 664], hand: 'grip', aim: 160, behind: false },
    }) +
    under(580, 954, 110) +
    student({
      at: [572, 946],
      build: 'man',
      view: 'side',
      facing: 'left',
      face: 'turned',
      stance: 'kneel',
      lean: -8,
      nod: -18,
      skin: SKINS[4],
      look: {
        cut: 'short',
        age: 'young',
        mood: 'laughs',
        nose: 'broad',
        eyes: [0.3, -0.9],
        jaw: 'tall',
        brows: 'bushy',
      },
      top: uniform,
      bottom: { kind: 'trousers', color: colors.monte },
      far: { to: [500, 560], hand: 'point', aim: -80 },
      near: { to: [462, 782], hand: 'rest', aim: 165 },
    })
  );
}

/** She brings the tray to a laid table, where a lamp is lit. */
export function serving(): string {
  let hem = '';
  for (let x = 176; x < 624; x += 56) hem += `M${x} 900q28 40 56 0`;
  const table =
    shape('M206 746H594L648 832H152Z', colors.cream) +
    shape('M152 832H648L624 902H176Z', '#E4D2AC') +
    shape('M430 832H648L624 902H440Z', '#000', 'opacity=".1"') +
    line(hem, colors.cream, 6) +
    stitch('M170 856H630', colors.lapacho, 6, '16 11') +
    line('M236 906L226 1108M564 906L574 1108M262 896V1072M538 896V1072', '#3A140A', 16);
  const lamp =
    circle(560, 574, 132, colors.sun, 'opacity=".22"') +
    circle(560, 574, 92, colors.sun, 'opacity=".35"') +
    line('M560 616V762', colors.wood, 18) +
    oval(560, 770, 54, 14, colors.tierraNight) +
    shape('M516 520H604L640 626H480Z', '#FBE2A6') +
    shape('M574 520H604L640 626H582Z', '#F0B95A') +
    stitch('M492 610H628', colors.tierra, 6, '12 9');
  const plate =
    oval(334, 790, 112, 32, '#000', 'opacity=".18" transform="translate(6 8)"') +
    oval(334, 786, 112, 32, colors.paper) +
    oval(334, 784, 108, 29, 'none', `stroke="${colors.forest}" stroke-width="7"`) +
    oval(334, 786, 66, 17, '#EADCC0') +
    line('M196 812L218 766', '#8A978F', 9);
  const glass =
    shape('M216 640H270L262 750H224Z', '#DCEBE2', 'opacity=".8"') +
    shape('M219 686H267L262 750H224Z', colors.orange) +
    shape('M246 686H267L262 750H246Z', '#000', SHADE);
  const tray =
    oval(402, 604, 78, 13, '#8A978F') +
    oval(402, 599, 78, 12, '#DCE5DC') +
    box(350, 548, 34, 46, colors.orange, 'opacity=".95"') +
    box(350, 532, 34, 18, '#DCEBE2', 'opacity=".9"') +
    shape('M400 594C400 566 456 566 456 594Z', colors.straw) +
    circle(428, 572, 5, colors.wood);
  return (
    group('translate(244 222) scale(.68)', under(400, 1112, 230) + table + lamp + plate + glass) +
    under(262, 948, 104) +
    student({
      at: [254, 942],
      build: 'woman',
      view: 'turned',
      stance: 'walk',
      stride: 0.02,
      lean: 4,
      skin: SKINS[3],
      look: {
        cut: 'bun',
        age: 'young',
        mood: 'smirks',
        jaw: 'lean',
        nose: 'hooked',
        signs: ['mole'],
        earrings: colors.sun,
        eyes: [0.8, 0.3],
      },
      top: { kind: 'vest', color: colors.paper, trim: colors.tierraDeep, sleeve: 'long' },
      bottom: { kind: 'skirt', color: colors.monte, hem: colors.sun },
      near: { to: [352, 624], hand: 'flat', aim: -8, holds: '' },
      far: { to: [404, 618], hand: 'flat', aim: 0, behind: false, holds: tray },
    })
  );
}
