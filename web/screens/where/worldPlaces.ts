/** Middle of a country, or a town: longitude and latitude in degrees. */
type Point = readonly [longitude: number, latitude: number];

export const ASUNCION: [number, number] = [-57.6, -25.3];

/**
 * By the three letters of content/countries.json: its number in ISO 3166, by which the atlas knows it, and where its thread
 * ends.
 */
export const PLACES: Record<string, { code: string; at: Point }> = {
  ARG: { code: '032', at: [-64.2, -34.4] },
  AUS: { code: '036', at: [134, -25] },
  BGD: { code: '050', at: [90.3, 23.8] },
  BOL: { code: '068', at: [-64.7, -16.7] },
  BRA: { code: '076', at: [-52, -11] },
  CAN: { code: '124', at: [-104, 56] },
  CHE: { code: '756', at: [8.2, 46.8] },
  CHL: { code: '152', at: [-71, -33.4] },
  CHN: { code: '156', at: [104, 35] },
  COL: { code: '170', at: [-73.5, 4.3] },
  CRI: { code: '188', at: [-84, 9.9] },
  DEU: { code: '276', at: [10.3, 51] },
  DOM: { code: '214', at: [-70.4, 18.9] },
  ECU: { code: '218', at: [-78.4, -1.3] },
  ESP: { code: '724', at: [-3.7, 40.3] },
  ETH: { code: '231', at: [39.5, 8.8] },
  GBR: { code: '826', at: [-1.8, 52.8] },
  GHA: { code: '288', at: [-1.2, 7.7] },
  GTM: { code: '320', at: [-90.3, 15.4] },
  HND: { code: '340', at: [-86.6, 14.7] },
  HTI: { code: '332', at: [-72.5, 18.9] },
  IDN: { code: '360', at: [113.5, -1] },
  IND: { code: '356', at: [78.5, 22] },
  IRL: { code: '372', at: [-8, 53.2] },
  ITA: { code: '380', at: [12.5, 42.8] },
  KEN: { code: '404', at: [37.9, 0.3] },
  KHM: { code: '116', at: [104.9, 12.6] },
  MAR: { code: '504', at: [-6.3, 31.9] },
  MDG: { code: '450', at: [46.7, -19.3] },
  MEX: { code: '484', at: [-102.5, 23.6] },
  MOZ: { code: '508', at: [35.5, -17.5] },
  MWI: { code: '454', at: [34.2, -13.3] },
  MYS: { code: '458', at: [102.2, 4] },
  NAM: { code: '516', at: [17.2, -22.2] },
  NGA: { code: '566', at: [8, 9.5] },
  NIC: { code: '558', at: [-85, 12.9] },
  NPL: { code: '524', at: [84, 28.3] },
  PAN: { code: '591', at: [-80.1, 8.5] },
  PER: { code: '604', at: [-75, -9.2] },
  PHL: { code: '608', at: [121, 16] },
  PNG: { code: '598', at: [143.9, -6.3] },
  PRI: { code: '630', at: [-66.4, 18.2] },
  PRT: { code: '620', at: [-8.1, 39.6] },
  PRY: { code: '600', at: ASUNCION },
  ROU: { code: '642', at: [25, 45.9] },
  RWA: { code: '646', at: [29.9, -2] },
  SEN: { code: '686', at: [-14.6, 14.4] },
  SGP: { code: '702', at: [103.8, 1.35] },
  SLE: { code: '694', at: [-11.8, 8.6] },
  SLV: { code: '222', at: [-88.9, 13.7] },
  TWN: { code: '158', at: [121, 23.7] },
  TZA: { code: '834', at: [34.8, -6.3] },
  UGA: { code: '800', at: [32.4, 1.3] },
  URY: { code: '858', at: [-56, -32.8] },
  USA: { code: '840', at: [-97.5, 38.8] },
  VEN: { code: '862', at: [-66.2, 7.1] },
  ZAF: { code: '710', at: [24.7, -29] },
  ZMB: { code: '894', at: [27.2, -14] },
  ZWE: { code: '716', at: [29.8, -19] },
};

/** Crumbs on a phone's map, where they are drawn larger than they are. */
export const SMALL: ReadonlySet<string> = new Set(
  'BGD CHE CRI DOM GTM HND HTI IRL KHM MWI NIC PAN PRI PRT RWA SEN SGP SLE SLV TWN'.split(' '),
);

/** Equal Earth: countries keep their share of the ground. Without the Antarctic and the empty Pacific. */
export const WORLD = { width: 860, height: 452 } as const;
/** No land but the Antarctic lies on the opposite one. */
export const WORLD_MIDDLE = 11;
/** Units a radian, and where 0 0 lies. */
export const WORLD_SCALE = 184.6;
export const WORLD_ORIGIN = { x: 404, y: 243 } as const;

const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796];
const ROOT = Math.sqrt(3) / 2;

/** As d3-geo's Equal Earth, without bringing it to the browser. */
export function onWorld([longitude, latitude]: Point): { x: number; y: number } {
  const turned = ((longitude - WORLD_MIDDLE + 540) % 360) - 180;
  const angle = Math.asin(ROOT * Math.sin((latitude * Math.PI) / 180));
  const square = angle ** 2;
  const sixth = square ** 3;
  const across =
    (((turned * Math.PI) / 180) * Math.cos(angle)) /
    (ROOT * (A1 + 3 * A2 * square + sixth * (7 * A3 + 9 * A4 * square)));
  const up = angle * (A1 + A2 * square + sixth * (A3 + A4 * square));
  return { x: WORLD_ORIGIN.x + WORLD_SCALE * across, y: WORLD_ORIGIN.y - WORLD_SCALE * up };
}
