import type { Family } from '../nanduti.ts';
import { canvas } from './canvas.ts';
import { cheese, cheeseBlock, cheeseWedge, milkCan } from './goods.ts';
import { colors } from './palette.ts';
import { box, circle, group, lace, line, oval, reuse, shape, stitch, whole } from './primitives.ts';

const WIDTH = 1600;
const HEIGHT = 900;
/** Where the table begins, and the middle of everything: narrow crops keep what stands around it. */
const TABLE = 716;
const MIDDLE = 800;

/** Paste, rind and the lace that the mould leaves. */
const KINDS: readonly (readonly [string, string, Family])[] = [
  ['#F7DFA0', colors.gold, 'wheel'],
  [colors.cream, colors.straw, 'ant'],
  [colors.sun, '#C97F1E', 'spider'],
  ['#FBEBC4', '#DDB866', 'sun'],
];

/** The ripening room: wheels on their shelves, each with its lace pressed into the rind; in front the day's queso Paraguay is cut. */
export function coverSchools(): string {
  const defs = KINDS.map(([paste, rind, family], i) => {
    const pressed = lace(`q${i}`, { family, rim: 'picot', thread: rind, weight: 1.3, detail: 0.7 }, 0, 0, 103);
    return `<g id="ch${i}">${circle(0, 0, 120, rind)}${circle(-3, -3, 109, paste)}${pressed}</g>`;
  }).join('');
  const bottles = milkCan(566, 742, 1.1) + milkCan(452, 736, 0.94);
  const blocks =
    cheeseBlock(1216, 752, 1.25) +
    cheeseBlock(1232, 680, 1.05) +
    cheeseBlock(1398, 760, 1.1) +
    cheeseWedge(246, 770, 1.1);
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'cschool', grain: 0.4, defs },
    box(0, 0, WIDTH, HEIGHT, colors.monte) + shelf(230, 0) + shelf(484, 1) + table() + bottles + blocks + cutCheese(),
  );
}

/** A row of wheels that stand on their rims; `row` sets them off against the one above. */
function shelf(y: number, row: number): string {
  let wheels = '';
  for (let i = -1; i < 8; i++) {
    const radius = 96 + ((i * 7 + row * 5 + 14) % 3) * 7;
    const x = 112 + i * 229 + row * 114;
    const kind = (i + 4 + row * 2) % KINDS.length;
    wheels +=
      circle(x + 9, y - radius + 4, radius, '#081F18') +
      reuse(
        `ch${kind}`,
        `translate(${x} ${whole(y - radius)}) rotate(${(x * 7) % 60}) scale(${whole(radius / 1.2) / 100})`,
      );
  }
  const board = box(0, y - 2, WIDTH, 20, colors.wood) + box(0, y + 18, WIDTH, 10, colors.woodDark);
  return wheels + board + box(0, y + 28, WIDTH, 14, '#081F18', 'opacity=".55"');
}

/** A table along the whole width, and a runner with a lace hem over its front. */
function table(): string {
  let hem = '';
  for (let x = MIDDLE - 260; x < MIDDLE + 260; x += 52) hem += `M${x} 868q26 44 52 0M${x + 13} 868q13 22 26 0`;
  return (
    box(0, TABLE - 34, WIDTH, 34, '#081F18', 'opacity=".4"') +
    box(0, TABLE, WIDTH, 78, colors.wood) +
    line(`M0 ${TABLE + 30}H${WIDTH}`, colors.woodDark, 2, 'opacity=".5"') +
    box(0, TABLE + 78, WIDTH, 18, '#5A2A12') +
    box(0, TABLE + 96, WIDTH, HEIGHT, colors.woodDark) +
    line(`M0 ${TABLE + 142}H${WIDTH}`, '#5A2A12', 3) +
    shape(`M580 ${TABLE}H1020L1060 ${TABLE + 78}V868H540V${TABLE + 78}Z`, colors.cream) +
    shape(`M540 ${TABLE + 78}H1060V${TABLE + 96}H540Z`, '#E7D8B8') +
    line(hem, colors.cream, 5) +
    stitch(`M556 846H1044`, colors.lapacho, 5, '16 11') +
    stitch(`M556 830H1044`, colors.tierra, 2.5, '7 7')
  );
}

/** The large fresh cheese on its board, one wedge beside it, and the knife. */
function cutCheese(): string {
  const board =
    oval(MIDDLE + 10, 780, 300, 46, '#2A0D05', 'opacity=".25"') +
    shape('M508 762A292 50 0 0 0 1092 762V774A292 50 0 0 1 508 774Z', '#8E5A2C') +
    oval(MIDDLE, 762, 292, 50, '#B97A3E') +
    line('M560 774Q800 818 1040 774M620 740Q800 722 980 740', '#8E5A2C', 2, 'opacity=".6"');
  const knife = group(
    'translate(770 812) rotate(4)',
    shape('M-150 -8L40 -11V11H-96Q-136 8 -150 -8Z', '#D5DAD2') +
      shape('M-150 -8L40 -11V-3H-140Z', '#EEF1EA') +
      box(40, -13, 92, 26, colors.tierraNight, 'rx="6"') +
      circle(62, 0, 3.5, colors.straw) +
      circle(108, 0, 3.5, colors.straw),
  );
  return board + cheese(736, 752, 370, { cut: true, height: 0.36 }) + cheeseWedge(1012, 772, 0.84) + knife;
}
