import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, tenth } from '../../server/lace/primitives.ts';

const GROUND = 912;
/** The kiosk's window. */
export const LEFT = 268;
export const RIGHT = 812;
export const TOP = 288;
export const COUNTER = 640;
/** Where the hatch is hinged, and its edge when it is up. */
const HINGE = 250;
const RAISED = 186;
export const PAINT = '#2F7F8C';
export const PLY = '#DDAE68';
export const PLY_DARK = '#B98442';

/** The school's flag, on its pole. */
export function flag(): string {
  return (
    box(1056, 352, 9, 450, colors.woodDark) +
    circle(1060, 348, 9, colors.wood) +
    shape('M1065 364C1102 352 1124 380 1166 366V390C1124 404 1102 376 1065 388Z', '#C8372D') +
    shape('M1065 388C1102 376 1124 404 1166 390V414C1124 428 1102 400 1065 412Z', colors.paper) +
    shape('M1065 412C1102 400 1124 428 1166 414V438C1124 452 1102 424 1065 436Z', '#2F4F94') +
    circle(1115, 402, 8, colors.gold)
  );
}

/** Painted plywood, with the hands of the class that built it printed on. */
export function kiosk(): string {
  const [left, right] = [LEFT - 44, RIGHT + 44];
  const frame = `M${left} ${HINGE}H${right}V${GROUND}H${left}ZM${LEFT} ${TOP}V${COUNTER}H${RIGHT}V${TOP}Z`;
  // Where the brush has stopped.
  const bare = `M${left} 886L${left + 88} 880L${left + 190} 889L${left + 318} 882L${left + 452} 890L${left + 560} 881L${right} 887V${GROUND}H${left}Z`;
  return (
    oval(540, GROUND, 350, 14, colors.tierraDeep, 'opacity=".5"') +
    shape(frame, PAINT, 'fill-rule="evenodd"') +
    line(`M540 ${COUNTER + 26}V${GROUND}M${LEFT - 6} ${TOP - 6}V${COUNTER}`, '#246774', 4) +
    shape(bare, PLY) +
    line(
      `M${left + 24} 900H${left + 150}M${left + 236} 903H${left + 400}M${left + 470} 899H${right - 20}`,
      PLY_DARK,
      3,
    ) +
    line(`M${left + 16} 690v.1M${left + 16} 866v.1M524 690v.1M524 866v.1M556 690v.1M556 866v.1`, '#CFE3E2', 8) +
    print(300, 742, -14, colors.cream) +
    print(392, 796, 10, colors.sun) +
    print(470, 728, -4, colors.lapacho) +
    print(300, 836, 22, colors.orange) +
    print(474, 838, -18, colors.cream) +
    print(606, 770, 8, colors.sprout) +
    box(RIGHT + 14, HINGE, 30, GROUND - HINGE, '#000', 'opacity=".14"')
  );
}

/** A hand in paint. */
export function print(x: number, y: number, turn: number, color: string): string {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    line('M-16 -4L-24 -32M-6 -8L-9 -42M6 -8L8 -42M16 -4L23 -34M16 16L40 2', color, 12) + oval(0, 10, 23, 24, color),
  );
}

/** The board that shuts the window, on its hinges: from outside, or its underside once it is a roof. */
export function hatch(open: number): string {
  const [left, right] = [LEFT - 44, RIGHT + 44];
  const edge = tenth(COUNTER + (RAISED - COUNTER) * open);
  const spread = tenth(40 * open + 60 * Math.sin(Math.PI * open));
  const down = edge > HINGE;
  const board = shape(`M${left} ${HINGE}H${right}L${right + spread} ${edge}H${left - spread}Z`, down ? PAINT : PLY);
  // What is painted on a side, flattened as the side is.
  const side = (height: number, drawn: string) =>
    group(`translate(540 ${HINGE}) scale(1 ${Math.round(((edge - HINGE) / height) * 100) / 100})`, drawn);
  const outside =
    print(-170, 190, -12, colors.sun) + print(0, 226, 6, colors.cream) + print(176, 180, 14, colors.lapacho);
  const wares = [-216, 0, 216].map((x, i) => (i === 1 ? plantSign(x) : jarSign(x, i ? colors.orange : colors.lapacho)));
  const posts = line(
    `M${LEFT - 22} 420L${tenth(left - spread + 14)} ${edge}M${RIGHT + 22} 420L${tenth(right + spread - 14)} ${edge}`,
    colors.wood,
    10,
  );
  return (
    (down ? '' : posts) +
    board +
    (down ? side(COUNTER - HINGE, outside) : side(HINGE - RAISED, wares.join(''))) +
    box(left - spread, edge - 6, right - left + 2 * spread, 12, down ? '#246774' : PLY_DARK)
  );
}

/** A jar and a plant as a class paints them, 56 high from their foot up. */
function jarSign(x: number, color: string): string {
  return (
    box(x - 24, 8, 48, 36, color) + box(x - 28, 44, 56, 10, colors.tierraDeep) + box(x - 14, 16, 28, 18, colors.cream)
  );
}

function plantSign(x: number): string {
  return (
    shape(`M${x - 16} 8H${x + 16}L${x + 22} 30H${x - 22}Z`, colors.tierra) +
    shape(
      `M${x} 30Q${x - 40} 32 ${x - 46} 56Q${x - 8} 56 ${x} 30Q${x + 8} 56 ${x + 46} 56Q${x + 40} 32 ${x} 30Z`,
      colors.forest,
    )
  );
}
