import { geoEqualEarth, geoPath } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import type { MultiPolygon, Polygon } from 'topojson-specification';
import { readAtlas } from './maps.ts';
import { onWorld, PLACES, WORLD, WORLD_MIDDLE, WORLD_ORIGIN, WORLD_SCALE } from '../web/screens/where/worldPlaces.ts';

type Shape = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

/** Below this many square units a country is drawn as a dot: its outline could not be seen, or the atlas has none. */
const SEEN = 16;
const DOT_RADIUS = 3.4;

/** The projection of the world map. */
export function worldProjection() {
  return geoEqualEarth()
    .rotate([-WORLD_MIDDLE, 0])
    .scale(WORLD_SCALE)
    .translate([WORLD_ORIGIN.x, WORLD_ORIGIN.y])
    .precision(0.3);
}

/**
 * The world without the Antarctic: each country of `PLACES` a shape of its own, with its three letters as id, so that a page
 * can show it again in another colour; all other land in one piece.
 */
export function worldMap(): string {
  const world = readAtlas('countries-110m', 0.4);
  const path = geoPath(worldProjection()).digits(1);
  const shapes = world.objects.countries.geometries.filter(
    (one): one is Shape => one.type === 'Polygon' || one.type === 'MultiPolygon',
  );
  const codes = new Set(Object.values(PLACES).map(({ code }) => code));
  const others = shapes.filter(({ id, properties }) => !codes.has(String(id)) && properties?.name !== 'Antarctica');
  const countries = Object.entries(PLACES).map(([iso3, { code, at }]) => {
    const shape = shapes.find(({ id }) => String(id) === code);
    const outline = shape && feature(world, shape);
    const { x, y } = onWorld(at);
    const d = outline && path.area(outline) > SEEN ? path(outline) : dot(x, y);
    return `<path id="${iso3}" d="${d}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WORLD.width} ${WORLD.height}" width="${WORLD.width}" height="${WORLD.height}">`,
    `<path d="${path(merge(world, others)) ?? ''}" fill="#245845"/>`,
    `<g fill="#245845">${countries.join('')}</g></svg>`,
  ].join('');
}

function dot(x: number, y: number): string {
  return `M${(x - DOT_RADIUS).toFixed(1)} ${y.toFixed(1)}a${DOT_RADIUS} ${DOT_RADIUS} 0 1 1 ${2 * DOT_RADIUS} 0a${DOT_RADIUS} ${DOT_RADIUS} 0 1 1 ${-2 * DOT_RADIUS} 0Z`;
}
