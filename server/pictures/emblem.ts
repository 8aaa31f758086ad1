import { TURN, at, escapeXml } from '#server/lace/geometry.ts';
import { spokes } from '#server/lace/stitches.ts';

/** The emblem's colours and parts. Absent means: as on cream ground, with every part. */
export interface EmblemOptions {
  red?: string;
  yellow?: string;
  green?: string;
  /** Colour of the eye and the threads. */
  ink?: string;
  /** Fill of a round ground. Absent: none. */
  ground?: string;
  /** One colour for everything. */
  mono?: string;
  /** Threads between the leaves and the open rim; without them the mark holds at 16 px. */
  detailed?: boolean;
  /** Width and height attributes, px. Absent: none. */
  size?: number;
  /** Accessible name. Empty: hidden from readers. */
  title?: string;
}

const LEAVES = 12;
const LEAF = 'M0 -27C6 -36 14 -50 13 -62C12.4 -70 6 -75 0 -79C-6 -75 -12.4 -70 -13 -62C-14 -50 -6 -36 0 -27Z';
/** Radius of the open rim. */
const RIM = 90;

/** Twelve leaves around an open eye: two red, three yellow, seven green, clockwise from the foot. */
export function emblem(options: EmblemOptions = {}): string {
  const { mono, ground, size, detailed = true, title = 'Fundación Paraguaya' } = options;
  const ink = mono ?? options.ink ?? '#7A2413';
  const red = mono ?? options.red ?? '#C8321F';
  const yellow = mono ?? options.yellow ?? '#F2B01E';
  const green = mono ?? options.green ?? '#1F7A46';

  let leaves = '';
  for (let i = 0; i < LEAVES; i++) {
    const color = i < 2 ? red : i < 5 ? yellow : green;
    leaves += `<use href="#fpl" transform="rotate(${(195 + i * 30) % 360})" fill="${color}"/>`;
  }
  const rim = `<g fill="none" stroke-width="8" stroke-linecap="round">${arc(187, 233, red)}${arc(247, 323, yellow)}${arc(337, 533, green)}</g>`;
  const threads = `<g fill="none" stroke="${ink}" stroke-width="2.4"><path d="${spokes(13, 25, LEAVES, 0.5)}"/><path d="${spokes(30, 84, LEAVES, 0.5)}" stroke-width="1.4"/></g>`;
  const body = detailed ? threads + leaves + rim : `<g transform="scale(1.24)">${leaves}</g>`;

  const box = size ? ` width="${size}" height="${size}"` : '';
  const name = title ? ` role="img" aria-label="${escapeXml(title)}"` : ' aria-hidden="true"';
  const cloth = ground ? `<circle r="100" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200"${box}${name}><defs><path id="fpl" d="${LEAF}"/></defs>${cloth}${body}<circle r="12" fill="none" stroke="${ink}" stroke-width="5"/></svg>`;
}

/** A part of the rim between two bearings, in degrees clockwise from the top. */
function arc(from: number, to: number, color: string): string {
  const large = to - from > 180 ? 1 : 0;
  return `<path d="M${at(RIM, (from / 360) * TURN)}A${RIM} ${RIM} 0 ${large} 1 ${at(RIM, (to / 360) * TURN)}" stroke="${color}"/>`;
}
