// Housing beyond the short form: furniture, clothes, the street, the door.
import { colors, skins } from '../../../server/lace/palette.ts';
import { box, circle, oval, shape } from '../../../server/lace/primitives.ts';

import { type Point } from '../people/geometry.ts';
import { figure } from './figure.ts';
import { figures, type Person } from './figures.ts';
import { by, from, type Level, picture, put, sewn, stroke } from './frame.ts';
import { clothed, hut, land, roof, room } from './places.ts';
import { plates } from './things.ts';

/** A room and a meal for three: on the floor, with one chair, with a chair and a bed for each. */
export function furniture(level: Level): string {
  const mood = by(level, 'sad', 'calm', 'happy');
  const bed =
    stroke('M226 116v96M314 152v60', colors.woodDark, 8) +
    box(226, 156, 88, 20, colors.paper) +
    box(232, 144, 30, 18, colors.mist, 'rx="7"') +
    box(226, 166, 92, 26, colors.lapacho, 'rx="4"') +
    sewn('M232 184h80', colors.cream, 2.4);
  const rolled = stroke('M296 206V134', '#C9A25C', 26) + stroke('M284 152h24M284 188h24', colors.tierra, 4);
  const backs = (at: readonly number[]) =>
    stroke(
      at.map((x) => `M${x - 22} 206v-100M${x + 22} 206v-100M${x - 22} 112h44M${x - 22} 130h44`).join(''),
      colors.woodDark,
      7,
    );
  const three = (at: readonly number[], y: number) =>
    put(
      plates(
        at.map((x): Point => [x / 0.72, 0]),
        'plain',
      ),
      [0, y],
      0.72,
    );
  const sits = { mood, still: true, bust: true } as const;
  return picture(
    room() +
      by(level, rolled, rolled, bed) +
      by(level, '', backs([86]), backs([40, 110, 180])) +
      figures(1.22, [
        [
          'mother',
          {
            ...sits,
            at: by(level, [62, 222], [138, 196], [40, 206]),
            look: by(level, [0.5, 0.8], [-0.3, 0.3], [0.5, 0.2]),
          },
        ],
        ['girl', { ...sits, at: by(level, [138, 218], [86, 204], [110, 204]), look: [0, by(level, 0.8, 0, 0)] }],
        level === 1
          ? ['boy', { mood, at: [214, 228], look: [-0.6, 0.3] }]
          : ['boy', { ...sits, at: by(level, [212, 218], [0, 0], [180, 204]) }],
      ]) +
      by(
        level,
        shape('M34 196h206l26 34H8z', colors.straw) +
          sewn('M26 224h222', colors.tierra, 2.4) +
          three([66, 138, 210], 211),
        clothed([86, 158], 148, colors.forest, 42) + three([40, 86, 132], 168),
        clothed([110, 158], 208, colors.forest, 42) + three([42, 110, 178], 168),
      ),
  );
}

/** A cold day, and what two children wear. */
export function clothes(level: Level): string {
  const wind = stroke('M20 40h70q20-2 16-16M50 62h120q18 0 14 14M190 34h60q16 0 14-12M230 70h70', colors.paper, 5);
  const shiver = (x: number) =>
    stroke(`M${x - 46} 120l-6 10l6 10l-6 10M${x + 46} 120l6 10l-6 10l6 10`, colors.tierraDeep, 4);
  const sleeves = (hand: number, skin: string, color: string) =>
    stroke(`M-15 ${hand + 3}v1M15 ${hand + 3}v1`, skin, 6.5) +
    stroke(`M-11 ${hand - 14}L-15 ${hand}M11 ${hand - 14}L15 ${hand}`, color, 8);
  const coat = (x: number, size: number, color: string) =>
    put(
      shape('M-12-44h24l4 32h-32z', color) +
        sleeves(-22, skins[1], '#8E2E16') +
        stroke('M0-40v26', colors.straw, 2, ' stroke-dasharray="3"') +
        stroke('M-9-44h18', colors.lapacho, 7),
      [x, 226],
      size,
    );
  const cap = (x: number, y: number, s: number) =>
    put(
      shape('M-13-4c0-18 26-18 26 0z', colors.lapacho) +
        stroke('M-13-4h26', colors.cream, 5) +
        circle(0, -18, 4, colors.cream),
      [x, y],
      s,
    );
  const holes = (x: number) =>
    circle(x - 14, 183, 4.5, skins[1]) + circle(x + 12, 186, 3.5, skins[1]) + circle(x + 2, 148, 3, skins[1]);
  const girl = figure('girl', {
    at: [104, 226],
    size: 2,
    mood: by(level, 'hurt', 'calm', 'happy'),
    ...(level > 0 ? { still: true } : { arms: 'crossed' }),
  });
  const boy = figure('boy', {
    at: [226, 226],
    size: 2,
    mood: by(level, 'hurt', 'sad', 'happy'),
    ...(level > 1 ? { still: true } : { arms: 'crossed' }),
  });
  return picture(
    box(0, 0, 320, 240, '#9FB7BC') +
      box(0, 190, 320, 50, '#B9C7C3') +
      wind +
      girl +
      (level > 0 ? coat(104, 2, colors.tierra) + cap(104, 102, 2) : holes(104)) +
      boy +
      (level > 1
        ? put(
            shape('M-12-37h24l3 24h-30z', colors.monte) +
              sleeves(-16, skins[0], '#0C2219') +
              stroke('M-9-35h18', colors.lapacho, 7),
            [226, 226],
            2,
          ) + cap(226, 118, 2)
        : '') +
      by(level, shiver(104) + shiver(226), shiver(226), ''),
  );
}

