// A raised stove of bricks, its foot about y 776, between x 390 and 934; the top at y 424, the fire at its left end.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const SHADE = 'opacity=".16"';

interface WallOptions {
  x: number;
  /** Where its lowest course stands. */
  foot: number;
  /** Width of each course in half bricks, from the lowest up. */
  courses: readonly number[];
  half: number;
  high: number;
}

/** Bricks in bond: every second course begins with a half one. */
function bricks({ x, foot, courses, half, high }: WallOptions): string {
  const tones = [colors.clay, '#C4572F', '#DB774C', colors.clay, '#CC6238'];
  let mortar = '';
  let laid = '';
  courses.forEach((halves, course) => {
    const y = foot - high * (course + 1);
    mortar += `M${x} ${y}h${half * halves}v${high}h${-half * halves}Z`;
    let at = 0;
    for (let i = 0; at < halves; i++) {
      const takes = (i === 0 && course % 2) || at + 1 === halves ? 1 : 2;
      laid += box(
        x + at * half + 3,
        y + 3,
        takes * half - 6,
        high - 6,
        tones[(i * 2 + course * 3) % tones.length] ?? '',
      );
      at += takes;
    }
  });
  return shape(mortar, '#E6D3AE') + laid;
}

/** Fire, a kettle and an open pan. */
export function brickStove(): string {
  const fire = group(
    'translate(-24 0)',
    shape('M474 700V606Q474 520 570 520Q666 520 666 606V700Z', '#2A0D05') +
      shape(
        'M494 700Q488 640 524 600Q530 636 548 622Q544 570 582 544Q582 600 606 610Q622 590 618 570Q656 620 646 700Z',
        colors.orange,
      ) +
      shape('M522 700Q518 660 548 640Q556 664 572 620Q596 650 602 664Q622 660 616 700Z', colors.sun) +
      line('M486 694L640 684M500 684L654 698', colors.woodDark, 18) +
      line('M464 700V606Q464 510 570 510Q676 510 676 606V700Z', '#E6D3AE', 14),
  );
  const stove =
    oval(664, 782, 290, 14, '#2A0D05', 'opacity=".3"') +
    bricks({ x: 420, foot: 776, courses: [11, 11, 11, 11, 11, 11, 11], half: 44, high: 44 }) +
    shape('M820 468H904V776H780Z', '#000', SHADE) +
    fire +
    box(390, 424, 544, 48, colors.paper, 'rx="6"') +
    box(780, 424, 154, 48, '#000', 'opacity=".12" rx="6"') +
    stitch('M410 448H914', colors.tierra, 5, '40 8');
  const kettle = group(
    'translate(478 424) scale(.52)',
    line('M-50 -112C-50 -190 60 -190 60 -112', '#2A1209', 12) +
      shape('M72 -66L134 -124L146 -108L84 -14Z', '#C9D0C8') +
      shape('M-80 0Q-104 -60 -58 -112H68Q112 -60 88 0Z', '#DCE5DC') +
      shape('M40 -112H68Q112 -60 88 0H44Q72 -60 40 -112Z', '#000', 'opacity=".18"') +
      box(-44, -126, 98, 18, '#B4BDB5', 'rx="8"') +
      circle(5, -134, 12, colors.tierra),
  );
  const pan = group(
    'translate(755 424)',
    box(-76, -62, 152, 62, colors.lapacho, 'rx="10"') +
      box(34, -62, 42, 62, '#000', 'opacity=".18" rx="10"') +
      line('M-76 -42H-104M76 -42H98', colors.tierraNight, 14) +
      oval(0, -62, 76, 13, '#7E2148') +
      oval(0, -60, 62, 8, colors.gold),
  );
  return stove + kettle + pan;
}
