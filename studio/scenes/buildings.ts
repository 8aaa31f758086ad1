// Buildings as they stand around Cerrito and Belén. Light comes from the left; what looks right or lies under eaves is in shade.
import { colors } from '../../server/lace/palette.ts';
import { box, line, place, shape, stitch, tenth, whole } from '../../server/lace/primitives.ts';

const SHADE = 'opacity=".16"';

interface WallOptions {
  wall?: string;
  roof?: string;
  /** Light in doors and windows. */
  lit?: boolean;
}

/** Rows of a tiled roof: lines from the ridge down, and one across for each course. */
function tiles(ridge: number, eaves: number, top: number, foot: number, columns: number): string {
  let d = '';
  for (let i = 1; i < columns; i++) {
    const share = (i / columns) * 2 - 1;
    d += `M${whole(share * ridge)} ${top}L${whole(share * eaves)} ${foot}`;
  }
  return line(d, colors.tierraNight, 1.5, 'opacity=".38"');
}

/** Culata jovái: two rooms and the shaded passage between them. 236 wide at scale 1, foot at x y. */
export function house(x: number, y: number, scale: number, options: WallOptions = {}): string {
  const { wall = colors.cream, roof = colors.tierra, lit = false } = options;
  const opening = lit ? colors.sun : colors.forest;
  const body =
    box(-110, -62, 78, 62, wall) +
    box(32, -62, 78, 62, wall) +
    shape('M-110 -58h78v9h-78zM32 -58h78v9H32zM92 -49h18V0H92z', '#000', SHADE) +
    box(-32, -62, 64, 62, colors.tierraNight) +
    box(-14, -44, 22, 44, colors.woodDark) +
    box(-84, -44, 24, 44, opening) +
    box(56, -44, 28, 23, opening) +
    line('M70 -44v23M56 -32.5h28', wall, 2) +
    shape('M-110 -9h26V0h-26zM-60 -9h28V0h-28zM32 -9h78V0H32z', colors.clay) +
    shape('M-128 -58L-92 -108H92L128 -58Z', roof) +
    tiles(92, 128, -106, -60, 22) +
    shape('M20 -108H92L128 -58H44Z', '#000', 'opacity=".12"') +
    line('M-92 -108H92', colors.clay, 5) +
    line('M-32 -58V0M32 -58V0', colors.wood, 5) +
    box(-118, -3, 236, 7, colors.clay);
  return place(body, x, y, scale);
}

/** Where the pillars of the school's gallery stand. */
const PILLARS = [-214, -128, -43, 43, 128, 214] as const;

/** The farm school: a low whitewashed house under tiles, its gallery along the whole front. 500 wide and 148 high at scale 1. */
export function school(x: number, y: number, scale: number, options: WallOptions = {}): string {
  const { wall = colors.paper, roof = colors.tierra, lit = false } = options;
  const inside = lit ? colors.sun : colors.forest;
  const doors = [-101, 70].map((at) => box(at, -58, 30, 58, inside)).join('');
  const windows = [-184, -13, 158].map((at) => box(at, -56, 26, 27, inside)).join('');
  const leaves = line('M-86 -58V0M85 -58V0M-171 -56v27M0 -56v27M171 -56v27', wall, 1.8);
  const shutters = [-192, -158, -21, 13, 150, 184].map((at) => box(at, -56, 8, 27, colors.monte)).join('');
  const pillars = PILLARS.map(
    (at) =>
      box(at - 5, -72, 10, 72, wall) + box(at + 1, -72, 4, 72, '#000', SHADE) + box(at - 7, -13, 14, 13, colors.clay),
  ).join('');
  const body =
    box(-222, -74, 444, 74, wall) +
    // The whole wall lies in the shade of its gallery, most of all under the eaves.
    box(-222, -74, 444, 74, colors.tierraDeep, 'opacity=".3"') +
    shape('M-222 -74h444v12h-444z', colors.tierraNight, 'opacity=".5"') +
    box(-222, -13, 444, 13, colors.tierraDeep) +
    doors +
    windows +
    leaves +
    shutters +
    pillars +
    shape('M-250 -70L-226 -98H226L250 -70Z', roof) +
    shape('M-232 -96L-176 -146H176L232 -96Z', roof) +
    tiles(176, 232, -145, -98, 24) +
    tiles(228, 250, -94, -71, 24) +
    shape('M60 -146H176L250 -70H104Z', '#000', 'opacity=".12"') +
    line('M-232 -96H232', colors.tierraNight, 2.6, 'opacity=".6"') +
    line('M-176 -146H176', colors.clay, 6) +
    box(-236, -3, 472, 9, colors.clay) +
    stitch('M-228 2H228', colors.tierraDeep, 1.6, '9 5');
  return place(body, x, y, scale);
}

