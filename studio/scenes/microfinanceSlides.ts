// Two of the banner of /microfinanzas (microfinanceIceCream.ts has the other), 1600 x 800. On desks a label lies over the lower right quarter, phones see the middle 1067.
import { randomFrom } from '../../server/lace/random.ts';
import { canvas } from './canvas.ts';
import { hill } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, stitch, whole } from '../../server/lace/primitives.ts';

const WIDTH = 1600;
const HEIGHT = 800;
const SIZE = { width: WIDTH, height: HEIGHT };

/** A bathroom that has just been finished. */
export function slideBathroom(): string {
  let grid = '';
  for (let i = 1; i < 16; i++) grid += `M${i * 104} 300V640`;
  for (let i = 0; i < 4; i++) grid += `M0 ${300 + i * 85}H1600`;
  let floor = '';
  for (let i = -8; i < 24; i++) floor += `M${i * 110} 800L${800 + (i * 110 - 800) * 0.6} 640`;
  const room =
    box(0, 0, WIDTH, HEIGHT, '#F9D58A') +
    shape('M0 0H1600V60L0 300Z', '#FBE3B0') +
    box(0, 300, WIDTH, 340, '#CFE4E0') +
    line(grid, colors.paper, 5) +
    box(0, 286, WIDTH, 18, colors.forest) +
    stitch('M0 295H1600', colors.cream, 4, '20 14') +
    box(0, 640, WIDTH, 160, colors.clay) +
    line(`${floor}M0 700H1600`, '#B9552F', 4);
  const curtain =
    line('M296 112H640', '#8FA39A', 12) +
    shape(
      'M316 116H500C488 280 520 460 496 676C470 692 452 664 428 680C404 694 388 666 364 680C344 690 330 676 312 684C330 480 300 300 316 116Z',
      colors.lapacho,
    ) +
    line('M372 130C362 300 382 480 366 660M436 130C430 300 450 480 430 660', '#B8386C', 7) +
    stitch('M322 652C400 640 440 664 494 648', colors.cream, 6, '14 10') +
    line('M610 300V196Q610 170 584 170H562', '#8FA39A', 12) +
    shape('M532 168H592L610 196H514Z', '#6B8076') +
    stitch('M534 214L520 360M562 214V372M590 214L604 360', '#7DB4BE', 6, '16 18');
  const basin =
    oval(836, 700, 110, 14, '#7A2413', 'opacity=".4"') +
    circle(836, 172, 104, colors.wood) +
    circle(836, 172, 89, '#EAF6F5') +
    shape('M778 228A89 89 0 0 1 773 110L894 240A89 89 0 0 1 778 228Z', '#fff', 'opacity=".55"') +
    shape('M796 500H876L892 694H780Z', '#E6DCC8') +
    shape('M846 500H876L892 694H858Z', '#000', 'opacity=".1"') +
    shape('M690 430H982Q978 520 900 526H772Q694 520 690 430Z', colors.paper) +
    shape('M900 430H982Q978 520 900 526H850Q900 490 900 430Z', '#000', 'opacity=".1"') +
    box(676, 416, 320, 26, colors.paper, 'rx="12"') +
    line('M836 416V380Q836 362 818 362H800V384', '#6B8076', 15) +
    box(722, 384, 60, 34, colors.rose, 'rx="10"') +
    box(890, 358, 42, 60, '#7DB4BE', 'rx="6"') +
    line('M902 358L896 312M914 358L924 306', colors.lapacho, 7) +
    line('M924 306L927 292', colors.paper, 10);
  const towel =
    line('M1082 372H1276', '#6B8076', 12) +
    shape('M1104 370H1252V556H1104Z', colors.sun) +
    shape('M1210 370H1252V556H1210Z', '#000', 'opacity=".12"') +
    stitch('M1104 526H1252M1104 504H1252', colors.tierra, 6, '14 10');
  return canvas({ ...SIZE, name: 'bano', grain: 0.4 }, room + curtain + towel + basin);
}

