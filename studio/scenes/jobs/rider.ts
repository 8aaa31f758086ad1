import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { bush } from '../land.ts';
import { palm, palmDefs } from '../plants.ts';
import { person } from '../people/person.ts';
import { SKINS } from '../people/skins.ts';

const SIZE = { width: 1000, height: 1100 };

/** An adviser on the way to her committee, which waits at the end of the road. */
export function rider(): string {
  return canvas(
    { ...SIZE, name: 'asesora', grain: 0.4, defs: palmDefs('#3F6B3A', '#6E9A4E') },
    country() + committee() + motorbike(),
  );
}

function country(): string {
  return (
    box(0, 0, 1000, 1100, '#FBD98F') +
    circle(770, 250, 120, '#F7B548') +
    shape('M0 520C200 440 420 470 620 500C760 520 880 470 1000 480V700H0Z', '#C9C27A') +
    bush('#5F8F4E', { width: 1000, y: 560, size: 70, seed: 'asesora', depth: 90 }) +
    palm(130, 720, 470, 1.5, colors.woodDark, 10) +
    palm(300, 690, 330, 1.1, colors.woodDark, -8) +
    box(0, 620, 1000, 480, '#8FA64E') +
    shape('M0 760C300 730 700 730 1000 752V1100H0Z', colors.road) +
    shape('M0 1010C300 980 700 985 1000 1005V1100H0Z', '#A8401F') +
    stitch('M0 1044H1000', '#E88A5C', 8, '42 30')
  );
}

/** Far away, so without faces. */
function committee(): string {
  const waiting = [
    [760, 734, 170, colors.lapacho, colors.monte, SKINS[4]],
    [836, 744, 180, colors.cream, colors.tierraDeep, SKINS[2]],
    [906, 738, 172, colors.forest, colors.orange, SKINS[5]],
  ] as const;
  return waiting
    .map(([x, y, height, top, skirt, skin], i) =>
      person({
        at: [x, y],
        height,
        build: 'woman',
        view: 'front',
        skin,
        look: { cut: i === 1 ? 'loose' : 'bun', mood: 'laughs' },
        top: { kind: 'tee', color: top },
        bottom: { kind: 'skirt', color: skirt },
        ...(i === 1 && { near: { to: [x - 46, y - 190], hand: 'wave' as const } }),
      }),
    )
    .join('');
}

function motorbike(): string {
  const steel = '#39423E';
  const wheel = (x: number) =>
    circle(x, 880, 118, '#26302C') +
    circle(x, 880, 82, '#C9B79A') +
    line(
      `M${x - 80} 880H${x + 80}M${x - 57} 823L${x + 57} 937M${x - 57} 937L${x + 57} 823M${x} 800V960`,
      '#8F8471',
      5,
    ) +
    circle(x, 880, 24, steel);
  const behind =
    [
      [96, 960, 46],
      [40, 920, 34],
      [160, 990, 30],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#E59A6B'))
      .join('') +
    stitch('M20 640H150M60 560H180M10 730H120', colors.paper, 9, '40 26') +
    oval(500, 1002, 400, 16, '#7A2A12', 'opacity=".5"') +
    wheel(290) +
    wheel(742) +
    line('M742 880L640 600M290 880L470 850', steel, 22) +
    box(176, 610, 132, 116, colors.wood, 'rx="6"') +
    stitch('M190 640H294M190 674H294M190 706H294', colors.straw, 5, '14 9') +
    shape('M212 610L222 560H286L280 610Z', colors.paper) +
    line('M200 728H380', steel, 16);
  const frame =
    shape('M250 752C300 728 400 730 470 736L468 774C400 782 320 784 268 792Z', colors.tierraNight) +
    shape('M452 738C480 672 590 664 636 692L604 772C560 800 490 800 456 778Z', colors.tierra) +
    shape(
      'M560 676C600 672 622 682 636 692L604 772C590 782 574 788 556 792C580 752 580 710 560 676Z',
      colors.tierraDeep,
    ) +
    shape('M430 796H588L570 906H452Z', '#5A655F') +
    line('M446 826H574M448 852H572M452 878H570', '#8A948D', 6) +
    line('M470 906C420 930 360 920 240 930', '#B9BDB4', 20) +
    shape('M628 812C660 750 790 742 862 822C800 782 700 790 640 848Z', colors.tierra) +
    shape('M186 820C220 740 320 740 372 790L352 808C310 776 240 784 206 834Z', colors.tierra) +
    line('M450 902H560', steel, 14);
  const lamp =
    circle(676, 646, 40, '#F6E7C3', `stroke="${steel}" stroke-width="10"`) +
    line('M640 606L606 584L650 560', steel, 16);
  const helmet = group(
    'translate(423 452) rotate(5) scale(.97)',
    shape('M-38 -26C-54 -96 -22 -124 8 -124C40 -124 54 -98 50 -72L2 -66C-8 -60 -12 -44 -16 -22Z', colors.sun) +
      shape('M2 -66L50 -72L62 -66C60 -60 56 -58 50 -58L4 -56Z', colors.gold) +
      line('M-16 -26C-10 -12 0 -4 14 2', '#4A3A2E', 6),
  );
  return (
    behind +
    frame +
    person({
      at: [442, 900],
      height: 700,
      build: 'woman',
      view: 'side',
      stance: 'sit',
      lean: 10,
      skin: SKINS[4],
      look: { cut: 'low', mood: 'laughs', age: 'young', eyes: [0.6, 0] },
      top: { kind: 'vest', color: '#EEF1E2', trim: colors.forest, sleeve: 'long' },
      bottom: { kind: 'trousers', color: '#2F4A6B' },
      near: { to: [640, 566], hand: 'grip', aim: 10 },
      far: { to: [654, 560], hand: 'grip', aim: 10 },
    }) +
    lamp +
    helmet
  );
}
