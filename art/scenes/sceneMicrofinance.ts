import { canvas } from './canvas.ts';
import { cheese, crate, jar } from './goods.ts';
import { bush } from './land.ts';
import { colors, skins, stoplight } from './palette.ts';
import { woman } from './people.ts';
import { blossomDefs, palm, palmDefs } from './plants.ts';
import { vendor } from './portraits.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from './primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** A market stall, its owner at the scales, a neighbour and a girl who buy. */
export function sceneMicrofinance(): string {
  const background =
    box(0, 0, WIDTH, HEIGHT, colors.dawn) +
    lace('toldo', { family: 'guava', rim: 'scallop', thread: '#FBD9DC' }, 960, 220, 300) +
    bush('#D9776B', { width: WIDTH, y: 566, size: 110, depth: 60, seed: 'mk' }) +
    box(0, 600, WIDTH, 300, colors.road) +
    palm(90, 640, 380, 1.5, colors.tierraNight, 20) +
    palm(1130, 640, 300, 1.2, colors.tierraNight, -16);
  return canvas(
    {
      width: WIDTH,
      height: HEIGHT,
      name: 'micro',
      grain: 0.5,
      defs: palmDefs(colors.tierraNight, colors.tierraDeep) + blossomDefs(),
    },
    background + shelves() + vendor(600, 716, 3.42, skins[0]) + awning() + scales() + counter() + buyers(),
  );
}

function shelves(): string {
  const frame =
    box(236, 300, 738, 330, colors.tierraDeep) +
    line('M236 240V820M974 240V820', colors.woodDark, 20) +
    line('M260 400H950M260 500H950', colors.wood, 12);
  const jars =
    jar(300, 394, colors.sun, 0.75) +
    jar(362, 394, colors.clay, 0.75) +
    jar(424, 394, colors.leaf, 0.75) +
    jar(830, 394, colors.lapacho, 0.75) +
    jar(894, 394, colors.sun, 0.75);
  const cloths = [
    [colors.cream, colors.tierra],
    [colors.lapacho, colors.cream],
    [colors.sun, colors.tierra],
    [colors.forest, colors.cream],
  ]
    .map(([cloth = '', thread = ''], i) => {
      const y = 476 - i * 20;
      return box(276, y, 130, 18, cloth, 'rx="5"') + stitch(`M286 ${y + 9}H396`, thread, 2, '5 6');
    })
    .join('');
  return frame + jars + cloths + cheese(868, 490, 128);
}

function awning(): string {
  const stripes = 10;
  const wide = 86;
  let body = '';
  for (let i = 0; i < stripes; i++) {
    const cream = i % 2 === 1;
    const x = 176 + i * wide;
    const top = 236 + i * 74;
    body +=
      shape(
        `M${top} 130H${top + 74}L${x + wide} 270V292A${wide / 2} 40 0 0 1 ${x} 292V270Z`,
        cream ? colors.cream : colors.monte,
      ) + stitch(`M${x + 8} 280H${x + wide - 8}`, cream ? colors.lapacho : colors.sun, 3, '8 7');
  }
  return body + box(230, 116, 752, 20, colors.woodDark, 'rx="6"');
}

/** The hanging scales, with her hand on the hook. */
function scales(): string {
  return (
    line('M786 318V372', colors.cream, 4) +
    circle(786, 392, 26, colors.cream) +
    line('M786 392L800 380', colors.tierra, 4) +
    line('M786 418L744 478M786 418L828 478', colors.cream, 3) +
    circle(762, 472, 15, colors.clay) +
    circle(810, 472, 15, colors.clay) +
    circle(786, 464, 17, colors.orange) +
    shape('M738 478H834Q826 510 786 510Q746 510 738 478Z', colors.sun)
  );
}

function counter(): string {
  const bar =
    box(196, 640, 818, 36, colors.wood) +
    box(216, 676, 778, 174, colors.woodDark) +
    line('M216 734H994M216 792H994', colors.tierraNight, 3, 'opacity=".5"') +
    lace('mostrador', { family: 'sun', rim: 'fan', thread: '#A4592C', weight: 1.6, detail: 0.7 }, 606, 763, 82);
  const breads = [-22, -8, 6, 20]
    .map((x, i) => line(`M${x} -50Q${x - 4 + i * 4} -90 ${x - 10 + i * 8} -112`, i % 2 ? '#E9D9B5' : colors.straw, 15))
    .join('');
  const basket = group(
    'translate(480 640)',
    breads + shape('M-36 0L-30 -52H30L36 0Z', colors.leaf) + stitch('M-34 -14H34M-32 -34H32', colors.monte, 4, '9 7'),
  );
  const melon = group(
    'translate(716 640)',
    shape('M-62 0A62 62 0 0 1 62 0Z', colors.forest) +
      shape('M-52 0A52 52 0 0 1 52 0Z', colors.paper) +
      shape('M-46 0A46 46 0 0 1 46 0Z', stoplight.red) +
      line('M-24 -16v4M-6 -28v4M12 -18v4M28 -12v4', colors.tierraNight, 5),
  );
  return (
    bar +
    crate(328, 640, colors.orange, colors.sun, 'c1') +
    crate(890, 640, '#B7352A', '#D9583F', 'c3') +
    basket +
    melon
  );
}

function buyers(): string {
  const basket = group(
    'translate(132 714) scale(1.2)',
    circle(-10, -10, 11, colors.sun) +
      circle(10, -12, 12, colors.clay) +
      shape('M-28 -6L-22 26H22L28 -6Z', colors.straw) +
      stitch('M-24 6H24', colors.tierra, 3, '6 5') +
      line('M-21 18l-4 -4M21 18l4 -4', skins[2], 11),
  );
  return (
    oval(1056, 876, 100, 14, colors.tierra, 'opacity=".8"') +
    oval(132, 882, 76, 12, colors.tierra, 'opacity=".8"') +
    woman(1056, 872, 400, {
      back: true,
      top: colors.sun,
      skirt: colors.monte,
      hem: colors.sun,
      skin: skins[1],
      arms: ['out', 'down'],
    }) +
    woman(132, 880, 290, {
      face: true,
      top: colors.paper,
      skirt: colors.forest,
      skin: skins[2],
      arms: ['hold', 'hold'],
      hair: 'braid',
    }) +
    basket
  );
}
