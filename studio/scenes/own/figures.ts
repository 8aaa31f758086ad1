// Several people of one of the Stoplight's pictures, in fewer bytes than each for itself.
import type { Point } from '../people/geometry.ts';
import { whole } from '../../../server/lace/primitives.ts';
import { drawn, type Pose } from './figure.ts';
import { put } from './frame.ts';
import type { Who } from './heads.ts';

/** A path, its shape apart, or any other drawing as a whole. */
interface Part {
  attributes: string;
  d?: string;
}

export type Person = readonly [Who, Omit<Pose, 'size'>];

/** People of one size who do not cover one another: paths that look alike are drawn as one. */
export function figures(size: number, all: readonly Person[]): string {
  return put(
    merged(
      all.map(([who, pose]) => [drawn(who, { ...pose, size }), [whole(pose.at[0] / size), whole(pose.at[1] / size)]]),
    ),
    [0, 0],
    size,
  );
}

/** Drawings of one kind, each moved to its place: paths that look alike are drawn as one. */
export function merged(all: readonly (readonly [drawing: string, at: Point])[]): string {
  const parts: Part[] = [];
  for (const [drawing, at] of all) {
    let next = 0;
    for (const part of partsOf(drawing, at)) {
      const alike = part.d
        ? parts.findIndex(({ attributes, d }, i) => i >= next && d && attributes === part.attributes)
        : -1;
      const same = parts[alike];
      if (same?.d) {
        same.d += part.d ?? '';
        next = alike + 1;
      } else {
        parts.splice(next, 0, part);
        next += 1;
      }
    }
  }
  return parts.map(({ attributes, d }) => (d ? `<path d="${d}"${attributes}/>` : attributes)).join('');
}

/** What a drawing consists of, from the back, moved. */
function partsOf(drawing: string, at: Point): Part[] {
  const parts: Part[] = [];
  let from = 0;
  while (from < drawing.length) {
    const path = /^<path d="([^"]*)"([^>]*)\/>/.exec(drawing.slice(from));
    const end = path ? from + path[0].length : endOf(drawing, from);
    const [, d = '', attributes = ''] = path ?? [];
    parts.push(path ? { attributes, d: moved(d, at) } : { attributes: put(drawing.slice(from, end), at) });
    from = end;
  }
  return parts;
}

/** Where the element ends that begins there. */
function endOf(drawing: string, from: number): number {
  let depth = 0;
  const tags = /<(\/?)[a-z][^>]*?(\/?)>/g;
  tags.lastIndex = from;
  for (let tag = tags.exec(drawing); tag; tag = tags.exec(drawing)) {
    depth += tag[1] ? -1 : tag[2] ? 0 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return drawing.length;
}

/** The same path elsewhere: only its absolute commands change. */
function moved(d: string, [dx, dy]: Point): string {
  return d.replaceAll(
    /([MLQC])([^A-Za-z]*)|H([^A-Za-z]*)|V([^A-Za-z]*)/g,
    (_all, command?: string, points = '', x?: string, y?: string) => {
      if (x !== undefined) return `H${Number(x) + dx}`;
      if (y !== undefined) return `V${Number(y) + dy}`;
      const numbers = [...String(points).matchAll(/-?[\d.]+/g)].map(([n], i) => Number(n) + (i % 2 ? dy : dx));
      return `${command}${numbers.join(' ')}`;
    },
  );
}
