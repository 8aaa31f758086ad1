import { readParaguay } from './maps.ts';
import { AROUND, COUNTRY, pathOf, project, RIVER, type Frame } from '../web/screens/offices/frames.ts';
import { ASUNCION } from '../web/screens/offices/stops.ts';

/** Rings of the lace, in km from Asunción. */
const RINGS_KM = [100, 200, 300, 400, 500, 600];
const KM_PER_DEGREE = 111.2;

/** The grounds of the offices' two maps: the country with rings of lace by distance, and what lies around Asunción; the Chaco beyond the river has its own tone. */
export function officeMaps(): Record<string, string> {
  const { x, y } = project(COUNTRY, ASUNCION);
  const rings = RINGS_KM.map((km) => {
    const radius = (km / KM_PER_DEGREE) * COUNTRY.scale;
    const knots = Math.round((2 * Math.PI * radius) / 26);
    const gap = ((2 * Math.PI * radius) / knots).toFixed(2);
    const ring = `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}"`;
    return `${ring} stroke-width="2"/>${ring} stroke-width="7" stroke-dasharray="0 ${gap}"/>`;
  });
  return { oficinas: ground(COUNTRY, rings.join('')), 'oficinas-asuncion': ground(AROUND, '') };
}

function ground(frame: Frame, lace: string): string {
  const { width, height } = frame;
  const { geometry } = readParaguay(0.0004);
  if (geometry.type !== 'Polygon') throw new Error('Paraguay is not in one piece');
  const outline = (geometry.coordinates[0] ?? [])
    .map(([lng = 0, lat = 0]) => project(frame, { lat, lng }))
    .map((point) => `${Math.round(point.x)} ${Math.round(point.y)}`)
    .filter((point, at, all) => point !== all[at - 1])
    .join('L');
  // Along the river, then around the picture's west, a little past the border that the river is in the north.
  const head = project(frame, RIVER[0] ?? ASUNCION);
  const past = Math.round(head.x + 0.3 * frame.scale);
  const west = `${pathOf(frame, RIVER)}H-20V-20H${past}V${Math.round(head.y)}z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<clipPath id="c"><path id="p" d="M${outline}z"/></clipPath>`,
    '<g stroke-linejoin="round" stroke-linecap="round"><use href="#p" fill="#7A2413" stroke="#7A2413" stroke-width="16"/>',
    `<g clip-path="url(#c)" fill="none"><path d="${west}" fill="#93391B"/><g stroke="#F6B93B" stroke-opacity=".42">${lace}</g>`,
    `<path d="${pathOf(frame, RIVER)}" stroke="#CFE4D6" stroke-width="${frame.letters / 5}"/></g>`,
    '<use href="#p" fill="none" stroke="#F8F0DF" stroke-width="2.5" stroke-dasharray="9 8"/></g></svg>',
  ].join('');
}
