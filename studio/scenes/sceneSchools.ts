import { cow } from './animals.ts';
import { fence, school, waterTower } from './buildings.ts';
import { canvas } from './canvas.ts';
import { cabbage, cheese, cheeseWedge, milkCan } from './goods.ts';
import { bush, furrows, hill } from './land.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import { person } from './people/person.ts';
import { mango, palm, palmDefs } from './plants.ts';
import { box, group, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** The pasture's fence, from the right edge back to the house. */
const FENCE = [
  [1206, 640],
  [1120, 624],
  [1040, 611],
  [968, 600],
] as const;

/** The farm school: students with cheese and milk, their garden, the house with its gallery, a cow. Tall crops keep the middle 675. */
export function sceneSchools(): string {
  const land = { width: WIDTH, height: HEIGHT };
  const background =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    lace('escuela', { family: 'wheel', rim: 'scallop', thread: '#FBD98A' }, 300, 250, 300) +
    hill(colors.gold, { ...land, y: 400, swing: 18, points: 4, seed: 's1' }) +
    bush('#8C6A1E', { width: WIDTH, y: 450, size: 84, depth: 74, seed: 's2' }) +
    hill('#3E7D4F', { ...land, y: 470, swing: 10, points: 5, seed: 's3' });
  const farm =
    palm(58, 512, 330, 1.3, colors.monte, 10) +
    palm(120, 520, 190, 0.9, colors.monte, -8) +
    waterTower(1092, 540, 1.5) +
    school(770, 548, 1.24) +
    mango(268, 556, 0.86);
  const ground =
    hill('#2C6A45', { ...land, y: 546, swing: 6, seed: 's4' }) +
    furrows('#7DB36A', { from: -700, to: 820, top: 562, bottom: 900, vanish: 420, count: 16, width: 6 }) +
    shape('M846 554H902C916 640 620 720 520 910H1030C980 760 930 650 902 554Z', colors.road) +
    stitch('M860 576C862 660 700 760 620 896M886 576C900 660 930 760 930 896', '#F6B36B', 5, '24 18', 'opacity=".6"');
  let garden = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 3; i++)
      garden += cabbage(60 + i * 128 - row * 34 + row * i * 10, 626 + row * 98, 1 + row * 0.42);
  return canvas(
    { ...land, name: 'school', grain: 0.5, defs: palmDefs(colors.monte, colors.forest) },
    background +
      farm +
      ground +
      garden +
      fence(FENCE, 64, 44) +
      oval(1104, 640, 96, 10, '#174631') +
      cow(1098, 638, 2, { flip: true }) +
      milkCan(884, 668, 0.56) +
      students() +
      cheeseTable(),
  );
}

function students(): string {
  const bucket = group(
    'translate(750 650)',
    shape('M-34 0L-28 72H28L34 0Z', '#C9C6BC') +
      shape('M8 0H34L28 72H8Z', '#A5A297') +
      oval(0, 0, 34, 9, colors.paper) +
      line('M-34 0C-30 -64 30 -64 34 0', '#8C897E', 5),
  );
  return (
    oval(434, 876, 92, 14, '#174631') +
    oval(656, 890, 120, 14, colors.tierraDeep, 'opacity=".6"') +
    person({
      at: [434, 872],
      height: 480,
      build: 'man',
      view: 'front',
      skin: skins[1],
      look: { cut: 'short', hat: 'piri', tie: colors.tierra },
      top: { kind: 'shirt', color: colors.cream, trim: colors.tierra },
      bottom: { kind: 'trousers', color: colors.monte },
      far: { to: [494, 626], hand: 'flat', aim: 172, holds: cheese(434, 650, 150) },
      near: { to: [374, 626], hand: 'flat', aim: 8 },
    }) +
    person({
      at: [656, 888],
      height: 470,
      build: 'woman',
      view: 'front',
      face: 'turned',
      facing: 'left',
      skin: skins[0],
      look: { cut: 'braid', tie: colors.sun },
      top: { kind: 'blouse', color: colors.lapacho, trim: colors.cream },
      bottom: { kind: 'skirt', color: colors.monte, hem: colors.rose },
      near: { to: [748, 612], hand: 'grip', aim: 82, holds: bucket },
    })
  );
}

/** The table of the school's shop, in the foreground. */
function cheeseTable(): string {
  const boards =
    box(-150, 30, 26, 60, colors.woodDark) +
    shape('M-196 -34H240V34H-226Z', colors.wood) +
    box(-226, 30, 480, 16, colors.woodDark);
  return group(
    'translate(1006 826)',
    boards +
      cheese(-116, 2, 196, { cut: true }) +
      cheeseWedge(24, 18, 0.62) +
      cheese(168, 2, 172) +
      cheese(168, -57, 146, { top: '#F7DFA0', rind: colors.gold }),
  );
}
