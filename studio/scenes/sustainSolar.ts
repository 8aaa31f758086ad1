import { colors } from '../../server/lace/palette.ts';
import { box, group, lace, line, place, shape } from '../../server/lace/primitives.ts';
import { frame, hem, shadow } from './sustainFrame.ts';

/** Panels on a field, turned to the sun, and the lamp that they light. */
export function solar(): string {
  let grid = '';
  for (let i = 1; i < 7; i++) grid += `M${i * 100} 0V300`;
  grid += 'M0 100H700M0 200H700';
  const panels = group(
    'matrix(1 0 -.42 .9 300 318)',
    box(-14, -14, 728, 328, '#C9D4CE') +
      box(0, 0, 700, 300, '#1F4E6B') +
      shape('M0 0H360L180 300H0Z', '#2C6786') +
      line(grid, '#C9D4CE', 7),
  );
  const land =
    shape('M0 600C200 560 420 590 640 572S1040 560 1200 588V790H0Z', '#6E9E5B') +
    shape('M0 656C260 620 520 650 800 634S1100 640 1200 630V790H0Z', colors.leaf) +
    hem('M40 742C340 712 700 738 1160 708', colors.sprout);
  const palm = (x: number, y: number, size: number) =>
    place(
      line('M0 0Q6 -90 0 -170', colors.woodDark, 13) +
        [-150, -115, -80, -45, -10, 20, -190]
          .map((turn) => group(`translate(0 -172) rotate(${turn})`, shape('M0 0L84 -13L98 0L84 13Z', colors.forest)))
          .join(''),
      x,
      y,
      size,
    );
  return frame(
    { name: 'paneles', theme: 'foundation', wall: ['#F7C9A8', '#FBE0BC'], light: [700, 300] },
    lace(
      'yvytymi',
      { family: 'sun', rim: 'fan', thread: '#E99A2B', colors: [colors.sun], solid: true, weight: 1.1, detail: 1 },
      216,
      220,
      170,
    ) +
      palm(1062, 590, 1.15) +
      palm(974, 588, 0.8) +
      land +
      line('M350 570V712M770 570V712', '#5E6B64', 22) +
      shadow(600, 716, 700) +
      panels,
  );
}
