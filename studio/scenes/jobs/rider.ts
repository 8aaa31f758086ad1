import { colors } from '../../../server/lace/palette.ts';
import { box, circle, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { bush } from '../land.ts';
import { helmet, motorbike } from '../groups/motorbike.ts';
import { palm, palmDefs } from '../plants.ts';
import { person } from '../people/person.ts';
import { SKINS } from '../people/skins.ts';

const SIZE = { width: 1000, height: 1100 };

/** An adviser on the way to her committee, which waits at the end of the road. */
export function rider(): string {
  return canvas(
    { ...SIZE, name: 'asesora', grain: 0.4, defs: palmDefs('#3F6B3A', '#6E9A4E') },
    country() + committee() + rides(),
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

function rides(): string {
  const { behind, frame, lamp } = motorbike();
  const dust = [
    [96, 960, 46],
    [40, 920, 34],
    [160, 990, 30],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#E59A6B'))
    .join('');
  return (
    dust +
    stitch('M20 640H150M60 560H180M10 730H120', colors.paper, 9, '40 26') +
    oval(500, 1002, 400, 16, '#7A2A12', 'opacity=".5"') +
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
    helmet('translate(423 452) rotate(5) scale(.97)')
  );
}
