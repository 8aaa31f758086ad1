import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch, tenth } from '../../server/lace/primitives.ts';
import { HAIR } from './portraits/hair.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { profileHair } from './portraits/profile.ts';
import { frame, SHADE } from './sustainFrame.ts';

const SHIRT = '#E9A92B';
const STEEL = '#C9D0C8';

/** In the evening, somebody in a wheelchair locks the drawer that the family's folder goes back into. */
export function security(): string {
  const drawer = (y: number) =>
    box(770, y, 460, 176, '#5B8F88') +
    box(770, y, 460, 14, '#7DB0A6') +
    box(770, y + 158, 460, 18, '#12382C', SHADE) +
    box(944, y + 44, 150, 52, colors.paper) +
    box(944, y + 44, 150, 52, 'none', 'stroke="#12382C" stroke-width="7"') +
    line(`M966 ${y + 70}h72`, '#B79A78', 8) +
    line(`M960 ${y + 126}h118`, STEEL, 18) +
    circle(836, y + 72, 24, STEEL) +
    circle(836, y + 72, 9, '#12382C');
  const cabinet =
    box(744, 96, 470, 700, '#2F6B66') +
    box(744, 96, 26, 700, '#12382C', 'opacity=".35"') +
    box(732, 78, 480, 34, '#7DB0A6') +
    [132, 326, 520].map(drawer).join('');
  // The foot of the plant hangs over the edge.
  const plant =
    shape('M1010 -10L1140 -10L1122 84H1028Z', colors.clay) +
    shape('M1096 -10L1140 -10L1122 84H1090Z', '#000', SHADE) +
    line('M1020 10C960 30 930 90 934 160M1060 0C1040 60 1010 90 1004 140', '#8BC07A', 9) +
    line(
      'M958 44l-30 4M942 78l-32 10M936 116l-28 18M954 60l22 18M938 104l26 12M1030 76l-26 -6M1016 104l24 10',
      '#8BC07A',
      22,
    );
  const wheel = (() => {
    const spokes = Array.from({ length: 14 }, (_, i) => {
      const angle = (i / 14) * Math.PI * 2;
      return `M366 776L${tenth(366 + Math.cos(angle) * 176)} ${tenth(776 + Math.sin(angle) * 176)}`;
    }).join('');
    return (
      line(spokes, '#9FB0A8', 4) +
      circle(366, 776, 186, 'none', 'stroke="#14201C" stroke-width="26"') +
      circle(366, 776, 156, 'none', `stroke="${STEEL}" stroke-width="10"`) +
      circle(366, 776, 26, colors.lapacho) +
      circle(366, 776, 10, colors.cream)
    );
  })();
  const chair =
    line('M150 398H206C226 398 232 408 232 430V700', '#14201C', 20) +
    line('M136 398H178', colors.lapacho, 26) +
    shape('M216 440H286L306 690H230Z', '#14201C');
  const legs =
    shape(
      'M268 640C300 590 480 576 640 592C700 600 716 640 706 700L690 800H560L566 712C460 730 300 740 268 700Z',
      '#4A2A6A',
    ) +
    shape('M640 592C700 600 716 640 706 700L690 800H630L650 690C652 640 640 610 600 592Z', '#000', SHADE) +
    shape('M268 660C330 690 470 690 566 676V712C460 730 300 740 268 700Z', '#000', 'opacity=".14"');
  const folder =
    shape('M420 470L654 448L668 616L436 634Z', '#F6ECD4') +
    shape('M412 488L646 468L660 634L428 654Z', colors.straw) +
    shape('M412 488L470 483L486 466L560 460L572 474L646 468L648 494L414 514Z', '#DDB55F') +
    line('M420 566L654 546', colors.lapacho, 18) +
    stitch('M420 566L654 546', colors.paper, 4, '10 9');
  const key =
    line('M836 404V398', colors.sun, 14) +
    line('M836 408C830 450 842 470 834 500', colors.rose, 7) +
    shape('M814 498L856 494L862 560L820 566Z', colors.lapacho) +
    stitch('M822 506L850 503L854 552L826 556Z', colors.paper, 4, '8 7');
  const man = figure({
    at: [384, 354],
    scale: 0.88,
    skin: SKINS[3],
    head: { age: 'grown', mood: 'calm', hair: HAIR.black, gaze: 0.8, beard: true },
    hair: profileHair(HAIR.black, 'cropped'),
    chin: [20, -62],
    turn: 10,
    neck: { lean: 12, deep: 62, wide: 102 },
    body: { shoulder: 184, waist: 146, foot: 370, color: SHIRT },
    clothes:
      shape('M-64 -26L-92 22L-34 74L0 66L-30 18ZM62 -26L92 22L46 74L0 66L34 16Z', '#CC8F1E') +
      line('M2 66L6 370', '#C98A1C', 5) +
      line('M4 120h.1M5 190h.1M6 260h.1', colors.paper, 13),
    arms: [
      { side: 'right', to: [836, 398], aim: -3, hand: 'pinch', sleeve: 'long', dim: true, near: 1.05, holds: key },
      { side: 'left', to: [492, 584], aim: -4, hand: 'sheet', sleeve: 'long', holds: folder },
    ],
  });
  const wall =
    circle(560, 260, 520, '#1F5F4A') +
    circle(560, 260, 360, '#2B7257') +
    group(
      'translate(78 0)',
      line('M560 -10V40', '#12382C', 8) +
        shape('M470 116C476 60 520 34 560 34S644 60 650 116Z', colors.tierra) +
        shape('M590 40C630 52 646 80 650 116H606Z', '#000', SHADE) +
        oval(560, 118, 84, 18, '#FBE3A4'),
    ) +
    box(0, 722, 1200, 70, '#4A2412');
  return frame(
    { name: 'candado', theme: 'foundation', wall: ['#154536', '#154536'], light: [0, 0] },
    wall + cabinet + plant + chair + man.body + legs + wheel + man.arms,
  );
}