/** Somebody of whom one sees no more than the outline. */
const SHADOW = '#10181D';

/** A street at night, and how one walks there. */
export function street(level: Level): string {
  const lamp = (x: number, lit: boolean) =>
    (lit ? shape(`M${x - 10} 62L${x - 60} 214h120L${x + 10} 62z`, '#C9B98A') : '') +
    stroke(`M${x} 214V58`, '#8D9A96', 6) +
    box(x - 14, 48, 28, 14, lit ? '#FFDD83' : '#3A3330', 'rx="6"');
  return picture(
    box(0, 0, 320, 240, by(level, '#334455', '#335566', '#446677')) +
      box(0, 206, 320, 34, '#6E6660') +
      put(hut([0, 0], 2.4, '#B5A78C'), [270, 208]) +
      lamp(60, level > 1) +
      lamp(190, level > 0) +
      by(
        level,
        put(
          stroke('M-9-3V-46M10-3V-46M-9-3h-6M10-3h6', SHADOW, 14) +
            shape('M-20-44l-3-34q0-14 16-15h16q16 1 16 15l-3 34z', SHADOW) +
            stroke('M-20-78l-7 18l3 18M22-80l16 12l20-10', SHADOW, 12) +
            stroke('M0-92v-8', SHADOW, 11) +
            oval(1, -109, 11.5, 13.5, SHADOW) +
            stroke('M-12-113h32', SHADOW, 5) +
            shape('M-12-113q2-16 14-16t12 16z', SHADOW),
          [50, 224],
          1.12,
        ),
        '',
        '',
      ) +
      figure('mother', {
        at: by(level, [164, 226], [150, 226], [132, 226]),
        size: 1.5,
        mood: by(level, 'hurt', 'sad', 'happy'),
        look: by(level, [0.8, 0.4], [-0.9, 0], [0.6, 0]),
        ...(level < 2 ? { arms: 'crossed' } : { hands: [undefined, [28, -40]] }),
        lean: by(level, 8, 0, 0),
      }) +
      from(
        2,
        level,
        figure('girl', { at: [196, 226], size: 1.45, mood: 'happy', look: [0.4, 0], hands: [[-18, -34], undefined] }),
      ),
  );
}

/** A door and what keeps it: broken in, without a lock, locked and seen by a neighbour. */
export function door(level: Level): string {
  const leaf = by(
    level,
    put(box(0, -112, 62, 112, colors.wood) + stroke('M30-112l-12 40l16 20l-10 52', '#3A241A', 5), [176, 206], 1, 16),
    shape('M130 94l34 12v108l-34-8z', colors.wood) + circle(156, 158, 4, colors.hair),
    box(130, 94, 62, 112, colors.wood) +
      circle(180, 150, 8, colors.gold) +
      box(170, 158, 20, 18, colors.gold, 'rx="3"') +
      circle(180, 167, 3, colors.hair),
  );
  const things = box(142, 168, 40, 26, colors.hair, 'rx="3"') + box(147, 172, 30, 18, '#5A9FAE');
  const neighbour: Person = [
    'neighbour',
    { at: [250, 232], mood: 'happy', look: [-0.6, 0], hands: [[-24, -92], undefined] },
  ];
  return picture(
    land(170) +
      box(60, 84, 220, 122, colors.cream) +
      roof([60, 86], 220, 50) +
      box(130, 94, 62, 112, '#3A241A') +
      (level === 1 ? things : '') +
      box(214, 112, 44, 40, level ? '#DCEBE6' : '#3A241A', `stroke="${colors.woodDark}" stroke-width="5"`) +
      (level === 0 ? shape('M216 114l14 0l-8 16zM256 150l-16 0l10-14z', '#DCEBE6') : '') +
      (level > 1 ? stroke('M228 114v36M244 114v36', colors.woodDark, 4) : '') +
      leaf +
      figures(1.4, [
        [
          'mother',
          {
            at: [88, 228],
            mood: by(level, 'sad', 'calm', 'happy'),
            look: [0.6, by(level, 0.8, 0.2, 0.2)],
            bowed: by(level, 3, 0, 0),
            hands: by(level, [undefined, undefined], [undefined, [3, -68]], [undefined, undefined]),
          },
        ],
        ...(level > 1 ? [neighbour] : []),
      ]),
  );
}
