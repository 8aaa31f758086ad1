import { randomFrom } from '../lace/random.ts';
import { colors } from './palette.ts';
import { box, circle, group, line, oval, shape, stand, stitch, tenth, whole } from './primitives.ts';

interface CheeseOptions {
  top?: string;
  rind?: string;
  /** A piece is cut out at the front right. */
  cut?: boolean;
  /** Height as a share of the width. Absent: 0.34. */
  height?: number;
}

/** The inside of fresh cheese, and the small uneven holes in it. */
const CURD = '#FFF8E2';
const HOLES = '#EBD9A6';

/** A round of fresh cheese lying flat, `width` wide, the middle of its foot at x y; its rind keeps the weave of the mould. */
export function cheese(x: number, y: number, width: number, options: CheeseOptions = {}): string {
  const { top = '#FBEFCB', rind = '#E6C987', cut = false, height = 0.34 } = options;
  const rx = width / 2;
  const ry = tenth(width * 0.15);
  const lid = tenth(-width * height);
  const arc = `A${rx} ${ry} 0 0 0`;
  const thread = Math.max(1.4, tenth(width * 0.011));
  const dash = `${whole(width * 0.045)} ${whole(width * 0.035)}`;
  const shade = (d: string) => shape(d, '#7A4A12', 'opacity=".16"');
  // Light from the left: the last third of the side and a rim of the lid lie in shade.
  const edge = { x: tenth(rx * 0.42), y: tenth(ry * 0.908) };
  const side = shade(`M${edge.x} ${edge.y}${arc} ${rx} 0V${lid}A${rx} ${ry} 0 0 1 ${edge.x} ${tenth(edge.y + lid)}Z`);
  const inLid = `<ellipse cy="${lid}" rx="${tenth(rx * 0.86)}" ry="${tenth(ry * 0.84)}" fill="none" stroke="${rind}" stroke-width="${thread}"/>`;
  const weave = [0.3, 0.62]
    .map((share) => {
      const at = tenth(lid * share);
      return `M${-rx} ${at}${arc} ${cut ? `${tenth(rx * 0.26)} ${tenth(ry * 0.966 + at)}` : `${rx} ${at}`}`;
    })
    .join('');
  const woven = stitch(weave, '#B98A3E', thread, dash, 'opacity=".7"');
  if (!cut) {
    const round =
      shape(`M${-rx} ${lid}V0${arc} ${rx} 0V${lid}Z`, rind) + side + oval(0, lid, rx, ry, top) + inLid + woven;
    return group(`translate(${whole(x)} ${whole(y)})`, round);
  }
  // The cut runs from the middle to two points of the edge; only its right face is seen, the left piece hides the rest.
  const near = { x: tenth(rx * 0.26), y: tenth(ry * 0.966) };
  const far = { x: tenth(rx * 0.94), y: tenth(ry * 0.342) };
  const lidAt = (point: { x: number; y: number }) => `${point.x} ${tenth(point.y + lid)}`;
  const floorY = tenth((near.x / far.x) * far.y);
  const holes = [
    [0.42, 0.62, 0.02],
    [0.66, 0.42, 0.024],
    [0.5, 0.24, 0.013],
    [0.8, 0.66, 0.014],
    [0.36, 0.4, 0.01],
    [0.88, 0.3, 0.012],
    [0.6, 0.78, 0.01],
  ]
    .map(([across = 0, up = 0, radius = 0]) =>
      oval(far.x * across, far.y * across + lid * up, width * radius, width * radius * 0.7, HOLES),
    )
    .join('');
  const body =
    shape(`M${near.x} ${floorY}L${far.x} ${far.y}A${rx} ${ry} 0 0 1 ${near.x} ${near.y}Z`, '#2A0D05', 'opacity=".28"') +
    shape(
      `M${-rx} ${lid}V0${arc} ${near.x} ${near.y}V${tenth(near.y + lid)}L0 ${lid}L${lidAt(far)}V${far.y}${arc} ${rx} 0V${lid}Z`,
      rind,
    ) +
    shape(`M0 ${lid}L${lidAt(far)}V${far.y}L${near.x} ${floorY}V${tenth(near.y + lid)}Z`, CURD) +
    shape(`M${lidAt(near)}A${rx} ${ry} 0 1 1 ${lidAt(far)}L0 ${lid}Z`, top) +
    woven +
    holes;
  return group(`translate(${whole(x)} ${whole(y)})`, body);
}

/** The wedge taken out of a round, its point to the left: 200 wide and 104 high at scale 1. */
export function cheeseWedge(x: number, y: number, scale: number): string {
  const holes = [
    [-30, -38, 6],
    [18, -22, 8],
    [52, -50, 5],
    [-62, -60, 4],
    [70, -16, 5],
    [8, -62, 4],
  ]
    .map(([cx = 0, cy = 0, r = 0]) => oval(cx, cy, r, r * 0.7, HOLES))
    .join('');
  const body =
    shape('M-96 6L104 22L112 6L90 -8Z', '#2A0D05', 'opacity=".25"') +
    shape('M-104 0V-82L86 -71V12Z', '#FAEDC6') +
    shape('M86 -71L92 -84Q98 -76 98 -70V8L86 12Z', '#DDBF7C') +
    shape('M-104 -82L50 -108Q98 -98 98 -74L86 -71Z', '#FFF8E2') +
    line('M50 -108Q98 -98 98 -74', '#E6C987', 5) +
    holes;
  return stand(body, x, y, scale);
}

