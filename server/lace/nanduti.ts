import { weaves } from './families.ts';
import { escapeXml } from './geometry.ts';
import { Loom } from './loom.ts';
import { FAMILIES, RIMS } from './options.ts';
import type { Family, NandutiOptions } from './options.ts';
import { rims } from './rims.ts';
import { hash, pick, randomFrom } from './random.ts';
import { knot, spiral } from './stitches.ts';
import { drawLine, toKnown, widthOf } from '#server/lettering/outlines.ts';

export { FAMILIES, RIMS } from './options.ts';
export type { Arc, Family, NandutiOptions, Rim } from './options.ts';

/**
 * Ñandutí, the radial lace of Paraguay, as SVG text in the square -100 -100 200 200; deterministic. Drawn in the steps of a
 * real one: spokes, darned figure, woven eye, rim.
 *
 * @example nanduti('Marta Rojas', { label: 'MR', family: 'sun', thread: '#7A2413' })
 */
export function nanduti(seed: string, options: NandutiOptions = {}): string {
  const random = randomFrom(seed);
  const family = options.family ?? pick(random, FAMILIES);
  const loom = new Loom(`n${hash(seed + family + JSON.stringify(options)).toString(36)}`, options);

  const woven = weaves[family](loom, random);
  weaveEye(loom, family);
  rims[options.rim ?? pick(random, RIMS)](loom, woven);
  if (options.label) loom.add(initials(options.label, options.labelColor ?? loom.thread));

  const lace = loom.finish();
  return options.fragment ? lace : wrap(lace, options);
}

/** Two rings around the initials; without initials a bead and a woven spiral (for a spider only the bead). */
function weaveEye(loom: Loom, family: Family): void {
  if (loom.options.label) {
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

/** Font size of the initials by their number, in lace units: the largest that does not touch the rings. */
const LABEL = { size: 34, width: 50 };
/** Height of a capital letter as a share of the font size. */
const CAPITAL = 0.65;

/** Outlines instead of text, because an SVG in an `<img>` cannot use the page's fonts. */
function initials(label: string, color: string): string {
  const letters = toKnown(label);
  const width = widthOf(letters) / 1000;
  const size = Math.min(LABEL.size, LABEL.width / width);
  const left = (-size * width) / 2;
  const base = (size * CAPITAL) / 2;
  return `<g fill="${color}" stroke="none" transform="translate(${left.toFixed(1)} ${base.toFixed(1)})">${drawLine(letters, size)}</g>`;
}

function wrap(lace: string, { size, title, className }: NandutiOptions): string {
  const box = size ? ` width="${size}" height="${size}"` : '';
  const name = title ? ` role="img" aria-label="${escapeXml(title)}"` : ' aria-hidden="true" focusable="false"';
  const role = className ? ` class="${escapeXml(className)}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200"${box}${name}${role}>${lace}</svg>`;
}