interface TowerOptions {
  wood?: string;
  tank?: string;
}

/** A water tank on stilts, 232 high and 80 wide at scale 1. */
export function waterTower(x: number, y: number, scale: number, options: TowerOptions = {}): string {
  const { wood = colors.woodDark, tank = '#DCE5DC' } = options;
  const body =
    line('M-13 0L-10 -148M15 0L11 -148', wood, 4, 'opacity=".7"') +
    line('M-30 -50L29 -8M30 -50L-31 -8M-27 -100L27 -56M27 -100L-28 -56M-25 -142L25 -104M25 -142L-25 -104', wood, 2) +
    line('M-33 0L-25 -150M33 0L25 -150M-30 -52H30M-28 -102H28', wood, 5.5) +
    line('M4 0V-150', '#9FB0A6', 4) +
    box(-38, -156, 76, 9, wood) +
    shape('M-32 -156V-212Q0 -222 32 -212V-156Z', tank) +
    shape('M8 -156V-218Q22 -216 32 -212V-156Z', '#000', SHADE) +
    shape('M-35 -211L-4 -232H4L35 -211Q0 -221 -35 -211Z', tank) +
    shape('M2 -232H4L35 -211Q18 -216 6 -217Z', '#000', 'opacity=".24"') +
    line('M-32 -175Q0 -169 32 -175M-32 -194Q0 -188 32 -194', '#000', 1.6, SHADE);
  return place(body, x, y, scale);
}

/** The milking shed: corrugated iron on posts, open at its sides, with rails and a trough. 300 wide and 128 high at scale 1. */
export function milkingShed(x: number, y: number, scale: number, { roof = '#B7BDB0', lit = false } = {}): string {
  let ribs = '';
  for (let i = 1; i < 26; i++) ribs += `M${whole(-118 + i * 9)} -124L${whole(-158 + i * 12.1)} -84`;
  const body =
    shape('M-132 -86h264v26H-132z', colors.tierraNight, 'opacity=".8"') +
    (lit ? shape('M-40 -80H40L74 0H-74Z', colors.sun, 'opacity=".55"') : '') +
    shape('M-92 -84h6V-6h-6zM-3 -84h6V-6h-6zM86 -84h6V-6h-6z', '#4A2414') +
    line('M-130 -40H130M-130 -24H130', '#4A2414', 3) +
    shape('M-126 -19H-60L-66 -2H-120Z', '#A9AFA2') +
    line('M-130 -48H130M-130 -30H130', colors.wood, 4.5) +
    shape('M-139 -84h9V0h-9zM-50 -84h9V0h-9zM41 -84h9V0h-9zM130 -84h9V0h-9z', colors.woodDark) +
    box(-150, -2, 300, 6, '#C9BFA8') +
    shape('M-158 -82L-118 -126H118L158 -82Z', roof) +
    line(ribs, '#000', 2, 'opacity=".18"') +
    shape('M40 -126H118L158 -82H56Z', '#000', 'opacity=".14"') +
    line('M-158 -82H158', '#7F877B', 4);
  return place(body, x, y, scale);
}

/** A wire fence along a line of points: a wooden post at each, three wires between. `height` is the first post's, `far` the last one's. */
export function fence(
  points: readonly (readonly [number, number])[],
  height: number,
  far = height,
  wood: string = colors.woodDark,
): string {
  const tall = (i: number) => height + ((far - height) * i) / Math.max(1, points.length - 1);
  let posts = '';
  const wires = ['', '', ''];
  points.forEach(([x, y], i) => {
    const h = tall(i);
    const half = h * 0.055;
    // Hewn, not turned: each leans its own way.
    const lean = ((i * 7) % 5) - 2;
    posts += `M${tenth(x - half)} ${y}L${tenth(x - half + lean * half * 0.4)} ${tenth(y - h)}h${tenth(half * 1.7)}L${tenth(x + half)} ${y}Z`;
    for (const [w, share] of [0.32, 0.6, 0.88].entries())
      wires[w] += `${i ? 'L' : 'M'}${tenth(x)} ${tenth(y - h * share)}`;
  });
  return line(wires.join(''), wood, Math.max(1, tenth(height * 0.022)), 'opacity=".75"') + shape(posts, wood);
}