/** A block of cheese with the threads of its cloth pressed in, 150 wide and 96 high at scale 1. */
export function cheeseBlock(x: number, y: number, scale: number): string {
  const body =
    shape('M-60 4H74L92 -10H-48Z', '#2A0D05', 'opacity=".25"') +
    shape('M-75 0V-62H45V0Z', '#F6E5B4') +
    shape('M45 0V-62L75 -84V-22Z', '#DDBF7C') +
    shape('M-75 -62L-45 -84H75L45 -62Z', '#FDF3D4') +
    stitch('M-75 -42H45M-75 -20H45', '#C79A4C', 1.8, '8 6', 'opacity=".8"') +
    stitch('M-35 -62V0M5 -62V0', '#C79A4C', 1.8, '8 6', 'opacity=".8"');
  return stand(body, x, y, scale);
}

/** A milk can of tinned iron, 104 wide and 200 high at scale 1. */
export function milkCan(x: number, y: number, scale: number): string {
  const body =
    oval(12, 2, 60, 10, '#2A0D05', 'opacity=".28"') +
    shape('M-48 -4V-118C-48 -140 -25 -142 -25 -162V-176H25V-162C25 -142 48 -140 48 -118V-4Q0 12 -48 -4Z', '#C9D0C8') +
    shape('M16 5V-176H25V-162C25 -142 48 -140 48 -118V-4Q34 3 16 5Z', '#98A39B') +
    shape('M-38 -4V-116C-38 -124 -34 -130 -30 -134V-2Z', '#EEF2EB') +
    line('M-48 -24Q0 -8 48 -24M-48 -112Q0 -98 48 -112', '#7F8B83', 4) +
    line('M-26 -160Q0 -153 26 -160', '#7F8B83', 3) +
    line('M-44 -130C-60 -130 -60 -100 -46 -96M44 -130C60 -130 60 -100 46 -96', '#7F8B83', 6) +
    shape('M-34 -174Q0 -164 34 -174V-188Q0 -197 -34 -188Z', '#B4BDB5') +
    oval(0, -188, 34, 8, '#DCE2DA') +
    line('M-12 -190C-12 -204 12 -204 12 -190', '#7F8B83', 5);
  return stand(body, x, y, scale);
}

/** A labelled jar, 84 high at scale 1, foot at x y. */
export function jar(x: number, y: number, color: string, scale = 1): string {
  const body =
    box(-32, -84, 64, 84, color, 'rx="12"') +
    box(-34, -98, 68, 20, colors.cream, 'rx="5"') +
    box(-22, -60, 44, 34, colors.paper);
  return stand(body, x, y, scale);
}

/** A crate of round fruit in two colours, 208 wide, foot at x y. */
export function crate(x: number, y: number, first: string, second: string, seed: string): string {
  const random = randomFrom(seed);
  let fruit = '';
  for (let layer = 0; layer < 3; layer++)
    for (let i = 0; i < 6 - layer; i++)
      fruit += circle(-78 + i * 31 + layer * 16, -48 - layer * 21 + random() * 4, 18, (i + layer) % 3 ? first : second);
  const boards =
    box(-104, -50, 208, 52, colors.straw, 'rx="4"') + line('M-104 -26H104M-70 -50V0M70 -50V0', colors.gold, 4);
  return group(`translate(${x} ${y})`, fruit + boards);
}

/** A seedling in a pot, `tall` from the table up to the stem's end, foot at x y. */
export function seedling(x: number, y: number, pot: string, tall: number): string {
  const body =
    shape('M-34 -56H34L26 0H-26Z', pot) +
    box(-38, -66, 76, 14, pot, 'rx="4"') +
    stitch('M-30 -28H30', colors.cream, 3, '7 6') +
    line(`M0 -64V${-tall}`, colors.leaf, 6) +
    shape(
      `M0 ${30 - tall}C-30 ${30 - tall} -44 ${4 - tall} -40 ${-tall - 14}C-14 ${-tall - 12} 0 ${6 - tall} 0 ${30 - tall}Z`,
      colors.sprout,
    ) +
    shape(
      `M0 ${14 - tall}C26 ${10 - tall} 40 ${-tall - 12} 36 ${-tall - 30}C10 ${-tall - 28} 0 ${-tall - 10} 0 ${14 - tall}Z`,
      '#6FA85F',
    );
  return group(`translate(${x} ${y})`, body);
}

/** A cabbage in its shade, 80 wide at scale 1. */
export function cabbage(x: number, y: number, scale: number): string {
  const body =
    oval(0, 12, 34, 8, '#174631') +
    shape('M-34 6C-46 -18 -20 -36 0 -26C20 -38 46 -16 34 6C20 20 -20 20 -34 6Z', colors.sprout) +
    shape('M-18 4C-24 -12 -8 -22 2 -16C14 -22 24 -8 18 4C8 14 -10 14 -18 4Z', '#B9DB9C') +
    line('M0 10V-14M0 0L-10 -8M0 0L10 -8', '#5F9A55', 2);
  return stand(body, x, y, tenth(scale));
}
