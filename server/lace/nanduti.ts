import { weaves } from './families.ts';
import { escapeXml } from './geometry.ts';
import { Loom } from './loom.ts';
import { FAMILIES, RIMS } from './options.ts';
import type { Family, NandutiOptions } from './options.ts';
import { rims } from './rims.ts';
import { hash, pick, randomFrom } from './random.ts';
import { knot, spiral } from './stitches.ts';

export { FAMILIES, RIMS } from './options.ts';
export type { Arc, Family, NandutiOptions, Rim } from './options.ts';

/**
 * Ñandutí, the radial lace of Paraguay, as SVG text in the square -100 -100 200 200; deterministic. Drawn in the steps of a
 * real one: spokes, darned figure, woven eye, rim.
 *
 * @example nanduti('una-huerta', { family: 'sun', thread: '#7A2413' })
 */
export function nanduti(seed: string, options: NandutiOptions = {}): string {
  const random = randomFrom(seed);
  const family = options.family ?? pick(random, FAMILIES);
  const loom = new Loom(`n${hash(seed + family + JSON.stringify(options)).toString(36)}`, options);

  const woven = weaves[family](loom, random);
  weaveEye(loom, family);
  rims[options.rim ?? pick(random, RIMS)](loom, woven);

  const lace = loom.finish();
  return options.fragment ? lace : wrap(lace, options);
}

/** Two rings around a hollow eye; else a bead and a woven spiral (for a spider only the bead). */
function weaveEye(loom: Loom, family: Family): void {
  if (loom.options.hollow) {
    loom.line(knot(0, 0, 35.5), loom.threads.bold);
    loom.line(knot(0, 0, 33), loom.threads.fine);
  } else if (family === 'spider') {
    loom.bead(4.5);
  } else {
    loom.bead(family === 'guava' ? 4 : 3);
    const wide = family === 'sun';
    loom.line(spiral(3, wide ? 13 : 7.5, loom.count(wide ? 5 : 3)), loom.width(0.75));
  }
}

function wrap(lace: string, { size, title, className }: NandutiOptions): string {
  const box = size ? ` width="${size}" height="${size}"` : '';
  const name = title ? ` role="img" aria-label="${escapeXml(title)}"` : ' aria-hidden="true" focusable="false"';
  const role = className ? ` class="${escapeXml(className)}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200"${box}${name}${role}>${lace}</svg>`;
}