const TOWERS = [
  [1040, 60, 30],
  [1074, 104, 28],
  [1106, 82, 36],
  [1146, 138, 26],
  [1176, 96, 34],
  [1214, 118, 28],
  [1246, 52, 34],
] as const;
/** Where the land begins behind which the city lies. */
const HORIZON = 520;

/** Night: a thread from the lights of a far city to a corner shop with its door open. */
export function slideThread(): string {
  const random = randomFrom('noche');
  let stars = '';
  for (let i = 0; i < 40; i++) stars += `M${whole(random() * WIDTH)} ${whole(24 + random() * 340)}h.1`;
  const night =
    box(0, 0, WIDTH, HEIGHT, '#123A36') +
    line(stars, '#F6D9A0', 5, 'opacity=".8"') +
    lace('luna', { family: 'spider', rim: 'fan', thread: '#2F6A60', weight: 0.8 }, 1180, 560, 400);
  let city = '';
  let lights = '';
  for (const [x, high, wide] of TOWERS) {
    city += `M${x} ${HORIZON + 30}V${HORIZON - high}h${wide}V${HORIZON + 30}Z`;
    for (let y = HORIZON - high + 12; y < HORIZON; y += 17)
      for (let at = x + 8; at < x + wide - 4; at += 10) if (random() < 0.55) lights += `M${at} ${y}v4`;
  }
  const land =
    shape(city, '#0A2320') +
    line(lights, colors.sun, 4) +
    hill('#0F302D', { ...SIZE, y: HORIZON + 6, swing: 10, points: 5, seed: 'noche1' }) +
    hill('#0C2824', { ...SIZE, y: 590, swing: 16, points: 4, seed: 'noche2' }) +
    box(0, 660, WIDTH, 140, '#5A2413');
  const way = 'M1159 382C1080 90 700 60 608 360';
  return canvas(
    { ...SIZE, name: 'noche', grain: 0.45 },
    night + land + group('translate(-276 0)', shop()) + stitch(way, colors.sun, 6, '20 14'),
  );
}

function shop(): string {
  const shelf = (y: number) =>
    box(742, y, 140, 8, colors.wood) +
    [752, 780, 808, 838, 862]
      .map((x, i) =>
        box(
          x,
          y - 30,
          18,
          30,
          [colors.lapacho, colors.forest, colors.tierra, colors.rose, colors.cream][(i + y) % 5] ?? '',
        ),
      )
      .join('');
  let awning = '';
  for (let i = 0; i < 8; i++)
    awning += shape(`M${700 + i * 46} 404h46v62a23 20 0 0 1 -46 0Z`, i % 2 ? colors.cream : colors.tierra);
  return (
    shape('M900 690H1010L1130 790H860Z', colors.sun, 'opacity=".28"') +
    box(690, 380, 384, 310, '#C9603A') +
    box(1010, 380, 64, 310, '#000', 'opacity=".25"') +
    box(670, 350, 424, 40, '#7A2413') +
    box(728, 490, 168, 140, colors.sun) +
    shelf(548) +
    shelf(606) +
    box(720, 626, 184, 14, colors.woodDark) +
    box(930, 480, 92, 210, '#F9CB5C') +
    box(930, 480, 92, 210, 'none', `stroke="${colors.woodDark}" stroke-width="10"`) +
    awning +
    box(690, 396, 384, 14, colors.tierraNight) +
    circle(884, 366, 17, colors.paper) +
    circle(884, 366, 9, colors.lapacho) +
    box(590, 650, 96, 12, colors.wood) +
    line('M602 662V694M674 662V694', colors.woodDark, 9) +
    box(1030, 630, 60, 60, colors.forest, 'rx="6"') +
    box(1084, 648, 56, 42, colors.rose, 'rx="6"')
  );
}
