import { hill } from '../land.ts';
import { colors, skins } from '../../../server/lace/palette.ts';
import { person } from '../people/person.ts';
import { box, circle, group, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { frame, HEIGHT, SHADE, SIZE, WIDTH } from './frame.ts';

/** Three pupils from Concepción look out over the bay of Rio at sunrise. */
export function rio(): string {
  const bay =
    box(0, 0, WIDTH, HEIGHT, '#F6C7A0') +
    circle(520, 390, 150, '#FBE6B8') +
    hill('#C98FA0', { ...SIZE, y: 420, swing: 56, points: 6, seed: 'rio1' }) +
    // The Sugarloaf and its lower hill.
    group(
      'translate(56 0)',
      shape('M880 600C900 470 930 250 1040 226C1150 220 1190 400 1230 520C1250 570 1300 590 1340 600Z', '#6E4A72') +
        shape(
          'M1040 226C1150 220 1190 400 1230 520C1250 570 1300 590 1340 600H1130C1150 480 1130 320 1040 226Z',
          '#523558',
        ) +
        shape('M600 600C640 520 700 480 770 476C850 480 900 540 940 600Z', '#83587F') +
        shape('M770 476C850 480 900 540 940 600H830C830 550 810 506 770 476Z', '#6E4A72') +
        line('M776 478Q910 380 1032 232', '#3E2846', 4) +
        box(914, 344, 40, 24, colors.tierra, 'rx="5"'),
    ) +
    box(0, 596, WIDTH, 230, '#4A8C9A') +
    shape('M360 596H690L660 640H400Z', '#FBE6B8', 'opacity=".6"') +
    stitch(
      'M420 664H640M380 700H600M470 736H560M90 650H240M1130 660H1330M1240 710H1480M180 730H320',
      '#BFE0DE',
      7,
      '46 26',
    ) +
    boat() +
    shape('M0 790C300 750 420 800 800 792S1300 770 1600 800V1000H0Z', '#F1DDB4') +
    shape('M0 850C400 826 1100 830 1600 856V1000H0Z', '#E0C08A');
  let paving = 'M0 958';
  for (let i = 0; i < 8; i++) paving += 'c50 -44 50 44 100 0s50 44 100 0';
  const walk = shape('M0 912H1600V1000H0Z', colors.paper) + line(paving, '#3E3A44', 26);
  return frame('río', bay + walk + pupils());
}

function boat(): string {
  return (
    shape('M236 590H336L320 614H254Z', colors.paper) +
    shape('M284 586V480L334 578Z', colors.paper) +
    shape('M278 586V500L244 578Z', colors.orange) +
    shape('M284 586V480L300 512V586Z', '#000', SHADE)
  );
}

function pupils(): string {
  const uniform = (trim: string) => ({ kind: 'uniform', color: colors.paper, trim }) as const;
  const ground = [442, 604, 780]
    .map((x) => shape(`M${x - 50} 938q60 -16 150 4q-60 18 -150 -4Z`, '#2A0D05', 'opacity=".25"'))
    .join('');
  return (
    ground +
    person({
      at: [450, 940],
      height: 560,
      heads: 6.7,
      build: 'woman',
      view: 'back',
      skin: skins[1],
      look: { cut: 'braid', tie: colors.lapacho },
      top: uniform(colors.monte),
      bottom: { kind: 'skirt', color: colors.monte, length: 'knee' },
    }) +
    person({
      at: [612, 940],
      height: 540,
      heads: 6.6,
      build: 'woman',
      view: 'back',
      skin: skins[0],
      look: { cut: 'plaits', tie: colors.sun },
      top: uniform(colors.monte),
      bottom: { kind: 'skirt', color: colors.monte, length: 'knee' },
    }) +
    person({
      at: [784, 944],
      height: 590,
      heads: 6.8,
      build: 'man',
      view: 'back',
      skin: skins[2],
      look: { cut: 'short' },
      top: uniform(colors.monte),
      bottom: { kind: 'trousers', color: colors.monte },
      far: { to: [950, 400], hand: 'point' },
    })
  );
}
