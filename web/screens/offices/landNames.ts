import { AROUND, COUNTRY, project, RIVER, type Box, type Frame } from './frames.ts';
import { ASUNCION } from './stops.ts';

/** On the map of the country, in its units: from each ring's distance to the next one's. */
const STEP = { x: -32, y: -114 };
const capital = project(COUNTRY, ASUNCION);

/** Where each ring says its distance. */
export const RINGS = [1, 2, 3, 4, 5].map((ring) => ({
  ring,
  x: capital.x + ring * STEP.x,
  y: capital.y + ring * STEP.y,
}));
/** Where the middle of a name is, and how large its letters are: of the Chaco where it is cut, of the neighbour. */
export const CHACO_CUT = { x: 518, y: 605, letters: 28 };
export const CHACO_AROUND = { x: 205, y: 52, letters: 32 };
export const ARGENTINA = { x: 120, y: 332, letters: 28 };

const around = ({ x, y }: { x: number; y: number }, wide: number, high: number): Box => ({
  left: x - wide / 2,
  right: x + wide / 2,
  top: y - high / 2,
  bottom: y + high / 2,
});

/** Of the river's name, which stands at its western side: at each of the river's bends that it passes. */
const RIVER_NAME = RIVER.slice(1, 7).map((place) => {
  const { x, y } = project(COUNTRY, place);
  return around({ x: x - 15, y }, 26, 40);
});

/** What offices' names keep off: what the land is called. */
export const LAND_OF = new Map<Frame, readonly Box[]>([
  [COUNTRY, [...RINGS.map((at) => around(at, 76, 24)), around(CHACO_CUT, 110, CHACO_CUT.letters), ...RIVER_NAME]],
  [AROUND, [around(CHACO_AROUND, 110, CHACO_AROUND.letters), around(ARGENTINA, 150, ARGENTINA.letters)]],
]);
