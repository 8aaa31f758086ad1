import { randomFrom } from '../../../server/lace/random.ts';
import { hill } from '../land.ts';
import { colors } from '../../../server/lace/palette.ts';
import { palm, palmDefs } from '../plants.ts';
import { box, circle, group, line, oval, shape, stitch, tenth, whole } from '../../../server/lace/primitives.ts';
import { frame, HEIGHT, SHADE, SIZE, WIDTH } from './frame.ts';

/** The first shovel of red earth, a bow at its handle; strings mark where the walls will stand. */
export function shovel(): string {
  const land =
    box(0, 0, WIDTH, HEIGHT, colors.dawn) +
    circle(352, 300, 120, '#FBE0D0') +
    hill('#E58F9F', { ...SIZE, y: 486, swing: 26, points: 6, seed: 'pala1' }) +
    palm(1404, 566, 170, 1.6, '#7A3A4A', 10) +
    palm(1300, 560, 110, 1.2, '#7A3A4A', -8) +
    palm(182, 560, 130, 1.4, '#7A3A4A', -10) +
    hill('#8A5A3C', { ...SIZE, y: 556, swing: 8, points: 4, seed: 'pala2' }) +
    shape('M0 610C400 584 1100 590 1600 606V1000H0Z', colors.road) +
    shape('M0 760C300 720 1200 730 1600 752V1000H0Z', colors.tierra);
  return frame('palada', land + strings() + heap() + spade() + crumbs(), palmDefs('#9C4A5C', '#B86070'));
}

function strings(): string {
  const peg = (x: number, y: number, size: number) =>
    shape(
      `M${x - 9 * size} ${y - 90 * size}h${18 * size}v${80 * size}l${-9 * size} ${22 * size}l${-9 * size} ${-22 * size}Z`,
      colors.straw,
    ) + box(x + 2 * size, y - 90 * size, 7 * size, 80 * size, '#000', SHADE);
  return (
    line('M150 730L390 610H1240L1500 730', colors.paper, 5) +
    peg(390, 662, 0.8) +
    peg(1240, 662, 0.8) +
    line('M150 730H1500', colors.paper, 6) +
    peg(150, 806, 1.2) +
    peg(1500, 806, 1.2)
  );
}

function heap(): string {
  return (
    oval(830, 900, 470, 46, colors.tierraNight, 'opacity=".55"') +
    shape(
      'M372 904C420 830 520 800 590 770C660 700 760 690 830 736C920 716 1010 770 1060 812C1160 830 1230 870 1260 904Z',
      '#8E2C14',
    ) +
    shape('M372 904C420 830 520 800 590 770C660 700 760 690 800 722C740 770 660 800 640 904Z', '#C9502B') +
    shape('M640 904C680 820 760 780 830 736C880 760 880 840 850 904Z', '#B1411F')
  );
}

/** It leans to the right; the blade is in the earth. */
function spade(): string {
  const bow = group(
    'translate(0 -560) scale(1.18)',
    shape('M-8 10C-50 60 -70 120 -64 190L-36 160L-10 188C-4 120 4 60 8 10Z', '#B8386C') +
      shape('M8 10C40 70 50 120 74 176L38 168L24 200C6 130 -2 60 -8 10Z', colors.lapacho) +
      shape('M-6 0C-40 -56 -120 -70 -142 -26C-154 24 -70 44 -6 12Z', colors.lapacho) +
      shape('M-6 2C-50 -10 -100 -20 -142 -26C-154 24 -70 44 -6 12Z', '#B8386C') +
      shape('M6 0C40 -56 120 -70 142 -26C154 24 70 44 6 12Z', '#E56A97') +
      shape('M6 2C50 -10 100 -20 142 -26C154 24 70 44 6 12Z', '#B8386C') +
      box(-22, -20, 44, 46, '#F08FB2', 'rx="12"'),
  );
  return (
    group(
      'translate(726 768) rotate(17) scale(.95)',
      box(-17, -640, 34, 470, colors.wood) +
        box(4, -640, 13, 470, colors.woodDark) +
        shape(
          'M-74 -690Q-74 -716 -50 -716H50Q74 -716 74 -690Q60 -650 17 -620H-17Q-60 -650 -74 -690ZM-40 -684Q-30 -662 0 -656Q30 -662 40 -684Z',
          colors.wood,
          'fill-rule="evenodd"',
        ) +
        shape('M-28 -250H28L34 -160H-34Z', '#7F8B83') +
        shape('M-112 -170H112V-30Q96 96 0 140Q-96 96 -112 -30Z', '#B9C4C0') +
        shape('M0 -170H112V-30Q96 96 0 140Z', '#8A9994') +
        shape('M-112 -170H112V-146H-112Z', '#DCE5E0') +
        shape('M-86 -130H-66V-20Q-60 40 -40 66Q-80 40 -86 -20Z', '#fff', 'opacity=".5"') +
        bow,
    ) +
    shape('M500 906C560 830 640 800 700 826C800 796 900 830 960 880L1000 906Z', '#A23A1B') +
    shape('M500 906C560 830 620 806 690 824C650 850 630 880 626 906Z', '#C9502B')
  );
}

function crumbs(): string {
  const random = randomFrom('terrones');
  let d = '';
  for (let i = 0; i < 26; i++) {
    const size = 6 + random() * 13;
    d += circle(whole(300 + random() * 1040), whole(900 + random() * 70), tenth(size), i % 2 ? '#8E2C14' : '#C9502B');
  }
  return d + stitch('M0 980C400 960 1200 960 1600 978', '#C9502B', 6, '30 22');
}
