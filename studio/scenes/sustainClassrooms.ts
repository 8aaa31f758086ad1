// What farm schools look after.
import { colors } from '../../server/lace/palette.ts';
import { box, group, line, oval, place, shape, stitch } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { bib, collar } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { HAIR } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';
import { parted } from './portraits/partings.ts';
import { frame, SHADE } from './sustainFrame.ts';

/** From the dairy the water goes through three basins; a pupil holds up what leaves the last one. */
export function basins(): string {
  const basin = (x: number, y: number, water: string, light: string) =>
    place(
      shape('M0 0H330L300 108H30Z', '#C9B99A') +
        shape('M250 0H330L300 108H240Z', '#000', 'opacity=".12"') +
        shape('M22 14H308L286 84H44Z', water) +
        stitch('M70 42H250M100 64H220', light, 7, '34 20'),
      x,
      y,
      1.22,
    );
  const reeds = (x: number, y: number) =>
    line(`M${x} ${y}q-6 -90 -26 -150M${x + 16} ${y}q2 -110 14 -180M${x + 34} ${y}q10 -80 40 -130`, '#3F7D45', 9) +
    line(`M${x - 26} ${y - 150}l-8 -38M${x + 30} ${y - 180}l2 -40`, '#6B3418', 18);
  const jar =
    shape('M812 222H892L882 352Q880 366 866 366H838Q824 366 822 352Z', '#F2FAF8') +
    shape('M817 268H888L882 350Q880 362 866 362H838Q824 362 822 350Z', '#8CD0DA') +
    line('M830 290L836 340', '#fff', 8, 'opacity=".8"') +
    line('M808 222H896', '#8FA39A', 10);
  const sampler = figure({
    at: [1006, 408],
    scale: 0.78,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'full',
      mood: 'grins',
      gaze: [0.9, -0.2],
      hair: HAIR.black,
      brows: 'low',
      nose: 'button',
    },
    hair: parted('turned', HAIR.black, 'fringe', 'tail', colors.lapacho),
    chin: [6, -58],
    turn: -3,
    headScale: 1.2,
    neck: { wide: 86 },
    body: { shoulder: 162, waist: 146, foot: 520, color: '#F6EEDD' },
    clothes: collar('#DCCBA4') + bib('#3F7D45', colors.cream),
    arms: [
      { side: 'left', to: [1060, 716], aim: 160, hand: 'relaxed', sleeve: 'short', dim: true },
      { side: 'right', to: [852, 330], aim: 244, hand: 'grip', sleeve: 'short', holds: jar },
    ],
  });
  const dairy =
    shape('M70 480V232L180 152V232L290 152V232L400 152V480Z', '#F6EEDD') +
    shape('M180 152V232H290V152L180 232ZM70 232L180 152V232Z', colors.tierra) +
    shape('M290 232L400 152V232Z', colors.tierra) +
    shape('M340 232H400V480H340Z', '#000', 'opacity=".1"') +
    box(112, 290, 70, 64, '#2F6B70') +
    box(206, 290, 70, 64, '#2F6B70') +
    box(70, 430, 330, 50, colors.lapacho) +
    shape('M424 480V166C424 116 540 116 540 166V480Z', '#D8DDD3') +
    shape('M500 132C526 138 540 150 540 166V480H500Z', '#000', SHADE) +
    line('M424 250H540M424 360H540', '#8FA39A', 7);
  return frame(
    { name: 'efluentes', theme: 'schools', wall: ['#D6E7EA', '#D6E7EA'], light: [0, 0] },
    shape('M0 470C240 440 520 456 760 438S1080 440 1200 430V790H0Z', '#7FAE67') +
      shape('M0 590C260 570 600 580 1200 540V790H0Z', colors.leaf) +
      dairy +
      line('M300 480V520', '#8FA39A', 34) +
      basin(120, 508, '#B9A98B', '#D8CBB0') +
      line('M510 550H570V604', '#8FA39A', 28) +
      basin(450, 580, '#6F9F96', '#A9CBC2') +
      line('M840 622H900V676', '#8FA39A', 28) +
      basin(770, 646, '#4FA3B4', '#A8DCE2') +
      reeds(700, 560) +
      sampler.body +
      sampler.arms,
  );
}

