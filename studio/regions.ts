/** Longitude and latitude, degrees. */
export type Point = readonly [number, number];

const WEST_ASIA = new Set(
  'Turkey,Iraq,Iran,Syria,Jordan,Israel,Palestine,Lebanon,Saudi Arabia,Yemen,Oman,United Arab Emirates,Qatar,Kuwait,Cyprus,N. Cyprus,Georgia,Armenia,Azerbaijan'.split(
    ',',
  ),
);

export interface Region {
  /** Longitude and latitude the globe is turned to. */
  center: Point;
  has: (name: string, longitude: number, latitude: number) => boolean;
  sea: string;
  /** The lace around a globe whose sea is too pale for the page; else the sea's own. */
  rim?: string;
  land: string;
  lit: string;
  thread: string;
  /** Where threads end: longitudes and latitudes at which many people live, spread over the region. They name no place. */
  ends: readonly Point[];
}

/** The six regions of /donde-trabajamos. A region lights whole: it does not say which countries have data. */
export const REGIONS = {
  'america-del-sur': {
    center: [-60, -18],
    has: (name, x, y) =>
      x > -82 && x < -34 && y < 12.6 && y > -56 && !['Panama', 'Costa Rica', 'Falkland Is.'].includes(name),
    sea: '#12382C',
    land: '#2C6A4E',
    lit: '#F6B93B',
    thread: '#DCEBD8',
    ends: [
      [-70, -34],
      [-66, -17],
      [-77, -8],
      [-74, 5],
      [-63, 7],
      [-44, -8],
      [-48, -21],
    ],
  },
  'centroamerica-caribe': {
    center: [-86, 12],
    has: (name, x, y) =>
      name === 'Mexico' ||
      (x > -93 && x < -59 && y > 7 && y < 27 && !['Venezuela', 'Colombia', 'United States of America'].includes(name)),
    sea: '#A8371C',
    land: '#C65A36',
    lit: '#F3A6BF',
    thread: '#F5D9C4',
    ends: [
      [-103, 23],
      [-99, 19],
      [-90.5, 15],
      [-85.5, 13],
      [-83.5, 9.5],
      [-77.5, 21],
      [-70.5, 19],
    ],
  },
  'america-del-norte': {
    center: [-96, 38],
    has: (name) => ['United States of America', 'Canada'].includes(name),
    sea: '#F6B93B',
    rim: '#C9821B',
    land: '#DF9A2C',
    lit: '#F3A6BF',
    thread: '#7A2413',
    ends: [
      [-119, 36],
      [-111, 40],
      [-113, 51],
      [-98, 32],
      [-90, 40],
      [-80, 35],
      [-75, 43],
    ],
  },
  europa: {
    center: [14, 48],
    has: (name, x, y) =>
      x > -25 && x < 42 && y > 35 && y < 72 && !WEST_ASIA.has(name) && name !== 'Tunisia' && name !== 'Russia',
    sea: '#F3A6BF',
    land: '#DE7FA0',
    lit: '#7A2413',
    thread: '#FFF3EE',
    ends: [
      [-5, 40],
      [1, 47],
      [-1.5, 52.5],
      [9, 50],
      [16, 48],
      [20, 52],
      [26, 46],
    ],
  },
  africa: {
    center: [18, 2],
    has: (name, x, y) =>
      x > -20 && x < 52 && y < 36.5 && y > -36 && !WEST_ASIA.has(name) && name !== 'Fr. S. Antarctic Lands',
    sea: '#7A2413',
    land: '#A64A2A',
    lit: '#F6B93B',
    thread: '#F1D3B4',
    ends: [
      [-6, 32],
      [-6, 9],
      [8, 9],
      [30, 1],
      [39, 8],
      [16, -12],
      [28, -26],
    ],
  },
  'asia-pacifico': {
    center: [112, 8],
    has: (name, x, y) =>
      x > 60 && y < 55 && y > -50 && !['Russia', 'Kazakhstan', 'Fr. S. Antarctic Lands'].includes(name),
    sea: '#CFE4D6',
    rim: '#5F9B7C',
    land: '#92BFA4',
    lit: '#12382C',
    thread: '#E0A23A',
    ends: [
      [76, 28],
      [84, 24],
      [101, 16],
      [107, 30],
      [117, 34],
      [112, 1],
      [147, -34],
    ],
  },
} as const satisfies Record<string, Region>;
