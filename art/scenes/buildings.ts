import { colors } from './palette.ts';
import { box, circle, line, place, shape, stitch, whole } from './primitives.ts';

interface HouseOptions {
  wall?: string;
  roof?: string;
  /** Light in door and window. */
  lit?: boolean;
}

/** Culata jovái: two rooms and the shaded passage between them. 236 wide at scale 1, foot at x y. */
export function house(x: number, y: number, scale: number, options: HouseOptions = {}): string {
  const { wall = colors.cream, roof = colors.tierra, lit = false } = options;
  const opening = lit ? colors.sun : colors.forest;
  let tiles = '';
  for (let i = 0; i < 13; i++) tiles += `M${whole((i / 6 - 1) * 90)} -106L${whole((i / 6 - 1) * 122)} -60`;
  const body =
    box(-110, -62, 78, 62, wall) +
    box(32, -62, 78, 62, wall) +
    box(-32, -62, 64, 62, colors.tierraNight) +
    box(-84, -46, 24, 46, opening) +
    box(58, -44, 26, 22, opening) +
    line('M71 -44v22M58 -33h26', wall, 2) +
    shape('M-128 -58L-92 -108H92L128 -58Z', roof) +
    line(tiles, colors.tierraNight, 1.6, 'opacity=".45"') +
    line('M-32 -58V0M32 -58V0', colors.woodDark, 4) +
    box(-118, -4, 236, 7, colors.clay);
  return place(body, x, y, scale);
}

interface BarnOptions {
  wall?: string;
  roof?: string;
  /** Open doors with light inside; otherwise they are closed and braced. */
  lit?: boolean;
}

/** The barn of the farm school: 264 wide and 229 high at scale 1, foot at x y. */
export function barn(x: number, y: number, scale: number, options: BarnOptions = {}): string {
  const { wall = colors.tierra, roof = colors.tierraNight, lit = false } = options;
  const trim = colors.cream;
  const inside = lit ? colors.sun : roof;
  let boards = '';
  for (let i = -100; i <= 100; i += 25) boards += `M${i} ${whole(-150 + Math.abs(i) * 0.36)}V0`;
  const doors = lit ? line('M0 -88V0', trim, 4) : line('M-44 -88L44 0M44 -88L-44 0M0 -88V0', trim, 4);
  const body =
    shape('M-120 0V-116L-88 -186L0 -226L88 -186L120 -116V0Z', wall) +
    line(boards, roof, 1.6, 'opacity=".5"') +
    line('M-132 -112L-90 -188L0 -229L90 -188L132 -112', roof, 15) +
    stitch('M-117 -106L-80 -175L0 -211L80 -175L117 -106', trim, 2.6, '9 7') +
    box(-44, -88, 88, 88, inside) +
    line('M-44 -88H44V0M-44 -88V0', trim, 5) +
    doors +
    circle(0, -146, 22, inside, `stroke="${trim}" stroke-width="5"`) +
    line('M0 -168V-124M-22 -146H22', trim, 3);
  return place(body, x, y, scale);
}

/** The silo beside the barn: `width` wide, from `foot` up to `top`, with `bands` iron bands. */
export function silo(x: number, top: number, foot: number, width: number, bands: number, wall: string): string {
  const half = width / 2;
  const shoulder = top + half;
  let irons = '';
  for (let i = 0; i < bands; i++) {
    const y = whole(shoulder + ((foot - shoulder) * (i + 0.6)) / (bands + 0.4));
    irons += `M${x - half} ${y}h${width}`;
  }
  return (
    shape(`M${x - half} ${foot}V${shoulder}a${half} ${half} 0 0 1 ${width} 0V${foot}Z`, wall) +
    shape(`M${x} ${top}a${half} ${half} 0 0 1 ${half} ${half}V${foot}H${x}Z`, colors.wood, 'opacity=".28"') +
    `<path d="${irons}" stroke="${colors.tierra}" stroke-width="4"/>`
  );
}
