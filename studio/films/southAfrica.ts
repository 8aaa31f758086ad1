import { geoInterpolate, geoOrthographic, geoPath } from 'd3-geo';
import type { GeoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import { readAtlas } from '../maps.ts';
import { hill } from '../scenes/land.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, line, place, shape, stitch, tenth } from '../../server/lace/primitives.ts';
import { between, during, frame, weaving, WIDE } from './film.ts';
import type { Film } from './film.ts';

const ASUNCION: [number, number] = [-57.6, -25.3];
const JOHANNESBURG: [number, number] = [28, -26.2];
const RADIUS = 268;
/** Where the globe stands at first and at last, as x. */
const FROM_X = 640;
const TO_X = 358;
const MIDDLE_Y = 366;
/** More than the forty organizations that use it there: one arch of the rim each. */
const ARCHES = 44;
/** No land shows more than this of the globe, in px². d3-geo fills the whole of it with an island that sets just so. */
const LARGEST = (Math.PI * RADIUS ** 2) / 2;
/** The three circles stand on one line. */
const BASE_Y = 622;

/** The globe turns with a thread that leaves Asunción; where it arrives, the Stoplight opens. */
export function southAfrica(): Film {
  const world = readAtlas('countries-110m', 0.6);
  const lands = feature(world, world.objects.countries);
  const arrival = lands.features.filter(({ properties }) => properties.name === 'South Africa');
  const lights = [
    { ...circleOf(766, 58), color: stoplight.red, family: 'spider', thread: colors.paper, start: 0.56 },
    { ...circleOf(922, 84), color: stoplight.yellow, family: 'ant', thread: colors.tierraDeep, start: 0.62 },
    { ...circleOf(1136, 116), color: stoplight.green, family: 'sun', thread: colors.paper, start: 0.68 },
  ] as const;
  const weaves = lights.map(({ x, y, radius, family, thread }) =>
    weaving(`sa-${family}`, { family, rim: 'picot', thread, weight: 1.3, detail: 0.8 }, x, y, radius * 0.9),
  );

  const far = hill('#F0BFA4', { ...WIDE, y: 520, swing: 34, points: 4, seed: 'sa1' });
  const land =
    hill('#E9B67E', { ...WIDE, y: 586, swing: 16, points: 5, seed: 'sa2' }) +
    hill(colors.tierra, { ...WIDE, y: 624, swing: 5, points: 7, seed: 'sa3' }) +
    stitch('M-10 664C320 650 960 674 1290 656', '#F6B36B', 4, '18 14', 'opacity=".7"');

  return {
    name: 'semaforo-en-sudafrica',
    seconds: 13,
    ...WIDE,
    poster: 1,
    draw: (t) => {
      const x = between(FROM_X, TO_X, during(t, 0.44, 0.62));
      const projection = globeAt(x, during(t, 0.14, 0.5));
      const path = geoPath(projection).digits(1);
      const lit = during(t, 0.46, 0.54);
      const globe =
        rim(x, during(t, 0.5, 0.9)) +
        circle(x, MIDDLE_Y, RADIUS, colors.tierraDeep) +
        shape(
          lands.features.map((land) => (path.area(land) < LARGEST ? path(land) : '')).join(''),
          '#A64A2A',
          `stroke="${colors.tierraDeep}" stroke-width=".8"`,
        ) +
        shape(arrival.map((land) => path(land) ?? '').join(''), colors.sun, `opacity="${tenth(lit)}"`) +
        way(projection, during(t, 0.08, 0.48));
      const circles = lights.map(({ x: cx, y: cy, radius, color, start }, index) => {
        const grown = during(t, start, start + 0.1);
        if (grown === 0) return '';
        return (
          circle(cx, between(BASE_Y, cy, grown), radius * grown, color) +
          weaves[index]?.(during(t, start + 0.06, start + 0.26))
        );
      });
      return frame(WIDE, '', box(0, 0, WIDE.width, WIDE.height, '#F8D9C6') + far + globe + land + circles.join(''));
    },
  };
}

function circleOf(x: number, radius: number) {
  return { x, y: BASE_Y - radius, radius };
}

/** The globe with its middle at `x`: `turned` 0 shows Paraguay, 1 South Africa. */
function globeAt(x: number, turned: number): GeoProjection {
  const [longitude, latitude] = geoInterpolate([-62, -14], [22, -14])(turned);
  return geoOrthographic()
    .rotate([-longitude, -latitude])
    .translate([x, MIDDLE_Y])
    .scale(RADIUS)
    .precision(0.5)
    .clipAngle(90);
}

/** The first `share` of the thread, with a knot at both of its ends. */
function way(projection: GeoProjection, share: number): string {
  const along = geoInterpolate(ASUNCION, JOHANNESBURG);
  const steps = Math.ceil(share * 60);
  const coordinates = Array.from({ length: steps + 1 }, (_, step) => along((share * step) / Math.max(1, steps)));
  const path = geoPath(projection).digits(1);
  const knot = (point: [number, number], radius: number, color: string) => {
    const visible = path({ type: 'Point', coordinates: point });
    const [x, y] = projection(point) ?? [0, 0];
    return visible ? circle(x, y, radius, color) : '';
  };
  return (
    line(path({ type: 'LineString', coordinates }) ?? '', colors.cream, 6, 'stroke-dasharray="15 11"') +
    knot(ASUNCION, 11, colors.cream) +
    knot(ASUNCION, 6, colors.tierra) +
    knot(along(share), 9, colors.cream)
  );
}

/** Arches of lace around the globe, tied one after the other. */
function rim(x: number, share: number): string {
  const arches = share * ARCHES;
  const step = (Math.PI * 2) / ARCHES;
  const at = (radius: number, angle: number) =>
    `${tenth(Math.sin(angle) * radius)} ${tenth(-Math.cos(angle) * radius)}`;
  let threads = '';
  let knots = '';
  for (let i = 0; i < Math.floor(arches); i++) {
    const from = i * step;
    const middle = from + step / 2;
    threads += `M${at(RADIUS, from)}Q${at(RADIUS + 62, middle)} ${at(RADIUS, from + step)}M${at(RADIUS, from + step / 4)}Q${at(RADIUS + 30, middle)} ${at(RADIUS, from + step * 0.75)}`;
    knots += `M${at(RADIUS + 40, middle)}v.1`;
  }
  const lace = line(threads, colors.tierraDeep, 2.8) + line(knots, colors.tierraDeep, 10);
  return threads ? place(lace, x, MIDDLE_Y, 1) : '';
}
