import { canvas } from './canvas.ts';
import { cheese, crate, jar } from './goods.ts';
import { bush } from './land.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import { person } from './people/person.ts';
import { blossom, blossomDefs, palm, palmDefs } from './plants.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
/** Where the counter's board lies. */
const COUNTER = 536;

/** A committee at its stall: one weighs, one keeps the book, one brings the harvest, one pays in. Tall crops keep the middle 675. */
export function sceneMicrofinance(): string {
  const background =
    box(0, 0, WIDTH, HEIGHT, colors.dawn) +
    lace('toldo', { family: 'guava', rim: 'scallop', thread: '#FBD9DC', detail: 0.7 }, 960, 220, 300) +
    bush('#D9776B', { width: WIDTH, y: 566, size: 110, depth: 60, seed: 'mk' }) +
    box(0, 600, WIDTH, 300, colors.road) +
    palm(84, 640, 380, 1.5, colors.tierraNight, 20) +
    palm(1136, 640, 300, 1.2, colors.tierraNight, -16);
  return canvas(
    {
      width: WIDTH,
      height: HEIGHT,
      name: 'micro',
      grain: 0.5,
      defs: palmDefs(colors.tierraNight, colors.tierraDeep) + blossomDefs(),
    },
    background + shelves() + awning() + keepers() + counter() + inFront(),
  );
}

function shelves(): string {
  const frame =
    box(236, 180, 738, 400, colors.tierraDeep) +
    box(226, 180, 20, 690, colors.woodDark) +
    box(964, 180, 20, 690, colors.woodDark) +
    box(246, 350, 718, 12, colors.wood) +
    box(246, 460, 718, 12, colors.wood);
  const jars =
    jar(292, 350, colors.sun, 0.72) +
    jar(350, 350, colors.clay, 0.72) +
    jar(590, 350, colors.lapacho, 0.72) +
    jar(648, 350, colors.leaf, 0.72) +
    jar(918, 350, colors.clay, 0.72);
  const cloths = [
    [colors.cream, colors.tierra],
    [colors.lapacho, colors.cream],
    [colors.sun, colors.tierra],
    [colors.forest, colors.cream],
  ]
    .map(([cloth = '', thread = ''], i) => {
      const y = 442 - i * 20;
      return box(262, y, 110, 18, cloth) + stitch(`M270 ${y + 9}H364`, thread, 2, '5 6');
    })
    .join('');
  return frame + jars + cloths + cheese(892, 458, 116);
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
        `M${top} 66H${top + 74}L${x + wide} 196V214A${wide / 2} 36 0 0 1 ${x} 214V196Z`,
        cream ? colors.cream : colors.monte,
      ) + stitch(`M${x + 8} 204H${x + wide - 8}`, cream ? colors.lapacho : colors.sun, 3, '8 7');
  }
  return body + box(230, 50, 752, 20, colors.woodDark);
}

/** Behind the counter: who weighs, and who writes. */
function keepers(): string {
  const orange = circle(604, 414, 15, colors.orange) + line('M596 406q3 -4 7 -4', '#fff', 2.4, 'opacity=".4"');
  const pencil = line('M656 520L692 462', colors.tierra, 6) + line('M656 520L659 515', colors.tierraNight, 4);
  const seller = person({
    at: [484, 862],
    height: 606,
    build: 'woman',
    view: 'front',
    face: 'turned',
    half: true,
    skin: skins[0],
    girth: 1.12,
    look: {
      cut: 'bun',
      mood: 'beams',
      jaw: 'broad',
      nose: 'snub',
      earrings: colors.sun,
      tie: colors.lapacho,
    },
    top: { kind: 'tee', color: '#2F7F8C' },
    bottom: { kind: 'skirt', color: colors.monte },
    apron: { color: colors.lapacho, trim: colors.cream },
    near: { to: [420, 560], hand: 'flat', aim: 100 },
    far: { to: [600, 414], hand: 'pinch', aim: -8, holds: orange },
  });
  const writer = person({
    at: [740, 862],
    height: 590,
    build: 'woman',
    view: 'turned',
    facing: 'left',
    half: true,
    nod: 6,
    lean: 5,
    skin: skins[1],
    look: { cut: 'low', hair: '#B8AFA6', mood: 'smirks', jaw: 'lean', nose: 'hooked', glasses: true },
    top: { kind: 'blouse', color: colors.sun, trim: colors.tierraDeep, sleeve: 'long' },
    bottom: { kind: 'skirt', color: colors.tierra },
    near: { to: [676, 488], hand: 'pinch', aim: 152, holds: pencil },
    far: { to: [630, 526], hand: 'rest', aim: 168, behind: false },
  });
  return scales() + seller + blossom(457, 288, 1.1, colors.lapacho, colors.sun) + writer;
}