/** The trail into the reserve, and at its beginning a bed of the garden: carrots are pulled. */
export function reserve(): string {
  const trunk = (x: number, width: number, color: string, foot: number) =>
    shape(
      `M${x} -10H${x + width}C${x + width} 300 ${x + width + 4} ${foot - 120} ${x + width + 34} ${foot}H${x - 34}C${x - 4} ${foot - 120} ${x} 300 ${x} -10Z`,
      color,
    ) +
    shape(
      `M${x + width * 0.6} -10H${x + width}C${x + width} 300 ${x + width + 4} ${foot - 120} ${x + width + 34} ${foot}H${x + width * 0.5}Z`,
      '#000',
      SHADE,
    );
  const leaf = (x: number, y: number, turn: number, color: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      shape('M0 0C-50 -50 -46 -130 0 -190C46 -130 50 -50 0 0Z', color) +
        line('M0 -14V-150', '#12382C', 5, 'opacity=".35"'),
    );
  const sign =
    box(-13, -210, 26, 214, colors.wood) +
    shape('M-110 -290H96L150 -238L96 -186H-110Z', '#D99A4E') +
    shape('M-110 -206H116L96 -186H-110Z', '#000', SHADE) +
    line('M-64 -238H46M22 -262L48 -238L22 -214', colors.tierraNight, 11);
  const carrot = (x: number) =>
    group(
      `translate(${x} 736)`,
      line('M0 0C-14 -30 -32 -50 -50 -58M0 0C-4 -40 -6 -60 -8 -84M0 0C12 -34 28 -54 46 -62', '#8BC07A', 12) +
        oval(0, 0, 24, 12, colors.orange),
    );
  const root = (x: number, turn: number) =>
    group(
      `translate(${x} 596) rotate(${turn})`,
      shape('M-19 0H19C22 40 10 104 0 132C-10 104 -22 40 -19 0Z', colors.orange) +
        line('M-12 30H4M-6 58H10', '#C46F16', 5),
    );
  const bunch =
    line(
      'M690 596C660 540 640 520 606 500M694 596C680 530 672 500 650 470M700 596C700 530 706 500 700 462M708 596C724 540 736 510 752 486M712 596C744 550 764 530 792 520',
      '#8BC07A',
      13,
    ) +
    root(670, 20) +
    root(732, -18) +
    root(702, 0);
  const puller = figure({
    at: [892, 396],
    scale: 0.8,
    flip: true,
    skin: SKINS[4],
    head: { age: 'young', mood: 'smiles', hair: HAIR.black, gaze: 0.8, nose: 'broad', brow: 'bushy' },
    hair: profileHair(HAIR.black, 'cropped'),
    chin: [18, -58],
    turn: 8,
    headScale: 1.2,
    neck: { lean: 12, deep: 60, wide: 88 },
    body: { shoulder: 168, waist: 148, foot: 440, color: colors.sun },
    clothes: collar(colors.gold),
    arms: [
      { side: 'left', to: [742, 576], aim: 196, hand: 'grip', sleeve: 'rolled', dim: true, near: 1.05 },
      { side: 'right', to: [690, 586], aim: 170, hand: 'grip', sleeve: 'rolled' },
    ],
  });
  return frame(
    { name: 'reserva', theme: 'schools', wall: ['#2E7A58', '#2E7A58'], light: [0, 0] },
    shape('M470 0H760L690 560H560Z', '#C8DFA0', 'opacity=".55"') +
      shape('M560 0H680L650 560H600Z', '#F3EDB0', 'opacity=".6"') +
      trunk(430, 34, '#4A6B3E', 556) +
      trunk(760, 38, '#4A6B3E', 556) +
      trunk(300, 60, '#5B3A22', 570) +
      trunk(900, 66, '#5B3A22', 576) +
      trunk(96, 96, '#3B2416', 604) +
      trunk(1040, 110, '#3B2416', 612) +
      shape(
        'M0 -10H1200V120C1140 190 1060 150 1010 200C950 130 880 176 830 110C770 160 700 96 640 60C580 100 520 150 450 110C400 180 330 140 280 196C210 150 120 210 70 160C40 180 20 170 0 190Z',
        '#1B4B38',
      ) +
      shape('M0 -10H420C400 60 340 40 300 100C240 60 160 130 110 80C70 110 30 90 0 110Z', '#2A6A4C') +
      shape('M0 560C220 520 420 548 600 540S980 530 1200 556V790H0Z', '#16402F') +
      shape(
        'M596 540H664C660 600 560 640 600 700C630 740 700 770 720 790H300C330 720 470 680 520 640C560 610 590 580 596 540Z',
        '#D98A54',
      ) +
      leaf(180, 604, -40, '#2F7A52') +
      leaf(214, 610, 4, '#3F8D5E') +
      leaf(250, 606, 44, '#2F7A52') +
      leaf(1010, 600, -30, '#3F8D5E') +
      leaf(1060, 606, 26, '#2F7A52') +
      place(sign, 420, 660, 1) +
      shape('M760 690H1200V790H700Z', '#5A2A16') +
      line('M740 736H1190', '#7A3D22', 12) +
      [1000, 1096, 1176].map(carrot).join('') +
      puller.body +
      puller.limbs +
      bunch +
      puller.fingers +
      shape('M650 742C760 720 900 730 1200 736V790H640Z', '#5A2A16') +
      [720, 900, 1120].map(carrot).join(''),
  );
}
