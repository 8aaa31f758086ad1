import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, place, shape, stitch } from '../../server/lace/primitives.ts';
import { aoPoi } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR, withHat } from './portraits/hair.ts';

const SHADE = 'opacity=".18"';

/**
 * What is used is looked after: rain from the roof goes into a barrel, from there to plants in tins that held something else,
 * poured by hand, and the washing dries in the sun. 1200 x 1000; what matters is between 200 and 1000, above 900.
 */
export function sustainOpening(): string {
  return canvas(
    { width: 1200, height: 1000, name: 'patio', grain: 0.4 },
    yard() + washing() + group('translate(378 0)', house() + barrel()) + bench() + gardener() + water(),
  );
}

function yard(): string {
  return (
    box(0, 0, 1200, 1000, '#F9CFC0') +
    shape('M0 0H760L420 700H0Z', '#FBDDD0') +
    lace(
      'patio',
      { family: 'sun', rim: 'fan', thread: '#EFA23A', colors: [colors.sun], solid: true, weight: 1, detail: 1.1 },
      330,
      270,
      210,
    ) +
    shape('M0 560C140 510 300 540 440 516S700 500 820 530V700H0Z', '#5F8F4E') +
    shape('M0 610C180 580 420 600 820 584V700H0Z', '#3F7D45') +
    box(0, 664, 1200, 336, colors.road) +
    box(0, 664, 1200, 14, '#E0714B') +
    shape('M0 1000L420 664H800L560 1000Z', '#D9683F') +
    stitch('M-20 952C300 900 620 920 1180 880', '#E88A62', 7, '24 18')
  );
}

/** Cloths on a line, each pinned where it hangs. */
function washing(): string {
  const cloth = (x: number, y: number, width: number, height: number, color: string, band: string) =>
    shape(
      `M${x} ${y}L${x + width} ${y + 8}C${x + width - 10} ${y + height * 0.5} ${x + width + 12} ${y + height * 0.8} ${x + width - 4} ${y + height}C${x + width * 0.6} ${y + height - 18} ${x + width * 0.4} ${y + height + 14} ${x + 4} ${y + height - 6}C${x - 12} ${y + height * 0.6} ${x + 10} ${y + height * 0.4} ${x} ${y}Z`,
      color,
    ) +
    stitch(
      `M${x + 14} ${y + height - 44}C${x + width * 0.4} ${y + height - 28} ${x + width * 0.6} ${y + height - 52} ${x + width - 16} ${y + height - 38}`,
      band,
      9,
      '18 13',
    ) +
    line(`M${x + 12} ${y - 14}v30M${x + width - 12} ${y - 8}v30`, colors.woodDark, 11);
  return (
    line('M90 676V300M664 676V384', colors.wood, 18) +
    line('M90 312C280 372 500 398 664 396', colors.tierraNight, 5) +
    cloth(150, 336, 124, 158, colors.paper, colors.tierra) +
    cloth(318, 374, 104, 132, colors.sun, colors.tierraDeep) +
    cloth(486, 388, 124, 150, '#7FB8BE', colors.paper)
  );
}

/** The corner of the house: eave, gutter and the pipe that comes down. */
function house(): string {
  let tiles = '';
  for (let i = 0; i < 9; i++) tiles += `M${690 + i * 62} 214q31 40 62 0`;
  return (
    box(800, 240, 400, 520, '#F6EAD0') +
    shape('M1040 240H1200V760H960Z', '#000', 'opacity=".07"') +
    box(800, 690, 400, 70, colors.tierra) +
    box(980, 350, 160, 200, colors.tierraNight) +
    box(994, 364, 60, 172, '#2F7F8C') +
    box(1066, 364, 60, 172, '#2F7F8C') +
    shape('M994 364H1054L994 450Z', '#5FA8B4') +
    box(964, 548, 192, 18, colors.wood) +
    shape('M680 214L800 60H1200V214Z', '#9C3A22') +
    shape('M680 214L800 60H1010L930 214Z', '#B0482C') +
    line('M742 134H1200', '#7A2413', 6) +
    line(tiles, '#7A2413', 8) +
    box(668, 226, 540, 34, '#8FA39A', 'rx="10"') +
    box(668, 248, 540, 12, '#000', SHADE) +
    line('M740 260V330L700 380V452', '#8FA39A', 30) +
    line('M750 262V334L710 384V452', '#6F8279', 8)
  );
}

function barrel(): string {
  const hoop = (y: number) => `M-128 ${y}Q0 ${y + 34} 128 ${y}`;
  return (
    oval(744, 872, 190, 24, '#4A150B', 'opacity=".35"') +
    place(
      shape('M-116 -320H116C150 -220 150 -100 116 0H-116C-150 -100 -150 -220 -116 -320Z', '#2F7F8C') +
        shape('M50 -320H116C150 -220 150 -100 116 0H50C80 -100 80 -220 50 -320Z', '#000', SHADE) +
        line(hoop(-252) + hoop(-86), '#1F5A66', 16) +
        oval(0, -320, 118, 30, '#1F5A66') +
        oval(0, -316, 98, 22, '#8CC5CC') +
        line('M-34 -318a40 9 0 0 0 60 6', '#E2F1EE', 6) +
        box(-14, -66, 28, 30, colors.gold) +
        line('M-30 -44H10V-14', colors.gold, 16),
      716,
      860,
      1.1,
    ) +
    [
      [700, 470],
      [700, 496],
    ]
      .map(([x = 0, y = 0]) =>
        shape(
          `M${x} ${y - 16}C${x + 14} ${y + 4} ${x + 10} ${y + 14} ${x} ${y + 14}S${x - 14} ${y + 4} ${x} ${y - 16}Z`,
          '#5FA8B4',
        ),
      )
      .join('')
  );
}

