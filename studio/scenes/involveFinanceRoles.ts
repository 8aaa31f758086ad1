// The roles of an internship in microfinance: what each works with.
import { patch } from './involvePatch.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const SHADE = 'opacity=".17"';

/** A camera on its woven strap: stories of clients. */
export function roleStories(): string {
  return patch(
    { name: 'camara', cloth: colors.sun, lit: '#FAC95E', thread: colors.tierra },
    line('M-112 -30C-150 -120 -60 -150 0 -128S150 -130 112 -30', colors.lapacho, 18) +
      stitch('M-112 -30C-150 -120 -60 -150 0 -128S150 -130 112 -30', colors.cream, 4, '9 10') +
      box(-116, -40, 252, 150, '#7A3A05', 'opacity=".3" rx="18"') +
      shape('M-46 -52L-30 -84H30L46 -52Z', '#0B241C') +
      box(-126, -54, 252, 154, colors.monte, 'rx="18"') +
      shape('M70 -54H108Q126 -54 126 -36V82Q126 100 108 100H70Z', '#000', 'opacity=".25"') +
      box(-126, -30, 252, 16, colors.forest) +
      box(-108, -70, 40, 18, colors.tierra, 'rx="6"') +
      circle(92, -2, 9, colors.sun) +
      circle(0, 30, 70, '#C9D0C8') +
      circle(0, 30, 58, colors.tierraNight) +
      lace('lente', { family: 'wheel', rim: 'picot', thread: '#7DB4BE', weight: 1.4, detail: 0.7 }, 0, 30, 52) +
      circle(0, 30, 22, '#0C2522') +
      shape('M-38 6A46 46 0 0 1 -4 -14A60 60 0 0 0 -38 6Z', '#fff', 'opacity=".7"'),
  );
}

/** A clay pig that keeps what is saved. */
export function roleTraining(): string {
  const coin =
    circle(6, -120, 30, colors.gold) +
    circle(2, -122, 30, colors.sun) +
    stitch('M2 -141a19 19 0 1 0 .1 0', colors.gold, 4, '7 6');
  return patch(
    { name: 'alcancia', cloth: colors.monte, lit: '#1B4839', thread: colors.rose },
    oval(8, 112, 124, 13, '#04120C', 'opacity=".5"') +
      coin +
      shape('M-74 60h34v50h-34Z', '#A94A28') +
      shape('M40 60h34v50h-34Z', '#93401F') +
      shape('M-98 10C-98 -58 -50 -84 6 -84C66 -84 108 -46 108 8C108 58 70 90 4 90C-60 90 -98 62 -98 10Z', colors.clay) +
      shape('M50 -70C88 -52 108 -28 108 8C108 58 70 90 4 90C-20 90 -40 86 -56 78C40 78 82 30 50 -70Z', '#000', SHADE) +
      shape('M-66 -60L-78 -104L-30 -82Z', '#B9552F') +
      shape('M-124 -6C-124 -20 -110 -24 -92 -24V38C-110 38 -124 34 -124 20Z', '#E68C62') +
      line('M-114 0V14M-102 -2V14', colors.tierraNight, 6) +
      circle(-58, -22, 8, colors.tierraNight) +
      box(-28, -90, 62, 12, colors.tierraNight, 'rx="6"') +
      line('M108 0C128 -6 132 -28 116 -30C104 -30 108 -12 124 -10', '#B9552F', 9) +
      stitch('M-26 44C12 60 56 50 82 14', colors.cream, 5, '2 15') +
      circle(16, -4, 30, '#E9A37E') +
      lace(
        'chanchito',
        { family: 'guava', rim: 'scallop', thread: colors.tierraDeep, weight: 1.5, detail: 0.7 },
        16,
        -4,
        29,
      ),
  );
}

/** Three jars to be tried out, one with its price. */
export function roleFranchises(): string {
  const jar = (x: number, high: number, fill: string, lid: string) =>
    shape(
      `M${x - 40} 84V${74 - high}Q${x - 40} ${58 - high} ${x - 26} ${54 - high}H${x + 26}Q${x + 40} ${58 - high} ${x + 40} ${74 - high}V84Z`,
      fill,
    ) +
    shape(`M${x + 16} 84V${54 - high}H${x + 26}Q${x + 40} ${58 - high} ${x + 40} ${74 - high}V84Z`, '#000', SHADE) +
    box(x - 34, 34 - high, 68, 22, lid, 'rx="5"') +
    box(x + 12, 34 - high, 22, 22, '#000', 'opacity=".16" rx="5"') +
    box(x - 32, 30 - high * 0.2, 64, 34, colors.paper);
  return patch(
    { name: 'frascos', cloth: colors.rose, lit: '#F8C0D2', thread: colors.tierraDeep },
    box(-136, 84, 272, 24, colors.wood) +
      box(-136, 102, 272, 14, colors.woodDark) +
      jar(-84, 66, '#E9A92B', colors.tierra) +
      jar(88, 46, '#5F8F4E', colors.tierra) +
      jar(2, 108, '#8FBFC4', colors.monte) +
      line('M28 -62C54 -50 66 -34 72 -16', colors.tierraNight, 4) +
      group(
        'translate(72 -18) rotate(20)',
        shape('M6 8L40 30V104H-28V30Z', '#7A2413', 'opacity=".3"') +
          shape('M0 0L34 22V96H-34V22Z', colors.sun) +
          circle(0, 20, 7, colors.tierraNight) +
          line('M-18 48H18M-18 66H18M-18 84H4', colors.tierraDeep, 6),
      ),
  );
}

/** A report that rests on its folder. */
export function roleImpact(): string {
  return patch(
    { name: 'informe', cloth: '#7FB3A6', lit: '#93C2B4', thread: colors.monte },
    group(
      'rotate(-7)',
      box(-82, -116, 196, 244, '#12382C', 'opacity=".28"') +
        box(-96, -128, 196, 244, colors.tierra) +
        box(-78, -118, 172, 226, colors.paper) +
        line('M-56 -92H34', colors.tierraDeep, 10) +
        line('M-56 -66H64M-56 -46H50', '#D8C8A8', 7) +
        circle(-12, 24, 50, colors.rose) +
        shape('M-12 24L-12 -26A50 50 0 0 1 34 44Z', colors.lapacho) +
        shape('M-12 24L34 44A50 50 0 0 1 -32 70Z', colors.gold) +
        circle(-12, 24, 22, colors.paper) +
        line('M56 6H76M56 28H76M56 50H70', '#C9B28C', 7) +
        line('M-56 90H64', '#D8C8A8', 7),
    ) +
      group(
        'translate(64 60) rotate(38)',
        box(-10, -96, 26, 150, '#12382C', 'opacity=".3"') +
          box(-18, -104, 26, 140, colors.forest) +
          box(-4, -104, 12, 140, colors.monte) +
          shape('M-18 36H8L-5 70Z', colors.straw) +
          shape('M-9 58L-5 70L-1 58Z', colors.tierraNight) +
          box(-18, -120, 26, 18, colors.lapacho, 'rx="6"'),
      ),
  );
}
