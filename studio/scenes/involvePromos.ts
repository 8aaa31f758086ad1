// What stands on the two boxes that lead to other platforms, 480 x 360. A phone shows the middle 280, some 90 px wide.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { house } from './buildings.ts';
import { canvas } from './canvas.ts';
import { byHead } from './groups/byHead.ts';
import { person } from './people/person.ts';
import { SKINS } from './people/skins.ts';

const SIZE = { width: 480, height: 360 };

/** What a loan sets going: behind her full counter a stallholder weighs a melon in her hand. */
export function promoLend(): string {
  return canvas({ ...SIZE, name: 'prestar', grain: 0.4 }, stall() + seller() + counter());
}

function stall(): string {
  const stripes = Array.from({ length: 7 }, (_, i) =>
    shape(`M${i * 80 - 50} 0H${i * 80 - 6}L${i * 80 + 2} 62H${i * 80 - 62}Z`, colors.cream),
  ).join('');
  return (
    box(0, 0, 480, 360, '#8CC2B6') +
    circle(404, 150, 46, '#F7E3A8') +
    shape('M0 232C120 196 300 224 480 206V360H0Z', colors.leaf) +
    box(26, 40, 14, 320, colors.woodDark) +
    box(440, 40, 14, 320, colors.woodDark) +
    box(0, 0, 480, 62, colors.tierra) +
    stripes +
    box(0, 56, 480, 10, colors.tierraDeep)
  );
}

function seller(): string {
  const melon =
    oval(334, 226, 44, 38, colors.forest) +
    line(
      'M294 226C314 214 354 214 374 226M300 246C322 234 346 234 368 246M302 206C322 196 346 196 366 206',
      '#4C8A55',
      5,
    );
  return byHead({
    chin: [222, 176],
    size: 98,
    build: 'woman',
    girth: 1.16,
    view: 'front',
    skin: SKINS[4],
    look: {
      cut: 'bun',
      tie: colors.sun,
      mood: 'laughs',
      age: 'grown',
      shape: 'round',
      earrings: colors.sun,
      eyes: [0.5, 0.2],
      jaw: 'full',
      brows: 'thin',
      nose: 'broad',
    },
    top: { kind: 'blouse', color: colors.lapacho, trim: colors.cream },
    bottom: { kind: 'skirt', color: colors.forest },
    apron: { color: colors.cream, trim: colors.tierra },
    far: { to: [332, 268], hand: 'flat', aim: -12, holds: melon },
  });
}

function counter(): string {
  const orange = (x: number, y: number) => circle(x, y, 19, colors.orange) + circle(x - 5, y - 6, 6, '#F3AE62');
  const pile = [
    [58, 270],
    [96, 270],
    [77, 238],
  ] as const;
  const bananas =
    shape('M392 286C424 286 452 270 462 234L472 238C468 278 428 302 394 296Z', colors.sun) +
    shape('M396 274C420 270 442 254 450 222L460 226C454 264 426 286 398 286Z', '#E5A52F');
  return (
    pile.map(([x, y]) => orange(x, y)).join('') +
    bananas +
    box(0, 286, 480, 18, colors.straw) +
    box(0, 302, 480, 58, colors.tierraDeep) +
    stitch('M0 332H480', colors.sun, 5, '18 13')
  );
}

/** What is given, and grows: at the farm school a student sets a seedling at the end of the row. */
export function promoGive(): string {
  return canvas({ ...SIZE, name: 'donar', grain: 0.4 }, school() + row() + planter());
}

function school(): string {
  return (
    box(0, 0, 480, 360, '#FBE0C8') +
    circle(84, 78, 42, colors.sun) +
    shape('M0 196C130 160 330 186 480 170V360H0Z', colors.leaf) +
    house(372, 186, 0.56) +
    shape('M0 262C160 244 320 250 480 240V360H0Z', '#8A4A2C') +
    stitch('M0 340C160 322 320 328 480 318', '#B8703F', 5, '18 13')
  );
}

function row(): string {
  const seedling = (x: number, y: number, size: number) =>
    oval(x, y + 2, 30 * size, 8 * size, '#5E2C18') +
    line(`M${x} ${y}V${y - 46 * size}`, colors.forest, 6 * size) +
    shape(
      `M${x} ${y - 22 * size}c${-8 * size} ${-20 * size} ${-32 * size} ${-24 * size} ${-42 * size} ${-14 * size}c${6 * size} ${16 * size} ${26 * size} ${22 * size} ${42 * size} ${14 * size}ZM${x} ${y - 38 * size}c${8 * size} ${-22 * size} ${32 * size} ${-28 * size} ${42 * size} ${-16 * size}c${-6 * size} ${18 * size} ${-26 * size} ${24 * size} ${-42 * size} ${16 * size}Z`,
      colors.forest,
    );
  return seedling(462, 292, 0.7) + seedling(402, 300, 0.86) + seedling(326, 316, 1);
}

function planter(): string {
  return (
    oval(196, 332, 120, 12, '#5E2C18', 'opacity=".6"') +
    person({
      at: [186, 326],
      height: 372,
      heads: 6.6,
      build: 'woman',
      view: 'side',
      stance: 'kneel',
      lean: 34,
      nod: -14,
      skin: SKINS[4],
      look: {
        cut: 'low',
        hat: 'piri',
        tie: colors.lapacho,
        age: 'young',
        mood: 'smiles',
        eyes: [0.6, 0.5],
        nose: 'snub',
      },
      top: { kind: 'shirt', color: '#2F7F8C', trim: colors.cream },
      bottom: { kind: 'trousers', color: '#37507A' },
      near: { to: [304, 300], hand: 'flat', aim: 40 },
      far: { to: [344, 296], hand: 'flat', aim: 50 },
    })
  );
}
