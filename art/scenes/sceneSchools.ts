import { cow } from './animals.ts';
import { school, waterTower } from './buildings.ts';
import { canvas } from './canvas.ts';
import { cabbage, cheese } from './goods.ts';
import { bush, furrows, hill } from './land.ts';
import { colors, skins } from './palette.ts';
import { man, woman } from './people.ts';
import { palm, palmDefs } from './plants.ts';
import { box, group, lace, line, oval, shape, stitch } from './primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** The farm school: students with cheese and milk, their garden, the barn, a cow. */
export function sceneSchools(): string {
  const land = { width: WIDTH, height: HEIGHT };
  const background =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    lace('escuela', { family: 'wheel', rim: 'scallop', thread: '#FBD98A' }, 300, 250, 300) +
    hill(colors.gold, { ...land, y: 400, swing: 18, points: 4, seed: 's1' }) +
    bush('#8C6A1E', { width: WIDTH, y: 450, size: 84, depth: 74, seed: 's2' }) +
    hill('#3E7D4F', { ...land, y: 470, swing: 10, points: 5, seed: 's3' });
  const farm =
    palm(96, 500, 300, 1.3, colors.monte, 14) +
    palm(190, 506, 190, 1, colors.monte, -8) +
    waterTower(1066, 546, 1.5) +
    school(800, 546, 1);
  const ground =
    hill('#2C6A45', { ...land, y: 546, swing: 6, seed: 's4' }) +
    furrows('#7DB36A', { from: -700, to: 820, top: 562, bottom: 900, vanish: 420, count: 16, width: 6 }) +
    shape('M726 546H786C812 640 640 720 580 910H990C930 740 880 640 786 546Z', colors.road) +
    stitch('M742 566C760 660 690 760 668 896M774 566C800 650 846 760 880 896', '#F6B36B', 5, '24 18', 'opacity=".6"');
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
      oval(1050, 636, 96, 10, '#174631') +
      cow(1040, 634, 2.1, { flip: true }) +
      students() +
      cheeseTable(),
  );
}

function students(): string {
  const bucket = group(
    'translate(794 650)',
    shape('M-34 0L-28 72H28L34 0Z', '#C9C6BC') +
      shape('M8 0H34L28 72H8Z', '#A5A297') +
      oval(0, 0, 34, 9, colors.paper) +
      line('M-34 0C-30 -64 30 -64 34 0', '#8C897E', 5),
  );
  const fingers = (side: 1 | -1) =>
    line(
      `M${470 + side * 78} 610l${side * -18} 4M${470 + side * 78} 626l${side * -20} 3M${470 + side * 76} 641l${side * -16} 2`,
      skins[1],
      15,
    );
  return (
    oval(470, 876, 92, 14, '#174631') +
    oval(700, 890, 120, 14, colors.tierraDeep, 'opacity=".6"') +
    man(470, 872, 480, { arms: ['hold', 'hold'], skin: skins[1], face: true }) +
    cheese(470, 640, 150) +
    fingers(-1) +
    fingers(1) +
    woman(700, 890, 470, {
      face: true,
      top: colors.lapacho,
      skirt: colors.monte,
      hem: colors.rose,
      skin: skins[0],
      arms: ['down', 'out'],
      hair: 'braid',
    }) +
    bucket
  );
}

/** The table of the school's shop, in the foreground. */
function cheeseTable(): string {
  const boards =
    box(-150, 30, 26, 60, colors.woodDark) +
    shape('M-196 -34H240V34H-226Z', colors.wood) +
    box(-226, 30, 480, 16, colors.woodDark);
  return group(
    'translate(1010 846)',
    boards +
      cheese(-82, 0, 200, { cut: true }) +
      cheese(122, 2, 172, { top: colors.cream, rind: colors.straw }) +
      cheese(122, -57, 146, { rind: colors.clay }),
  );
}
