import { readParaguay } from './maps.ts';
import { STRETCHED, stretch, stretchedRadius } from '../web/screens/offices/stretch.ts';

/** Rings of the lace, in km from Asunción. */
const RINGS_KM = [50, 100, 200, 300];

/** Longest straight piece of the border, degrees: the map bends it. */
const PIECE = 0.08;

/** The ground of the offices' map: the country stretched around Asunción, a stitched hem, rings of lace by distance. */
export function officeMap(): string {
  const { width, height, x, y } = STRETCHED;
  const outline = border()
    .map(([lng, lat]) => stretch({ lat, lng }))
    .map((point) => `${Math.round(point.x)} ${Math.round(point.y)}`)
    .filter((point, at, all) => point !== all[at - 1])
    .join('L');
  const rings = RINGS_KM.map((km) => {
    const radius = stretchedRadius(km);
    const knots = Math.round((2 * Math.PI * radius) / 26);
    const gap = ((2 * Math.PI * radius) / knots).toFixed(2);
    return (
      `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" stroke-width="1.5"/>` +
      `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" stroke-width="6" stroke-dasharray="0 ${gap}"/>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<clipPath id="c"><path d="M${outline}z"/></clipPath>`,
    `<path d="M${outline}z" fill="#7A2413" stroke="#7A2413" stroke-width="20" stroke-linejoin="round"/>`,
    `<g clip-path="url(#c)" fill="none" stroke="#A8371C" stroke-linecap="round">${rings.join('')}</g>`,
    `<path d="M${outline}z" fill="none" stroke="#F8F0DF" stroke-width="3" stroke-dasharray="10 8" stroke-linejoin="round" stroke-linecap="round"/>`,
    '</svg>',
  ].join('');
}

/** Corners of the border, close enough to each other to be bent. */
function border(): [number, number][] {
  const { geometry } = readParaguay();
  if (geometry.type !== 'Polygon') throw new Error('Paraguay is not in one piece');
  const corners = geometry.coordinates[0] ?? [];
  return corners.flatMap(([lng = 0, lat = 0], at) => {
    const [toLng = lng, toLat = lat] = corners[at + 1] ?? [];
    const pieces = Math.max(1, Math.ceil(Math.hypot(toLng - lng, toLat - lat) / PIECE));
    return Array.from({ length: pieces }, (_, piece): [number, number] => {
      const share = piece / pieces;
      return [lng + (toLng - lng) * share, lat + (toLat - lat) * share];
    });
  });
}
