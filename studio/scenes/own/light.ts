// Housing: light, appliances, the telephone, the road, the bus.
import { colors } from '../../../server/lace/palette.ts';
import { box, circle, oval, shape } from '../../../server/lace/primitives.ts';
import { type Point } from '../people/geometry.ts';
import { figure, type Pose } from './figure.ts';
import { merged } from './figures.ts';
import { by, type Level, picture, put, sewn, stroke } from './frame.ts';
import { head, type Who } from './heads.ts';
import { SHRUG } from './poses.ts';
import { clothed, hut, land, rain, roof, room, tree, WALL } from './places.ts';
import { bottle, bucket, food, notebook } from './things.ts';

/** An evening by a candle, by a bulb on borrowed wires, by one's own line. */
export function electricity(level: Level): string {
  const walls = by(level, '#4A3A36', '#A98B66', '#F8E3BC');
  const bulb = (lit: boolean) =>
    stroke('M160-4V30', colors.hair, 3) +
    (lit ? circle(160, 48, 46, '#FFF1C2') : circle(160, 48, 28, '#C9A86E')) +
    circle(160, 48, 13, lit ? '#FFDD83' : '#E9C97C') +
    box(154, 28, 12, 10, '#6E5E55');
  const wires = stroke('M0 22q40 30 74 4t60 18t26-14M0 40q60-10 90 14', colors.hair, 3);
  const candle = (x: number) =>
    box(x - 5, 152, 10, 26, colors.smile) + shape(`M${x} 134q9 10 0 17q-9-7 0-17`, colors.orange);
  const mood = by(level, 'sad', 'calm', 'happy');
  return picture(
    room(walls, by(level, '#33221C', colors.woodDark, colors.wood)) +
      by(
        level,
        '',
        wires,
        box(16, 46, 30, 42, '#B9C4C0') + circle(31, 62, 9, colors.paper) + stroke('M31 88v90', '#8D9A96', 4),
      ) +
      (level > 0 ? bulb(level > 1) : '') +
      by(level, circle(206, 146, 40, '#7A5A3C'), '', '') +
      figure('mother', { at: [82, 226], size: 1.55, mood, look: [0.6, 0.6], rests: true, bust: true }) +
      figure('girl', { at: [264, 218], size: 1.55, mood, look: [-0.5, 0.8], rests: true, bust: true }) +
      clothed([160, 178], 330, by(level, '#12241E', '#1A4735', colors.forest)) +
      (level < 2 ? candle(206) : '') +
      notebook([170, 196], 3, 0.9),
  );
}

/** A kitchen wall: bare, with a fridge that stands open and dark, with all that works. */
export function appliances(level: Level): string {
  const fridge =
    box(196, 62, 76, 140, colors.paper, 'rx="5"') +
    stroke('M196 112h76', '#C9BFA8', 4) +
    stroke('M206 84v14M206 124v26', '#8D9A96', 5);
  const broken =
    box(196, 62, 76, 140, '#CFC6B6', 'rx="5"') +
    box(204, 116, 60, 78, '#4A3A36') +
    shape('M196 112l-34 12v84l34-8z', '#B5AB9A') +
    stroke('M204 154h60', '#8D9A96', 3) +
    shape('M182 214q30-12 62 0q20 8-6 10h-60q-20-4 4-10', '#8CC5D2');
  const fan =
    circle(40, 74, 28, '#B9C4C0') +
    circle(40, 74, 23, colors.paper) +
    stroke('M40 74l14-10M40 74l-3 17M40 74l-15-8', '#5A9FAE', 6) +
    stroke('M40 102v76', '#8D9A96', 5);
  const washer = box(278, 132, 60, 70, colors.mist) + circle(306, 168, 18, '#5A9FAE');
  return picture(
    room() +
      by(level, '', broken, fan + fridge + washer) +
      by(level, box(206, 184, 56, 24, '#C9803F') + bottle([222, 184], 1) + put(food.bread, [246, 184], 0.6), '', '') +
      figure('mother', {
        at: [112, 228],
        size: 1.55,
        mood: by(level, 'sad', 'calm', 'happy'),
        look: [0.7, by(level, 0.8, 0.6, 0)],
        hands: by(level, [undefined, undefined], [undefined, [30, -40]], [undefined, [36, -76]]),
      }),
  );
}

