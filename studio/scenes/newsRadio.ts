import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { neckline } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { plaits } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR } from './portraits/hair.ts';

const SIZE = { width: 1200, height: 800 };
const TABLE = 640;

/** A grandmother and her grandson at the kitchen table: he turns the knob of the radio, she stirs her mate and listens. */
export function newsRadio(): string {
  const [she, he] = [grandmother(), boy()];
  return canvas(
    { ...SIZE, name: 'radio', grain: 0.4 },
    kitchen() + she.body + he.body + table() + radio() + she.limbs + mate() + she.fingers + he.arms,
  );
}

function kitchen(): string {
  const jar = (x: number, high: number, color: string) =>
    box(x, 116 - high, 58, high, color, 'rx="8"') + box(x - 4, 108 - high, 66, 16, colors.woodDark, 'rx="5"');
  return (
    box(0, 0, SIZE.width, SIZE.height, '#F6D9C4') +
    shape('M0 0H700L300 800H0Z', '#FAE6D6') +
    box(500, 116, 300, 16, colors.wood) +
    jar(520, 84, colors.forest) +
    jar(598, 62, colors.sun) +
    jar(676, 96, colors.lapacho) +
    line('M540 132V166M620 132V158M720 132V170', colors.woodDark, 6) +
    shape('M512 166H568L560 216Q540 228 520 216Z', '#7A8F94') +
    circle(620, 188, 30, '#5E7074') +
    shape('M698 170H742V214Q720 228 698 214Z', colors.tierra)
  );
}

function table(): string {
  return (
    box(0, TABLE, SIZE.width, SIZE.height - TABLE, colors.wood) +
    box(0, TABLE, SIZE.width, 14, '#B9744A') +
    shape(`M0 ${TABLE + 40}H1200V800H0Z`, colors.forest) +
    stitch(`M0 ${TABLE + 66}H1200`, colors.sun, 7, '18 13')
  );
}

/** On the table; what it says goes out in three arcs. */
function radio(): string {
  const said = [70, 112, 154]
    .map((far) => `M${642 - far * 0.7} ${420 - far * 0.62}A${far} ${far} 0 0 1 ${642 + far * 0.7} ${420 - far * 0.62}`)
    .join('');
  return (
    stitch(said, colors.tierra, 8, '15 11') +
    line('M776 448L806 352', '#7A8F94', 7) +
    circle(806, 352, 9, '#7A8F94') +
    oval(650, TABLE + 32, 226, 16, '#2A0D05', 'opacity=".3"') +
    line('M516 452C520 402 764 402 768 452', colors.tierraDeep, 14) +
    box(440, 448, 400, 214, colors.tierra, 'rx="26"') +
    box(440, 620, 400, 42, '#000', 'rx="22" opacity=".14"') +
    circle(550, 556, 84, colors.tierraDeep) +
    lace('radio', { family: 'sun', thread: colors.sun, weight: 1 }, 550, 556, 72) +
    box(656, 486, 156, 54, colors.cream, 'rx="8"') +
    line('M674 520V506M698 520V498M722 520V506M746 520V498M770 520V506M794 520V498', colors.tierraDeep, 4) +
    line('M732 490V536', colors.lapacho, 6) +
    circle(690, 596, 28, colors.sun) +
    circle(776, 596, 28, colors.sun) +
    line('M690 596L702 578M776 596V574', colors.tierraDeep, 6)
  );
}

function mate(): string {
  return group(
    'translate(300 640)',
    shape('M-46 -40C-58 20 -40 70 0 72C40 70 58 20 46 -40Z', colors.woodDark) +
      oval(0, -40, 46, 18, '#B9C2C4') +
      oval(0, -40, 37, 12, '#6E7F35') +
      line('M6 -42L34 -116', '#D9DED8', 9),
  );
}

function grandmother() {
  return figure({
    at: [270, 430],
    scale: 0.98,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'old',
      build: 'broad',
      mood: 'smirks',
      gaze: [0.7, 1.1],
      hair: HAIR.grey,
      eyes: 'narrow',
      brows: 'thin',
      nose: 'long',
      glasses: colors.tierraDeep,
      earrings: colors.gold,
    },
    hair: plaits('turned', HAIR.grey, colors.lapacho, 'back'),
    chin: [14, -58],
    turn: 12,
    body: { shoulder: 192, waist: 190, foot: 320, color: '#A3265A' },
    clothes: neckline(colors.cream),
    arms: [
      { side: 'right', to: [440, 690], elbow: [452, 668], aim: 196, hand: 'rest', dim: true },
      { side: 'left', to: [268, 650], elbow: [96, 660], aim: -6, hand: 'grip' },
    ],
  });
}

function boy() {
  return figure({
    at: [972, 470],
    scale: 0.9,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'child',
      build: 'round',
      mood: 'talks',
      gaze: [1.2, 0.9],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'straight',
      nose: 'snub',
      apart: 38,
      earsOut: true,
    },
    hair: cropped('turned', HAIR.black),
    chin: [10, -42],
    turn: 7,
    headScale: 1.32,
    body: { shoulder: 154, waist: 146, foot: 320, color: '#2F7F8C' },
    clothes: stitch('M-72 -8C-52 50 52 50 72 -8', colors.cream, 9, '14 11'),
    arms: [
      { side: 'left', to: [1010, 690], elbow: [1150, 660], aim: 184, hand: 'rest', dim: true },
      { side: 'right', to: [772, 600], elbow: [916, 652], aim: 200, hand: 'pinch' },
    ],
  });
}