/** The hanging scales, with fruit in the pan. */
function scales(): string {
  return (
    line('M596 214V330', colors.cream, 4) +
    circle(596, 352, 26, colors.cream) +
    circle(596, 352, 19, colors.paper) +
    line('M596 352L606 340', colors.tierra, 4) +
    line('M596 378L552 448M596 378L640 448', colors.cream, 3) +
    circle(574, 444, 15, colors.clay) +
    circle(622, 444, 15, colors.clay) +
    circle(598, 438, 16, colors.orange) +
    shape('M546 450H646Q636 482 596 482Q556 482 546 450Z', colors.straw) +
    shape('M612 480Q638 474 646 450H624Q622 468 612 480Z', '#000', 'opacity=".12"')
  );
}

function counter(): string {
  const bar =
    box(206, COUNTER + 30, 798, 296, colors.woodDark) +
    line(`M206 ${COUNTER + 120}H1004M206 ${COUNTER + 210}H1004`, colors.tierraNight, 3, 'opacity=".5"') +
    box(186, COUNTER, 838, 34, colors.wood);
  const cloth =
    shape(`M360 ${COUNTER}H860V${COUNTER + 206}H360Z`, colors.cream) +
    stitch(`M376 ${COUNTER + 40}V${COUNTER + 190}H844V${COUNTER + 40}`, colors.lapacho, 5, '16 12') +
    lace(
      'mostrador',
      { family: 'sun', rim: 'fan', thread: colors.tierra, colors: [colors.rose], weight: 1.3, detail: 0.45 },
      610,
      COUNTER + 110,
      76,
    ) +
    box(360, COUNTER, 500, 12, '#000', 'opacity=".1"');
  const ledger =
    shape(`M590 ${COUNTER}L612 ${COUNTER - 16}H726L716 ${COUNTER}Z`, colors.paper) +
    shape(`M654 ${COUNTER}L670 ${COUNTER - 16}H673L658 ${COUNTER}Z`, colors.straw) +
    box(588, COUNTER - 2, 130, 6, colors.tierra);
  const savings =
    box(748, COUNTER - 52, 84, 52, colors.wood) +
    box(806, COUNTER - 52, 26, 52, colors.woodDark) +
    box(742, COUNTER - 60, 96, 12, colors.clay) +
    box(776, COUNTER - 60, 28, 4, colors.tierraNight) +
    stitch(`M756 ${COUNTER - 22}H800`, colors.sun, 3, '6 5');
  return bar + cloth + ledger + savings;
}

/** Before the counter: who brings the harvest, and who pays in. */
function inFront(): string {
  const shade = (x: number, half: number) => oval(x, 884, half, 12, colors.tierra, 'opacity=".8"');
  const carried = group('translate(428 604) scale(.82)', crate(0, 0, '#B7352A', '#D9583F', 'c3'));
  const coin = circle(784, 438, 11, colors.gold) + circle(784, 438, 7, colors.straw);
  const basket = group(
    'translate(918 624)',
    line('M-30 0C-30 -62 30 -62 30 0', colors.woodDark, 6) +
      circle(-10, -4, 13, colors.sun) +
      circle(12, -4, 12, colors.leaf) +
      shape('M-38 -2L-28 46H28L38 -2Z', colors.straw) +
      shape('M12 -2L8 46H28L38 -2Z', '#000', 'opacity=".12"') +
      stitch('M-33 14H33M-31 30H31', colors.tierra, 3, '6 5'),
  );
  return (
    shade(324, 92) +
    shade(890, 92) +
    crate(1082, 874, colors.orange, colors.sun, 'c1') +
    person({
      at: [320, 884],
      height: 610,
      build: 'woman',
      view: 'side',
      stance: 'walk',
      skin: skins[2],
      look: { cut: 'curls', nose: 'broad', earrings: colors.sun },
      top: { kind: 'tee', color: colors.paper },
      bottom: { kind: 'skirt', color: colors.forest, hem: colors.sun },
      far: { to: [470, 578], hand: 'flat', aim: 20, behind: true },
      near: { to: [376, 600], hand: 'sheet', aim: 20, holds: carried },
    }) +
    person({
      at: [890, 884],
      height: 624,
      build: 'woman',
      view: 'side',
      facing: 'left',
      skin: skins[3],
      look: { cut: 'braid', tie: colors.lapacho, mood: 'talks', nose: 'long' },
      top: { kind: 'tee', color: '#6E5BA0' },
      bottom: { kind: 'skirt', color: colors.tierraNight, hem: colors.rose },
      far: { to: [786, 436], hand: 'pinch', aim: 150, holds: coin },
      near: { to: [918, 578], hand: 'grip', holds: basket },
    })
  );
}