/** A telephone: none, one without battery and signal, one that works. */
export function telephone(level: Level): string {
  const phone = (full: boolean) =>
    box(-40, -72, 80, 144, colors.hair, 'rx="12"') +
    box(-33, -60, 66, 118, full ? colors.mist : '#5A4F4B') +
    stroke(`M-22-40v0M-12-40v-4M-2-40v-8M8-40v-12`, full ? colors.forest : '#8A7F7A', 6) +
    (full
      ? box(-20, -10, 40, 22, colors.forest, `stroke="${colors.hair}" stroke-width="3"`) +
        head('girl', 'happy', [0, 40], [0, 0])
      : box(-20, -10, 40, 22, '#5A4F4B', 'stroke="#F8F0DF" stroke-width="3"') +
        box(-17, -7, 6, 16, colors.orange) +
        stroke('M-22-26l34-28', colors.orange, 5)) +
    box(20, -4, 4, 10, full ? colors.hair : colors.cream);
  return picture(
    room(colors.blush) +
      by(
        level,
        stroke('M190 62h54v104h-54z', '#D9A9A0', 4, ' stroke-dasharray="10"'),
        put(phone(false), [214, 114], 0.8),
        put(phone(true), [214, 114], 0.8),
      ) +
      figure('mother', {
        at: [108, 246],
        size: 1.8,
        mood: by(level, 'sad', 'calm', 'happy'),
        look: [0.7, by(level, 0.8, 0.3, 0)],
        ...by(level, SHRUG, { hands: [undefined, [40, -62]] }, { hands: [undefined, [40, -62]] }),
        bust: true,
      }) +
      clothed([160, 188], 340, colors.forest),
  );
}

/** What somebody carries on her head, tied in a cloth. */
const BUNDLE =
  shape('M128 80q-2-34 38-34t44 40q-22 16-42 12t-40-18', colors.lapacho) +
  shape('M160 48l-14-12q14-6 20 6q8-12 20-4l-14 12z', colors.lapacho) +
  sewn('M134 78q32 20 70 6', colors.cream, 2.4);

/** How a family gets about: on foot, by a bus that is far, by a bus that stops. */
export function transport(level: Level): string {
  const bus =
    box(0, -66, 150, 60, colors.sun, 'rx="8"') +
    box(10, -56, 100, 24, '#DCEBE6') +
    box(118, -56, 24, 48, '#DCEBE6') +
    stroke('M0-22h150', colors.lapacho, 6) +
    circle(32, -5, 14, colors.hair) +
    circle(116, -5, 14, colors.hair);
  const stop =
    stroke('M124 212V104', '#8D9A96', 6) + box(108, 92, 34, 28, colors.lapacho) + box(114, 99, 22, 10, colors.paper);
  return picture(
    land(150) +
      shape('M0 178h320v36H0z', '#8F8078') +
      sewn('M0 196h320', colors.cream, 3) +
      (level > 0 ? stop : '') +
      by(level, '', put(bus, [262, 158], 0.34), put(bus, [168, 206], 1)) +
      by(
        level,
        figure('mother', {
          at: [150, 224],
          size: 1.35,
          mood: 'hurt',
          look: [0.2, 0.8],
          closed: true,
          hands: [
            [-22, -103],
            [23, -30],
          ],
          holds: put(BUNDLE, [-124, -166], 0.74) + bucket([24, -1], 0.7),
        }),
        figure('mother', { at: [72, 224], size: 1.35, mood: 'calm', look: [0.9, 0], hands: [undefined, undefined] }),
        figure('mother', { at: [76, 224], size: 1.35, mood: 'happy', look: [0.8, 0], hands: [undefined, [32, -66]] }),
      ),
  );
}

