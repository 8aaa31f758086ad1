// Housing beyond the short form: furniture, clothes, the street, the door.
import { colors, skins } from '../../../server/lace/palette.ts';
import { box, circle, oval, shape } from '../../../server/lace/primitives.ts';
import { figure } from './figure.ts';
import { figures, type Person } from './figures.ts';
import { by, from, type Level, picture, put, sewn, stroke } from './frame.ts';
import { clothed, hut, land, roof, room, WALL } from './places.ts';

/** A room and a meal for three: on the floor, with one chair, with a chair and a bed for each. */
export function furniture(level: Level): string {
  const mood = by(level, 'sad', 'calm', 'happy');
  const bed =
    box(226, 156, 88, 20, colors.paper) +
    box(232, 144, 30, 18, colors.mist, 'rx="7"') +
    box(226, 166, 88, 26, colors.lapacho) +
    stroke('M226 116v96M314 152v60', colors.woodDark, 7);
  const rolled = stroke('M296 206V134', '#C9A25C', 26) + stroke('M284 152h24M284 188h24', colors.tierra, 4);
  const backs = (at: readonly number[]) =>
    stroke(at.map((x) => `M${x - 22} 170v-62h44v62m0-38h-44`).join(''), colors.woodDark, 7);
  // Three plates of mandioca: dots pressed flat.
  const three = (at: readonly number[], y: number) => {
    const dots = at.map((x) => `M${x} 0h0`).join('');
    return (
      put(stroke(dots, colors.paper, 42) + stroke(dots, '#E5D8BE', 29), [0, y], [1, 0.3]) +
      shape(at.map((x) => `M${x - 11} ${y - 1}q0-7 7-7h7q8 1 8 6q-10 4-22 1`).join(''), '#FBF3DC')
    );
  };
  /** Both forearms of whoever sits at each x, from the elbows at y to the hands beside a plate. */
  const forearms = (at: readonly number[], y: number, color: string, long = 9, wide = 20) =>
    stroke(
      at.map((x) => `M${x - wide} ${y}L${x - 20} ${y + long}l6 5M${x + wide} ${y}L${x + 20} ${y + long}l-6 5`).join(''),
      color,
      8,
    );
  const sits = { mood, rests: true, bust: true } as const;
  return picture(
    room(WALL, '#A9B8B0') +
      by(level, rolled, rolled, bed) +
      by(level, '', backs([86]), backs([42, 110, 178])) +
      figures(1.22, [
        [
          'mother',
          {
            ...sits,
            at: by(level, [64, 222], [136, 196], [42, 206]),
            look: by(level, [0.5, 0.8], [-0.3, 0.3], [0.4, 0]),
          },
        ],
        ['girl', { ...sits, at: by(level, [138, 218], [86, 196], [110, 196]), look: [0, by(level, 0.8, 0, 0)] }],
        level === 1
          ? ['boy', { mood, at: [214, 228], look: [-0.6, 0.3] }]
          : ['boy', { ...sits, at: by(level, [212, 218], [0, 0], [178, 192]) }],
      ]) +
      by(
        level,
        // Who sits on the floor has folded legs.
        shape('M30 204q4-32 24-34h20q20 2 24 34z', colors.forest) +
          shape('M112 204q4-20 16-22h20q12 2 16 22z', '#35507A') +
          shape('M188 204q4-12 14-14h20q10 2 14 14z', colors.tierraDeep) +
          shape('M34 196h206l26 34H8z', colors.straw) +
          sewn('M26 224h222', colors.tierra, 2.4) +
          three([64, 138, 212], 209) +
          forearms([64], 172, skins[1], 31, 24) +
          forearms([138], 184, skins[1], 19) +
          forearms([212], 190, skins[0], 12),
        clothed([88, 158], 160, colors.forest, 42) + three([36, 86, 136], 171) + forearms([86, 136], 159, skins[1]),
        clothed([110, 158], 208, colors.forest, 42) +
          three([42, 110, 178], 171) +
          forearms([42, 110], 159, skins[1]) +
          forearms([178], 159, skins[0]),
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
  // Patches on her skirt and blouse, each with its stitches.
  const patches =
    shape('M84 176l13-2l2 13l-14 1zM109 183h10v9h-9z', '#6A8DB8') +
    shape('M106 148l9-1v10l-8 1z', colors.orange) +
    stroke(
      'M84 176l13-2l2 13l-14 1zM109 183h10v9h-9zM106 148l9-1v10l-8 1z',
      colors.cream,
      1.5,
      ' stroke-dasharray="3"',
    );
  const girl = figure('girl', {
    at: [104, 226],
    size: 2,
    mood: by(level, 'hurt', 'calm', 'happy'),
    ...(level > 0 && { still: true }),
  });
  const boy = figure('boy', {
    at: [226, 226],
    size: 2,
    mood: by(level, 'hurt', 'sad', 'happy'),
    ...(level > 1 && { still: true }),
  });
  return picture(
    box(0, 0, 320, 240, '#9FB7BC') +
      box(0, 190, 320, 50, '#B9C7C3') +
      wind +
      girl +
      (level > 0 ? coat(104, 2, colors.tierra) + cap(104, 102, 2) : patches) +
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