/** A bench with plants in tins, and the can that waters them. */
function bench(): string {
  const tin = (label: string, mark: string) =>
    box(-58, -120, 116, 120, '#D8DDD3') +
    box(-58, -96, 116, 76, label) +
    box(22, -120, 36, 120, '#000', SHADE) +
    line('M-58 -108H58M-58 -10H58', '#A9B5AE', 5) +
    circle(-10, -58, 22, mark) +
    oval(0, -120, 58, 12, '#4A2412');
  const leaf = (turn: number, tall: number, color: string) =>
    group(
      `translate(0 -118) rotate(${turn})`,
      shape(`M0 0C-30 ${-tall * 0.3} -26 ${-tall * 0.75} 0 ${-tall}C26 ${-tall * 0.75} 30 ${-tall * 0.3} 0 0Z`, color),
    );
  const aloe = [-48, 48, -24, 24, 0]
    .map((turn, i) => leaf(turn, 150 + (i % 2) * 20 + (i > 3 ? 30 : 0), i % 2 ? '#4F8F5A' : '#6FA85F'))
    .join('');
  const flower =
    line(
      'M0 -120C-8 -180 6 -220 0 -268M0 -170C-30 -190 -44 -214 -50 -236M0 -190C24 -206 40 -226 46 -250',
      '#3F7D45',
      9,
    ) +
    [
      [0, -278],
      [-54, -246],
      [52, -262],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 30, colors.lapacho) + circle(x, y, 11, colors.sun))
      .join('');
  const herb =
    line('M0 -120V-220M-20 -120L-44 -200M20 -120L44 -206', '#2F6B3A', 8) +
    [-44, 0, 44]
      .map((x) =>
        [0, 34, 68]
          .map(
            (up) =>
              oval(x * (1 - up / 160) - 15, -212 + up, 19, 11, '#79B56C', 'transform="rotate(0)"') +
              oval(x * (1 - up / 160) + 15, -224 + up, 19, 11, '#5F9F5A'),
          )
          .join(''),
      )
      .join('');
  return (
    box(48, 892, 1160, 34, colors.wood) +
    box(48, 892, 1160, 9, '#A4623A') +
    line('M196 926V1000', colors.woodDark, 34) +
    place(aloe + tin(colors.sun, colors.tierra), 116, 894, 0.72) +
    place(herb + tin('#2F6B70', colors.sun), 300, 894, 0.62) +
    place(flower + tin(colors.tierra, colors.cream), 1062, 894, 1.24)
  );
}

/** His can, from the middle of its grip: a can of one litre, tipped over the plants. */
const CAN = [446, 606] as const;

/** What falls from the can. */
const water = (): string =>
  line('M142 634C112 634 100 676 96 722M138 654C120 658 114 690 112 726M140 674C132 684 130 704 130 728', '#A8DCE2', 8);

function can(): string {
  return group(
    `translate(${CAN[0]} ${CAN[1]}) rotate(-10)`,
    line('M-40 -62C34 -74 34 74 -36 62', colors.monte, 24) +
      line('M-174 50L-266 14', colors.forest, 30) +
      shape('M-252 -4L-268 32L-312 38L-286 -40Z', colors.monte) +
      shape('M-178 -76H-34L-22 92H-190Z', colors.forest) +
      shape('M-78 -76H-34L-22 92H-82Z', '#000', SHADE) +
      oval(-106, -76, 72, 14, colors.monte) +
      stitch('M-176 -22H-40', colors.sun, 8, '18 13'),
  );
}

/** An old man waters what grows in tins; his other hand lies on the bench. */
function gardener(): string {
  const { body, limbs, fingers } = figure({
    at: [830, 520],
    scale: 1.02,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'old',
      build: 'square',
      mood: 'laughs',
      gaze: [0.7, 0.6],
      hair: HAIR.grey,
      eyes: 'narrow',
      brows: 'bushy',
      nose: 'broad',
      moustache: 'walrus',
    },
    hair: withHat(cropped('turned', HAIR.grey), colors.tierra),
    chin: [8, -60],
    turn: 5,
    neck: { deep: 62 },
    body: { shoulder: 186, waist: 180, color: '#F4ECD6', foot: 372 },
    clothes: aoPoi(colors.forest),
    arms: [
      { side: 'right', to: CAN, elbow: [572, 722], aim: 168, hand: 'grip', thumb: 'other' },
      { side: 'left', to: [908, 884], elbow: [1080, 776], aim: 160, hand: 'rest', dim: true },
    ],
  });
  return body + can() + limbs + fingers;
}
