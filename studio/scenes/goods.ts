import { randomFrom } from '../../server/lace/random.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stand, stitch, tenth, whole } from '../../server/lace/primitives.ts';

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

/** A jar under a cloth, labelled, 98 high at scale 1, foot at x y. */
export function jar(x: number, y: number, color: string, scale = 1): string {
  const body =
    shape('M-30 0Q-34 0 -34 -6V-66Q-34 -80 -24 -82H24Q34 -80 34 -66V-6Q34 0 30 0Z', color) +
    shape('M12 0V-82H24Q34 -80 34 -66V-6Q34 0 30 0Z', '#000', 'opacity=".14"') +
    shape('M-28 -64Q-28 -74 -21 -75V-10H-28Z', '#fff', 'opacity=".45"') +
    box(-22, -58, 44, 36, colors.paper) +
    stitch('M-14 -32H14', color, 3, '6 5') +
    circle(0, -45, 7, color) +
    shape('M-27 -98H27L40 -76L28 -80L16 -74L4 -80L-8 -74L-20 -80L-32 -75L-40 -79Z', colors.cream) +
    shape('M10 -98H27L40 -76L28 -80L16 -74L10 -77Z', '#000', 'opacity=".1"') +
    line('M-29 -84Q0 -78 30 -84', colors.tierra, 4);
  return stand(body, x, y, scale);
}

/** A crate of round fruit in two colours, 208 wide, foot at x y. */
export function crate(x: number, y: number, first: string, second: string, seed: string): string {
  const random = randomFrom(seed);
  let fruit = '';
  let shine = '';
  let leaves = '';
  for (let layer = 2; layer >= 0; layer--)
    for (let i = 0; i < 6 - layer; i++) {
      const cx = -78 + i * 31 + layer * 16;
      const cy = whole(-48 - layer * 21 + random() * 5);
      fruit += circle(cx, cy, 18, (i + layer) % 3 ? first : second);
      shine += `M${cx - 11} ${cy - 3}q2 -8 9 -9`;
      if (random() < 0.4) leaves += `M${cx + 2} ${cy - 15}q4 -14 20 -13q-4 13 -20 13Z`;
    }
  const slat = (top: number, color: string) =>
    box(-104, top, 208, 15, color) + line(`M-98 ${top + 5}H-20M10 ${top + 9}H90`, colors.gold, 1.4, 'opacity=".6"');
  const boards =
    box(-100, -50, 200, 50, '#5E2F12') +
    slat(-50, colors.straw) +
    slat(-32, '#DDBA68') +
    slat(-14, colors.straw) +
    box(-104, -54, 13, 56, '#CFA653') +
    box(91, -54, 13, 56, '#B98E40') +
    line('M-97 -42h.1M-97 -24h.1M-97 -7h.1M97 -42h.1M97 -24h.1M97 -7h.1', colors.woodDark, 4);
  return group(
    `translate(${x} ${y})`,
    fruit + line(shine, '#fff', 3, 'opacity=".35"') + shape(leaves, colors.forest) + boards,
  );
}

/** A seedling in a pot, `tall` from the table up to the stem's end, foot at x y. */
export function seedling(x: number, y: number, pot: string, tall: number): string {
  /** A leaf that grows from the stem at `up`, to the left (-1) or right (1). */
  const leaf = (up: number, side: 1 | -1, size: number, color: string) =>
    stand(
      shape('M0 0C-8 -26 -36 -38 -58 -32C-54 -8 -30 8 0 0Z', color) +
        shape('M0 0C-20 -6 -40 -18 -58 -32C-54 -8 -30 8 0 0Z', '#000', 'opacity=".12"') +
        line('M-6 -2Q-28 -12 -46 -26', '#3F7D45', 2),
      0,
      -up,
      size,
      side === 1,
    );
  const body =
    line(`M0 -60Q-4 ${whole(-tall * 0.8)} 2 ${-tall}`, colors.leaf, 6) +
    leaf(whole(tall * 0.72), 1, 0.62, '#6FA85F') +
    leaf(whole(tall * 0.82), -1, 0.72, colors.sprout) +
    leaf(tall - 6, 1, 0.7, colors.sprout) +
    leaf(tall - 2, -1, 0.56, '#9CCB8E') +
    oval(0, -62, 32, 6, '#3A1D10') +
    shape('M-34 -58H34L26 0H-26Z', pot) +
    shape('M10 -58H34L26 0H8Z', '#000', 'opacity=".15"') +
    box(-38, -68, 76, 15, pot) +
    shape('M12 -68H38V-53H12Z', '#000', 'opacity=".15"') +
    stitch('M-28 -26H28', colors.cream, 3, '7 6');
  return group(`translate(${x} ${y})`, body);
}

/** A cabbage, 90 wide at scale 1: open leaves around a closed heart. Absent: it lies in its bed. */
export function cabbage(x: number, y: number, scale: number, lies = true): string {
  const body =
    (lies ? oval(2, 14, 44, 9, '#174631') : '') +
    shape(
      'M-6 14C-30 18 -50 4 -44 -14C-36 -12 -32 -10 -28 -6C-34 -22 -26 -34 -14 -34C-8 -38 8 -38 14 -34C27 -34 34 -22 28 -6C32 -10 37 -12 44 -14C50 4 30 18 6 14Z',
      '#4F8F5A',
    ) +
    shape('M-4 14C-22 14 -34 2 -30 -12C-26 -24 -12 -26 -4 -20C4 -28 26 -24 30 -10C34 4 20 14 4 14Z', '#79B56C') +
    shape('M-2 12C-18 12 -24 -2 -18 -12C-12 -22 12 -24 18 -12C24 -2 16 12 -2 12Z', '#B9DB9C') +
    shape('M2 12C-4 2 -2 -12 8 -18C16 -17 21 -8 19 0C17 8 10 12 2 12Z', '#A3CC85') +
    line(
      'M-38 -4Q-26 6 -8 10M38 -4Q28 6 12 10M-20 -24Q-24 -14 -24 -6M20 -24Q25 -14 24 -6M-8 8Q-12 -4 -6 -14',
      '#D7EBBF',
      1.8,
    );
  return stand(body, x, y, tenth(scale));
}

/** Tereré for a round: the flask in its leather with the guampa on a stool, 96 wide and 150 high at scale 1, foot at x y. */
export function terere(x: number, y: number, scale: number): string {
  const body =
    oval(6, 0, 58, 9, '#123A2B', 'opacity=".5"') +
    line('M-34 -54L-42 -2M34 -54L42 -2M-2 -54V-8', colors.woodDark, 7) +
    box(-48, -62, 96, 11, colors.wood) +
    shape('M-36 -62V-124Q-36 -132 -28 -134H-8Q0 -132 0 -124V-62Z', colors.tierra) +
    shape('M-12 -62V-134H-8Q0 -132 0 -124V-62Z', '#000', 'opacity=".18"') +
    stitch('M-30 -72V-122M-30 -96H-6', colors.straw, 2.4, '5 4') +
    box(-30, -148, 24, 15, '#D8DDD3') +
    shape('M-36 -116C-52 -116 -52 -82 -36 -82V-88C-45 -88 -45 -110 -36 -110Z', colors.tierraDeep) +
    line('M28 -96L40 -124', '#D8DDD3', 4) +
    shape('M12 -62C8 -76 8 -88 12 -98H36C40 -88 40 -76 36 -62Z', '#6B3418') +
    box(10, -101, 28, 8, '#D8DDD3') +
    shape('M26 -62V-94H37C40 -86 39 -74 36 -62Z', '#000', 'opacity=".2"');
  return stand(body, x, y, scale);
}
