// Maps drawn at build time from the public-domain geometry of Natural Earth (package world-atlas).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoCentroid, geoContains, geoDistance, geoGraticule, geoMercator, geoOrthographic, geoPath } from 'd3-geo';
import type { GeoProjection } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { REGIONS } from './regions.ts';
import type { Point, Region } from './regions.ts';
import { ASUNCION } from '../web/screens/where/worldPlaces.ts';

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Shape = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

/** A country's outline or, where it lies on several continents, one of its parts. */
interface Land {
  name: string;
  /** Longitude and latitude of its middle, degrees. */
  center: Point;
  shape: Shape;
}

/** Middle, and radius of the sea, in a picture of 600 x 600. */
const MIDDLE = 300;
const RADIUS = 240;
const ARCHES = 36;

/** Countries whose distant parts must not light up with the rest: each of their polygons is a land of its own. */
const SCATTERED = new Set(['France', 'United States of America', 'Norway', 'Russia', 'Chile']);

/** The towns with an office; the first one is where the threads leave. */
const TOWNS: readonly Point[] = [
  [-57.63, -25.28], // Asunción
  [-57.14, -25.39], // Caacupé
  [-56.02, -25.47], // Caaguazú
  [-57.24, -25.77], // Carapeguá
  [-54.61, -25.51], // Ciudad del Este
  [-57.43, -23.4], // Concepción
  [-56.44, -25.44], // Coronel Oviedo
  [-55.69, -24.47], // Curuguaty
  [-55.87, -27.33], // Encarnación
  [-58.3, -26.86], // Pilar
  [-57.08, -24.09], // San Pedro
  [-56.44, -25.78], // Villarrica
  [-55.94, -26.11], // San Juan Nepomuceno
  [-57.05, -26.02], // Ybycuí
  [-59.84, -22.38], // Chaco
];

/** All maps by their name below public/art/maps, without suffix. */
export function maps(): Record<string, string> {
  const world = readAtlas('countries-110m', 1.2);
  const lands = landsOf(world);
  const drawn: Record<string, string> = {};
  for (const [name, region] of Object.entries<Region>(REGIONS)) drawn[`mapa-${name}`] = globe(world, lands, region);
  drawn['paraguay'] = paraguay();
  return drawn;
}

/** An atlas of the package without the outlines' corners that weigh less than `detail`. */
export function readAtlas(name: string, detail: number): Atlas {
  const file = createRequire(import.meta.url).resolve(`world-atlas/${name}.json`);
  const topology: Atlas = JSON.parse(readFileSync(file, 'utf8'));
  return simplify(presimplify(topology), detail);
}

/** The country's outline, without the corners that weigh less than `detail`. */
export function readParaguay(detail = 0.004) {
  const world = readAtlas('countries-10m', detail);
  const country = feature(world, world.objects.countries).features.find(
    ({ properties }) => properties.name === 'Paraguay',
  );
  if (!country) throw new Error('world-atlas has no Paraguay');
  return country;
}

function landsOf(world: Atlas): Land[] {
  const lands: Land[] = [];
  for (const geometry of world.objects.countries.geometries) {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') continue;
    const name = geometry.properties?.name ?? '';
    const parts: Shape[] =
      geometry.type === 'MultiPolygon' && SCATTERED.has(name)
        ? geometry.arcs.map((arcs): Shape => ({ type: 'Polygon', arcs, properties: { name } }))
        : [geometry];
    for (const shape of parts) {
      const outline = feature(world, shape);
      lands.push({ name, center: geoCentroid(outline), shape });
    }
  }
  return lands;
}

/** One globe, 600 x 600, on a transparent ground: a rim of lace, the region lit, threads from Asunción. */
function globe(world: Atlas, lands: readonly Land[], region: Region): string {
  const { center, sea, rim = sea, land, lit, thread } = region;
  const projection = geoOrthographic()
    .rotate([-center[0], -center[1] * 0.75])
    .translate([MIDDLE, MIDDLE])
    .scale(RADIUS - 2)
    .precision(2)
    .clipAngle(90);
  const path = geoPath(projection).digits(0);
  const inside = lands.filter(({ name, center: [x, y] }) => region.has(name, x, y));
  const others = lands.filter((one) => !inside.includes(one));
  const outline = (some: readonly Land[]) =>
    path(
      merge(
        world,
        some.map(({ shape }) => shape),
      ),
    ) ?? '';
  const stray = region.ends.filter((end) => !inside.some(({ shape }) => geoContains(feature(world, shape), [...end])));
  if (stray.length > 0) throw new Error(`Threads end outside their region: ${stray.join(' ')}`);
  const source = origin(projection, center);
  const pin = source.visible
    ? `<circle cx="${source.x}" cy="${source.y}" r="13" fill="#F8F0DF"/><circle cx="${source.x}" cy="${source.y}" r="7" fill="#C8321F"/>`
    : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">',
    rimOfLace(rim),
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${RADIUS}" fill="${sea}"/>`,
    `<path d="${path(geoGraticule().step([30, 30])()) ?? ''}" fill="none" stroke="${land}"/>`,
    `<path d="${outline(others)}" fill="${land}"/><path d="${outline(inside)}" fill="${lit}"/>`,
    `<path d="${threads(projection, region.ends, source)}" fill="none" stroke="${thread}" stroke-width="3" stroke-linecap="round"/>`,
    pin,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${RADIUS}" fill="none" stroke="${sea}" stroke-width="7"/></svg>`,
  ].join('');
}

