import { school } from '../buildings.ts';
import { hill } from '../land.ts';
import { colors } from '../../../server/lace/palette.ts';
import { palm, palmDefs } from '../plants.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { frame, HEIGHT, SIZE, WIDTH } from './frame.ts';

/** The hats of those who leave the farm school, thrown up over its roof. */
export function caps(): string {
  const sky =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    lace('promoción', { family: 'sun', rim: 'fan', thread: '#E59F26', weight: 0.6 }, 800, 760, 620);
  const land =
    hill('#D9911F', { ...SIZE, y: 760, swing: 20, points: 5, seed: 'gorra1' }) +
    palm(322, 872, 190, 1.9, colors.woodDark, -12) +
    palm(236, 880, 120, 1.5, colors.woodDark, 8) +
    palm(1316, 872, 150, 1.7, colors.woodDark, 14) +
    hill(colors.forest, { ...SIZE, y: 858, swing: 8, points: 4, seed: 'gorra2' }) +
    school(800, 912, 1.36) +
    hill(colors.monte, { ...SIZE, y: 926, swing: 6, points: 4, seed: 'gorra3' });
  const hats =
    cap(520, 520, 0.92, -24, colors.monte, colors.lapacho) +
    cap(772, 300, 1.22, 14, colors.tierraDeep, colors.paper) +
    cap(1060, 468, 1.02, 28, colors.monte, colors.rose) +
    cap(1130, 176, 0.84, -14, '#A3265A', colors.paper) +
    cap(290, 296, 0.8, 22, colors.tierraDeep, colors.rose) +
    cap(1394, 372, 0.7, -20, colors.monte, colors.paper) +
    straw();
  return frame('birretes', sky + land + hats, palmDefs('#174631', colors.forest));
}

/** A graduate's cap, seen a little from below. */
function cap(x: number, y: number, size: number, turn: number, color: string, tassel: string): string {
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    shape('M-74 8V74Q0 122 74 74V8Z', color) +
      shape('M-74 8V74Q-40 96 0 98V8Z', '#fff', 'opacity=".1"') +
      shape('M20 8V97Q50 92 74 74V8Z', '#000', 'opacity=".3"') +
      shape('M-156 0L0 -66L156 0L0 70Z', color) +
      shape('M-156 0L0 -66L40 -49L-96 27Z', '#fff', 'opacity=".14"') +
      shape('M-156 0L0 70L156 0V9L0 80L-156 9Z', '#000', 'opacity=".35"') +
      line('M0 2C50 22 92 26 116 22C136 40 132 66 142 92', tassel, 6) +
      shape('M132 88H152L164 142H126Z', tassel) +
      oval(0, 1, 10, 5, tassel),
  );
}

/** One of them threw a pirí. */
function straw(): string {
  return group(
    'translate(512 190) rotate(-16)',
    oval(0, 12, 150, 40, '#C79A4C') +
      oval(0, 4, 150, 38, colors.straw) +
      shape('M-74 2C-74 -66 -46 -88 0 -88C46 -88 74 -66 74 2Q0 28 -74 2Z', colors.straw) +
      shape('M20 -86C56 -80 74 -56 74 2Q50 12 24 15Z', '#8A5A1C', 'opacity=".25"') +
      shape('M-75 -22Q0 2 75 -22V4Q0 28 -75 4Z', colors.tierra) +
      stitch('M-126 14Q0 48 126 14', colors.gold, 5, '14 9') +
      circle(-30, -60, 5, '#fff', 'opacity=".4"'),
  );
}
