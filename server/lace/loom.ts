import { num, TURN, turned } from './geometry.ts';
import type { NandutiOptions } from './options.ts';
import { darn, solid } from './stitches.ts';
import type { Outline } from './stitches.ts';

/** In thread widths: closer threads of a darned figure would merge into a blot. */
const DARN_PITCH = 1.4;

/** A shape repeated `count` times around the centre. */
interface Repeat {
  count: number;
  /** Path data of the copy that points up. */
  shape: string;
  /** Stroke width, from `threads`. */
  width: string;
  /** Position of the first copy, in steps clockwise from the top. Absent: 0. */
  offset?: number;
  /** An open shape (arches, knots) is never filled, even if the lace is solid. */
  open?: boolean;
}

/** All shapes of one thread width in a sector, joined into one path: each element costs the browser time. */
interface Sector {
  count: number;
  shape: string;
  width: string;
  filled: boolean;
}

/** Longest path data of a sector, in characters. */
const SECTOR_LENGTH = 320;
/** A shape repeated more often in a sector gets its own sector: joining it would cost more bytes. */
const MOST_IN_SECTOR = 3;

/** Collects the threads of a lace in drawing order and returns them as SVG. */
export class Loom {
  readonly thread: string;
  /** Stroke widths of the three threads, as attribute text. */
  readonly threads: { fine: string; mid: string; bold: string };
  readonly options: NandutiOptions;
  private readonly id: string;
  private shapes = 0;
  private defs = '';
  private body = '';
  private readonly sectors: Sector[] = [];

  /** `id` is the prefix of element ids; it must be unique on the page. */
  constructor(id: string, options: NandutiOptions) {
    this.id = id;
    this.options = options;
    this.thread = options.thread ?? 'currentColor';
    this.threads = { fine: this.width(0.55), mid: this.width(0.9), bold: this.width(1.5) };
  }

  /** A stroke width scaled by the option `weight`. */
  width(base: number): string {
    return num(base * (this.options.weight ?? 1));
  }

  /** A number of threads scaled by the option `detail`; at least 3. */
  count(base: number): number {
    return Math.max(3, Math.round(base * (this.options.detail ?? 1)));
  }

  /** A petal between two radii: darned, or filled if the lace is solid. */
  petal(inner: number, outer: number, outline: Outline, steps: number): string {
    if (this.options.solid) {
      const corners = Math.min(12, steps) * Math.max(1, this.options.detail ?? 1);
      return solid(inner, outer, outline, Math.round(corners));
    }
    const room = Math.floor(Math.abs(outer - inner) / (DARN_PITCH * Number(this.threads.mid)));
    return darn(inner, outer, outline, Math.max(3, Math.min(this.count(steps * 1.55), room)));
  }

  line(d: string, width: string = this.threads.fine): void {
    this.body += `<path d="${d}" stroke-width="${width}"/>`;
  }

  /** The figure: a shape around the circle, coloured by the options `arcs` or `colors`. */
  figure(repeat: Repeat): void {
    const { arcs, colors } = this.options;
    this.turn(repeat, (index, turn) => {
      if (arcs) return colorOfTurn(arcs, turn);
      return colors?.[index % colors.length];
    });
  }

  /** A shape around the circle in the thread's colour, or in `colors` in turn. */
  repeat(repeat: Repeat, colors?: readonly string[]): void {
    this.turn(repeat, (index) => colors?.[index % colors.length]);
  }

  /** The bead in the eye. */
  bead(radius: number): void {
    this.body += `<circle r="${num(radius)}" fill="${this.options.eye ?? this.thread}" stroke="none"/>`;
  }

  /** Any finished SVG, on top of everything so far. */
  add(svg: string): void {
    this.body += svg;
  }

  /** The lace as one `<g>`, the sectors last: in the thread's own colour they hide no coloured part. */
  finish(): string {
    for (const { count, shape, width, filled } of this.sectors.map(widened)) {
      this.place({ count, shape, width }, filled, () => '');
    }
    const { ground, transform } = this.options;
    const place = transform ? ` transform="${transform}"` : '';
    const cloth = ground ? `<circle r="97" fill="${ground}" stroke="none"/>` : '';
    return `<g fill="none" stroke="${this.thread}" stroke-linejoin="round" stroke-linecap="round"${place}><defs>${this.defs}</defs>${cloth}${this.body}</g>`;
  }

  private turn(repeat: Repeat, colorOf: (index: number, turn: number) => string | undefined): void {
    const filled = this.options.solid === true && !repeat.open;
    const { count, offset = 0 } = repeat;
    const paints = Array.from({ length: count }, (_, i) => {
      const color = colorOf(i, ((i + offset) / count) % 1);
      return color ? ` ${filled ? 'fill' : 'stroke'}="${color}"` : '';
    });
    if (paints.some(Boolean)) this.place(repeat, filled, (index) => paints[index] ?? '');
    else this.join(repeat, filled);
  }

  /** Adds a shape to a sector of the same thread with the same, half or a third of the repetitions. */
  private join({ count, shape, width, offset = 0 }: Repeat, filled: boolean): void {
    const joined = this.sectors.find(
      (sector) =>
        sector.width === width &&
        sector.filled === filled &&
        count % sector.count === 0 &&
        count <= sector.count * MOST_IN_SECTOR,
    );
    const times = joined ? count / joined.count : 1;
    const angle = TURN / count;
    const shapes = Array.from({ length: times }, (_, i) => turned(shape, (i + offset) * angle)).join('');
    if (joined) joined.shape += shapes;
    else this.sectors.push({ count, shape: shapes, width, filled });
  }

  private place(
    { count, shape, width, offset = 0 }: Repeat,
    filled: boolean,
    paintOf: (index: number) => string,
  ): void {
    const id = this.id + (this.shapes++).toString(36);
    let uses = '';
    for (let i = 0; i < count; i++) {
      const turn = ((i + offset) / count) % 1;
      uses += `<use href="#${id}" transform="rotate(${num(turn * 360)})"${paintOf(i)}/>`;
    }
    this.defs += `<path id="${id}" d="${shape}"/>`;
    this.body += `<g stroke-width="${width}"${filled ? ` fill="${this.thread}" stroke="none"` : ''}>${uses}</g>`;
  }
}

/** Doubles a short sector repeatedly, so that fewer `<use>` elements are needed. */
function widened(sector: Sector): Sector {
  const { count, shape } = sector;
  if (count % 2 || shape.length * 2 > SECTOR_LENGTH) return sector;
  return widened({ ...sector, count: count / 2, shape: shape + turned(shape, TURN / count) });
}

/** The colour of the arc at `turn` (0 to 1, clockwise from the top). */
function colorOfTurn(arcs: NonNullable<NandutiOptions['arcs']>, turn: number): string {
  const total = arcs.reduce((sum, arc) => sum + arc.share, 0);
  let end = 0;
  let color = arcs[0].color;
  for (const arc of arcs) {
    color = arc.color;
    end += arc.share / total;
    // A petal exactly on the border belongs to the next arc; sums of floating-point shares are inexact.
    if (turn < end - 1e-9) break;
  }
  return color;
}