function rimOfLace(color: string): string {
  const at = (radius: number, angle: number) =>
    `${Math.round(MIDDLE + radius * Math.sin(angle))} ${Math.round(MIDDLE - radius * Math.cos(angle))}`;
  let arches = '';
  let knots = '';
  for (let i = 0; i < ARCHES; i++) {
    const step = (2 * Math.PI) / ARCHES;
    const from = i * step;
    const to = from + step;
    const middle = from + step / 2;
    arches += `M${at(246, from)}Q${at(304, middle)} ${at(246, to)}M${at(246, from + step / 4)}Q${at(274, middle)} ${at(246, to - step / 4)}`;
    knots += `M${at(284, middle)}v.1`;
  }
  return `<g fill="none" stroke="${color}" stroke-width="2.6"><path d="${arches}"/><path d="${knots}" stroke-width="10" stroke-linecap="round"/></g>`;
}

interface Origin {
  x: number;
  y: number;
  /** Whether Asunción is on this side of the globe; otherwise x y is where its threads come over the rim. */
  visible: boolean;
}

function origin(projection: GeoProjection, center: Point): Origin {
  const middle = projection.invert?.([MIDDLE, MIDDLE]) ?? [center[0], center[1]];
  const [x, y] = projection(ASUNCION) ?? [MIDDLE, MIDDLE];
  // Near the limb the pin would hang over the edge: from there on the threads come from behind.
  const visible = geoDistance(middle, ASUNCION) < 1.48;
  if (visible) return { x: Math.round(x), y: Math.round(y), visible };
  const reach = Math.hypot(x - MIDDLE, y - MIDDLE) || 1;
  return {
    x: Math.round(MIDDLE + ((x - MIDDLE) / reach) * RADIUS),
    y: Math.round(MIDDLE + ((y - MIDDLE) / reach) * RADIUS),
    visible,
  };
}

/** A thread from `source` to each of `ends`; they bulge upward like thrown lines. */
function threads(projection: GeoProjection, ends: readonly Point[], source: Origin): string {
  return ends
    .map(([longitude, latitude]): Point => projection([longitude, latitude]) ?? [MIDDLE, MIDDLE])
    .map(([x, y]) => {
      const bendX = Math.round((source.x + x) / 2);
      const bendY = Math.round((source.y + y) / 2 - Math.hypot(x - source.x, y - source.y) * 0.16);
      return `M${source.x} ${source.y}Q${bendX} ${bendY} ${Math.round(x)} ${Math.round(y)}`;
    })
    .join('');
}

/** Paraguay within a box, as path data, and the way from longitude and latitude to a point of the picture. */
export function paraguayWithin(from: [number, number], to: [number, number]) {
  const country = readParaguay();
  const projection = geoMercator().fitExtent([from, to], country);
  const at = ([longitude, latitude]: Point): Point => projection([longitude, latitude]) ?? [0, 0];
  return { outline: geoPath(projection).digits(0)(country) ?? '', at };
}

/** Paraguay, 600 x 650: red earth with a stitched hem, a knot for each town with an office, threads from Asunción. */
function paraguay(): string {
  const { outline, at } = paraguayWithin([30, 30], [570, 620]);
  const towns = TOWNS.map((town) => at(town).map(Math.round).join(' '));
  const [capital = '0 0', ...others] = towns;
  const [x, y] = capital.split(' ');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 650" width="600" height="650">',
    `<path d="${outline}" fill="#A8371C" stroke="#A8371C" stroke-width="22" stroke-linejoin="round"/>`,
    `<path d="${outline}" fill="none" stroke="#F8F0DF" stroke-width="4" stroke-dasharray="12 9" stroke-linejoin="round" stroke-linecap="round"/>`,
    `<path d="${others.map((town) => `M${capital}L${town}`).join('')}" stroke="#F3A6BF" stroke-width="2" stroke-opacity=".8"/>`,
    `<path d="${others.map((town) => `M${town}h.1`).join('')}" stroke="#F6B93B" stroke-width="16" stroke-linecap="round"/>`,
    `<circle cx="${x}" cy="${y}" r="15" fill="#F8F0DF"/><circle cx="${x}" cy="${y}" r="8" fill="#A8371C"/></svg>`,
  ].join('');
}
