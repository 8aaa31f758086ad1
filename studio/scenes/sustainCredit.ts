// What credit pays for, and how it is to be fair.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, place, shape, stitch } from '../../server/lace/primitives.ts';
import { frame, SHADE } from './sustainFrame.ts';

/** A roof in the evening: the smoke leaves by its chimney, and the wood for a day leans at the wall. */
export function chimney(): string {
  let tiles = '';
  for (let row = 0; row < 3; row++)
    for (let i = -1; i < 14; i++) tiles += `M${i * 96 + (row % 2) * 48} ${404 + row * 62}q48 46 96 0`;
  const flue =
    box(640, 190, 130, 210, '#8FA39A') +
    box(722, 190, 48, 210, '#000', SHADE) +
    box(626, 262, 158, 20, '#5E6B64') +
    line('M660 160V192M750 160V192', '#5E6B64', 12) +
    shape('M596 164H814L760 104H650Z', '#5E6B64') +
    shape('M740 164H814L760 104H716Z', '#000', SHADE);
  const log = (x: number, y: number, color: string) =>
    circle(x, y, 40, '#5E3418') +
    circle(x, y, 31, color) +
    circle(x, y, 15, 'none', 'stroke="#A8703C" stroke-width="6"');
  const wood =
    log(0, 0, '#E0B67E') +
    log(82, 0, '#D9A964') +
    log(164, 0, '#E9C591') +
    log(41, -70, '#D9A964') +
    log(123, -70, '#E9C591');
  const window =
    box(170, 606, 300, 140, '#5A1D10') +
    box(188, 622, 124, 124, colors.sun) +
    box(328, 622, 124, 124, '#FBD98A') +
    shape('M206 746V712H196V700H304V712H294V746Z', '#5A1D10');
  return frame(
    { name: 'chimenea', theme: 'microfinance', wall: ['#E9825C', '#F09A6E'], light: [540, 100] },
    stitch('M704 92C690 40 800 60 850 20S960 -10 1000 -30', colors.cream, 34, '44 40') +
      stitch('M740 96C770 70 870 110 930 70S1040 50 1090 10', '#FBE0C4', 20, '26 30') +
      flue +
      box(0, 570, 1200, 220, '#F6E3C4') +
      box(700, 570, 500, 220, '#000', 'opacity=".08"') +
      shape('M0 380H1200V572H0Z', '#9C3A22') +
      shape('M0 380H620L520 572H0Z', '#B0482C') +
      line(tiles, '#7A2413', 9) +
      box(0, 366, 1200, 26, '#7A2413') +
      box(0, 566, 1200, 24, '#5A1D10') +
      window +
      box(0, 744, 1200, 50, '#6E2A18') +
      place(wood, 850, 706, 1),
  );
}

/** The ground cut open: a bore through earth, clay and stone down to the water, and the pipes to the houses. */
export function well(): string {
  let pebbles = '';
  for (let i = 0; i < 26; i++) pebbles += `M${(i * 173) % 1190} ${536 + ((i * 61) % 92)}h.1`;
  const house = (x: number, wall: string, roof: string) =>
    box(x, 182, 130, 100, wall) +
    shape(`M${x - 20} 188L${x + 65} 116L${x + 150} 188Z`, roof) +
    box(x + 48, 224, 34, 58, colors.tierraNight);
  const pump =
    box(-36, -150, 72, 150, colors.lapacho) +
    box(10, -150, 26, 150, '#000', SHADE) +
    line('M0 -150V-196L150 -226', colors.lapacho, 20) +
    line('M-36 -96H-96V-60', colors.lapacho, 22) +
    box(-60, -8, 120, 18, colors.cream);
  return frame(
    { name: 'pozo', theme: 'microfinance', wall: ['#A9D3D8', '#C2E1E3'], light: [700, 560] },
    house(80, colors.cream, colors.tierra) +
      house(270, '#F3C98A', colors.tierraDeep) +
      house(930, colors.cream, colors.forest) +
      box(0, 280, 1200, 30, colors.leaf) +
      shape('M0 306H1200V430C900 446 500 418 0 440Z', '#A8562F') +
      shape('M0 440C500 418 900 446 1200 430V540C800 556 400 524 0 550Z', '#D08A52') +
      shape('M0 550C400 524 800 556 1200 540V660C860 640 420 668 0 650Z', '#8C7A66') +
      line(pebbles, '#A99A86', 20) +
      shape('M0 650C420 668 860 640 1200 660V790H0Z', '#2F7F8C') +
      stitch('M60 704H420M560 690H760M840 730H1140M180 750H520', '#7CC0C8', 8, '46 26') +
      shape('M0 306H300L220 790H0Z', '#fff', 'opacity=".1"') +
      line('M640 282V700', '#D8DDD3', 44) +
      line('M652 282V700', '#8FA39A', 12) +
      line('M618 690L640 740L662 690', '#D8DDD3', 14) +
      line('M620 360H145V286M335 360V286M660 360H995V286', '#D8DDD3', 16) +
      circle(145, 322, 22, colors.sun) +
      circle(335, 322, 22, colors.sun) +
      circle(995, 322, 22, colors.sun) +
      place(pump, 640, 282, 1),
  );
}