/** The way to a house after rain: under water, with puddles, paved. */
export function roads(level: Level): string {
  const way = by(
    level,
    shape('M96 240q24-40 76-54t78-40h26q-20 32-40 48t4 46z', '#8C6B3E') +
      oval(176, 214, 92, 24, '#7DA3A8') +
      oval(214, 176, 40, 11, '#7DA3A8') +
      stroke('M130 216h30M176 206h36M160 226h26', '#A9C4C6', 3),
    shape('M96 240q24-40 76-54t78-40h26q-20 32-40 48t4 46z', '#B5793F') +
      oval(170, 222, 30, 8, '#7DA3A8') +
      oval(210, 180, 18, 5, '#7DA3A8') +
      stroke('M120 236q30-36 70-46', '#8C6B3E', 4),
    shape('M96 240q24-40 76-54t78-40h26q-20 32-40 48t4 46z', '#8F8078') +
      sewn('M170 238q6-30 42-48t48-42', colors.cream, 3),
  );
  return picture(
    land(146, '#BFD3D0') +
      tree([36, 160], 1) +
      way +
      hut([272, 150], 1.3) +
      rain([
        [40, 24],
        [96, 40],
        [150, 16],
        [206, 46],
        [300, 30],
        [20, 80],
      ]) +
      figure('mother', {
        at: by(level, [58, 226], [102, 226], [166, 224]),
        size: 1.3,
        mood: by(level, 'sad', 'calm', 'happy'),
        look: [0.7, by(level, 0.5, 1, 0)],
        ...by<Partial<Pose>>(level, {}, SHRUG, { hands: [undefined, [22, -84]] }),
      }),
  );
}

/** Beds of a house, seen from their feet, and who shares a room. */
export function bedrooms(level: Level): string {
  const mood = by(level, 'sad', 'asleep', 'tender');
  const all = by<readonly (readonly [x: number, sleepers: readonly Who[]])[]>(
    level,
    [[63, ['father', 'mother', 'girl', 'boy', 'grandmother']]],
    [
      [31, ['father', 'mother', 'girl', 'boy']],
      [190, ['grandmother']],
    ],
    [
      [29, ['father', 'mother']],
      [108, ['girl', 'boy']],
      [199, ['grandmother']],
    ],
  );
  const each = (d: (x: number, width: number, sleepers: number) => string) =>
    all.map(([x, { length }]) => d(x, length * 28, length)).join('');
  const beds =
    shape(
      each((x, w) => `M${x - 3} 122q${w / 2 + 3}-26 ${w + 6} 0v48h${-w - 6}z`),
      colors.wood,
    ) +
    stroke(
      each((x, w) => `M${x + 8} 133h${w - 16}`),
      colors.paper,
      22,
    ) +
    merged(
      all.flatMap(([x, sleepers]) =>
        sleepers.map((who, i): [string, Point] => [
          head(who, mood, [0, 0], [i % 2 ? -0.5 : 0.5, 0.6], undefined, 12),
          [x + 14 + i * 28, 129],
        ]),
      ),
    ) +
    // A blanket over the shoulders of each.
    shape(
      each((x, _w, n) => `M${x - 5} 175v-26q1-4 5-4${'q1-5 14-5t14 5'.repeat(n)}q4 0 5 4v26z`),
      colors.lapacho,
    ) +
    sewn(
      each((x, w) => `M${x} 158h${w}`),
      colors.paper,
    );
  const wall = (x: number) => stroke(`M${x} 96V214`, colors.tierraDeep, 7);
  return picture(
    box(0, 0, 320, 240, colors.mist) +
      box(0, 206, 320, 34, colors.clay) +
      box(20, 92, 280, 122, WALL) +
      put(beds, [0, 0], 1.2) +
      by(level, '', wall(196), wall(114) + wall(212)) +
      stroke('M20 94V214H300V94', colors.tierraDeep, 8) +
      roof([20, 94], 280, 58),
  );
}
