import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

/** A gold medal for the first place on a tablecloth of ao po'i with its lace. */
export function medal(): string {
  const cloth =
    box(0, 0, WIDTH, HEIGHT, '#A3265A') +
    shape('M-20 1020V560L600 -20H1250L560 1020Z', colors.paper) +
    shape('M330 1020L1010 -20H1250L560 1020Z', '#E6D3AE', 'opacity=".35"') +
    stitch('M40 1020L706 -20M480 1020L1160 -20', colors.lapacho, 7, '22 15') +
    stitch('M1000 -20L320 1020', '#D9A7A0', 4, '10 12') +
    line('M1250 -20L560 1020', CAST_COLOR, 22, 'opacity=".14" transform="translate(16 6)"');
  const edge = lace('viva', { family: 'guava', rim: 'fan', thread: '#E58CB0', weight: 0.7 }, 1420, 760, 360);
  const ribbon =
    shape('M453 -60H643L850 420H760Z', CAST_COLOR, 'opacity=".2" transform="translate(22 30)"') +
    shape('M1147 -60H957L750 420H840Z', CAST_COLOR, 'opacity=".2" transform="translate(22 30)"') +
    shape('M1130 -20H940L750 420H840Z', '#174A5A') +
    shape('M1066 -20H1004L780 420H812Z', colors.paper) +
    shape('M470 -20H660L850 420H760Z', '#2C6B75') +
    shape('M534 -20H596L820 420H788Z', colors.paper);
  const gold = group(
    'translate(800 640)',
    circle(26, 34, 244, CAST_COLOR, 'opacity=".28"') +
      circle(0, 0, 228, colors.gold) +
      circle(0, 0, 224, 'none', 'stroke="#A86A14" stroke-width="8" stroke-dasharray="5 12" opacity=".6"') +
      circle(0, 0, 208, colors.sun) +
      shape('M120 -170A208 208 0 0 1 -60 199A240 240 0 0 0 120 -170Z', '#8A4B00', SHADE) +
      stitch('M0 -176A176 176 0 1 1 -.1 -176', '#A86A14', 7, '4 16') +
      circle(0, 0, 146, colors.gold) +
      circle(-5, -5, 140, '#F8CB63') +
      // The number one.
      shape('M-12 -92H34V78H66V104H-52V78H-12V-42L-56 -22V-56Z', '#8A4B00') +
      line('M-128 -120A176 176 0 0 0 -172 -30', '#FDE7B0', 13) +
      box(-62, -262, 124, 40, '#C07F1B', 'rx="18"') +
      box(-62, -262, 124, 14, '#F6D489', 'rx="7"'),
  );
  return frame('medalla', cloth + edge + ribbon + gold);
}
