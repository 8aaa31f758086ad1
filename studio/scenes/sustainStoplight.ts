// What the Stoplight looks after, and what came of it.
import { colors } from '../../server/lace/palette.ts';
import { box, line, oval, place, shape, stitch, whole } from '../../server/lace/primitives.ts';
import { frame, hem, SHADE, shadow } from './sustainFrame.ts';

/** A jug of clear water on its stand, a swept yard behind it. */
export function surroundings(): string {
  const jar =
    shape(
      'M-70 -392H70L58 -340C150 -316 190 -250 190 -170C190 -70 120 0 0 0S-190 -70 -190 -170C-190 -250 -150 -316 -58 -340Z',
      colors.clay,
    ) +
    shape('M30 -392H70L58 -340C150 -316 190 -250 190 -170C190 -70 120 0 0 0C110 -60 130 -260 34 -340Z', '#000', SHADE) +
    oval(0, -392, 76, 19, '#B4502C') +
    oval(0, -392, 56, 11, '#2F7F8C') +
    stitch('M-172 -220C-90 -188 90 -188 172 -220', colors.cream, 8, '22 15') +
    line('M-150 -170L-110 -130L-70 -170L-30 -130L10 -170L50 -130L90 -170', colors.cream, 9) +
    stitch('M-168 -96C-90 -66 90 -66 168 -96', colors.cream, 8, '22 15');
  const glass =
    shape('M-72 -210H72L56 0H-56Z', '#E2F1EE', 'opacity=".75"') +
    shape('M-64 -140H64L56 0H-56Z', '#5FA8B4') +
    shape('M20 -210H72L56 0H16Z', '#12382C', 'opacity=".16"') +
    oval(0, -140, 64, 11, '#8CC5CC') +
    line('M-44 -120L-38 -40', '#fff', 9, 'opacity=".7"');
  const broom =
    line('M0 0L-70 -520', colors.wood, 18) +
    shape('M-34 -4L30 -12L96 150L-64 168Z', colors.straw) +
    line('M-18 10L-36 150M4 6L4 154M20 2L50 148', '#B98E40', 7) +
    line('M-38 6L34 -4', colors.lapacho, 18);
  return frame(
    {
      name: 'cantaro',
      theme: 'stoplight',
      wall: ['#6FB3BC', '#8AC4C9'],
      ground: ['#D9A964', colors.straw],
      light: [640, 160],
    },
    box(800, 0, 300, 612, '#2F6B70') +
      box(828, 0, 244, 600, '#12453F') +
      shadow(980, 716, 170) +
      place(broom, 984, 560, 1) +
      shadow(400, 720, 470) +
      place(jar, 400, 718, 1.22) +
      shadow(706, 738, 150) +
      place(glass, 700, 736, 1.05),
  );
}

/** Ten pennants over the river at Pilar; one of them is larger. */
export function contest(): string {
  const river =
    box(0, 560, 1200, 230, '#2A6F7C') +
    shape('M0 560H1200V600C900 612 700 588 420 604S120 596 0 606Z', '#3F8D97') +
    stitch('M60 660H340M520 640H700M820 690H1120M180 724H520M640 748H900', '#8AC4C9', 8, '46 26') +
    shape('M0 560C160 520 300 544 470 534S820 512 1200 548V566H0Z', colors.forest);
  const canoe =
    shape('M-230 -34C-120 -2 120 -2 230 -34C204 40 130 56 0 56S-204 40 -230 -34Z', colors.tierraDeep) +
    shape('M60 -8C120 -12 190 -22 230 -34C204 40 130 56 40 56C60 40 70 16 60 -8Z', '#000', SHADE) +
    hem('M-190 12C-90 34 90 34 190 12', colors.sun) +
    line('M40 30L190 -150', colors.straw, 13) +
    shape('M-10 82L26 30L50 50L18 96Z', colors.straw);
  const flags = [
    '#A3265A',
    colors.sun,
    colors.forest,
    colors.cream,
    '#2F7F8C',
    colors.lapacho,
    colors.cream,
    colors.gold,
    colors.forest,
    colors.tierra,
  ]
    .map((color, i) => {
      const x = 96 + i * 112;
      const y = whole(126 + Math.sin((i / 9) * Math.PI) * 96);
      const size = i === 4 ? 1.9 : 1;
      return place(
        shape('M-38 0H38L0 96Z', color) +
          shape('M8 0H38L0 96Z', '#000', 'opacity=".13"') +
          line('M-38 0H38', colors.tierraNight, 5),
        x,
        y,
        size,
      );
    })
    .join('');
  return frame(
    { name: 'pilar', theme: 'stoplight', wall: ['#F2A07B', '#F7B790'], light: [860, 300] },
    line(
      'M700 420q26 -26 46 0q22 -26 48 -4M820 360q20 -20 36 0q18 -20 38 -2M640 350q16 -16 28 0q14 -16 30 -2',
      '#7A3B2E',
      8,
    ) +
      river +
      line('M-20 60Q600 340 1220 60', colors.tierraNight, 5) +
      flags +
      oval(330, 716, 230, 16, '#123C40', 'opacity=".4"') +
      place(canoe, 320, 668, 0.92),
  );
}
