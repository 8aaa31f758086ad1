// Housing: the house itself, where it cooks and where it washes.
import { colors } from '../../../server/lace/palette.ts';
import { box, circle, oval, shape } from '../../../server/lace/primitives.ts';
import { figure } from './figure.ts';
import { by, from, type Level, picture, put, stroke } from './frame.ts';
import { bricks, fire, land, rain, roof, room, smoke, tree, window_ } from './places.ts';
import { pot } from './things.ts';
import { openHouse } from './openHouse.ts';

const DROPS = [
  [30, 30],
  [80, 14],
  [132, 34],
  [196, 12],
  [250, 36],
  [300, 18],
  [286, 84],
  [18, 96],
  [304, 140],
] as const;

/** A house in the rain: of boards and plastic, firm but in need of repair, sound. */
export function house(level: Level): string {
  const shack = put(
    box(-74, -82, 148, 82, '#A98663') +
      stroke('M-60-80v78M-20-80v78M30-80v78M62-80v78', '#7A5A40', 2.5) +
      box(38, -62, 13, 62, '#3A241A') +
      stroke('M28-46l40 7', '#C9A67E', 8) +
      box(-66, -60, 38, 28, '#5A9FAE') +
      stroke('M-66-60l38 28', '#7FBAC6', 3) +
      box(-12, -58, 32, 58, '#3A241A') +
      shape('M-90-76q90 15 180 0l-8-26q-82 14-164 0z', '#8B8F8C') +
      stroke('M-64-96l-4 24M-36-93l-2 24M-8-92v24M20-92l1 24M48-94l3 24M74-99l4 25', '#6E726F', 2.5) +
      shape('M26-92l30 1l-4 14l-22 2z', '#3A241A') +
      circle(-52, -101, 7, '#5E5148') +
      circle(68, -104, 8, '#5E5148') +
      stroke('M92 0L72-52', '#6B4E38', 6) +
      stroke('M-2-30v9M8-18v9', '#8FB7C2', 3) +
      oval(4, 8, 46, 7, '#7FA9B5'),
    [176, 206],
  );
  const solid = (sound: boolean) =>
    box(98, 116, 156, 90, sound ? colors.cream : colors.clay) +
    (sound
      ? ''
      : bricks(
          [98, 116],
          [
            [10, 16],
            [40, 40],
            [14, 62],
            [128, 20],
            [138, 60],
            [60, 10],
            [116, 76],
          ],
        )) +
    box(98, 194, 156, 12, colors.tierraDeep) +
    box(160, 138, 32, 68, colors.woodDark) +
    (sound ? circle(186, 174, 2.5, colors.sun) : '') +
    window_([112, 138], 32, 30, box(0, 0, 32, 30, sound ? colors.sun : '#3A241A')) +
    window_([208, 138], 32, 30, box(0, 0, 32, 30, sound ? colors.sun : '#3A241A')) +
    (sound ? '' : stroke('M200 118l-8 14l10 12l-6 18M112 170l10 10l-4 14', '#3A241A', 3.4)) +
    roof([98, 118], 156, 46) +
    (sound
      ? ''
      : shape('M128 102l8-16h22l6 18l-18-4zM206 114l2-20l24 2l2 16l-14-6z', '#3A241A') +
        stroke('M214 140l20 26', '#C9B08A', 5));
  const family = figure('mother', {
    at: [62, 226],
    size: 1.45,
    mood: by(level, 'sad', 'calm', 'happy'),
    look: [0.6, by(level, 0.5, 0, 0)],
    hands: by(level, [undefined, undefined], [undefined, undefined], [undefined, [24, -90]]),
  });
  return picture(
    land(166, '#BFD3D0') +
      tree([296, 168], 1) +
      rain(DROPS) +
      by(level, shack, solid(false), solid(true)) +
      by(
        level,
        rain([
          [150, 150],
          [212, 140],
          [196, 170],
        ]),
        '',
        '',
      ) +
      family,
  );
}

/** A kitchen: a fire on the floor, a raised hearth without a way out for the smoke, a stove and a chimney. */
export function kitchen(level: Level): string {
  const stove =
    box(186, 148, 96, 66, colors.paper) +
    box(200, 172, 68, 32, '#3A2B26', 'rx="3"') +
    stroke('M200 160h0M216 160h0M252 160h0M268 160h0', colors.tierra, 7) +
    box(180, 142, 108, 8, '#51433D') +
    shape('M196 66h76l16 30h-108z', '#B9C4C0') +
    box(220, -4, 28, 72, '#9DAAA6');
  const hearth =
    box(176, 160, 116, 54, colors.clay) +
    bricks(
      [176, 160],
      [
        [12, 14],
        [46, 14],
        [80, 14],
        [28, 30],
        [62, 30],
        [12, 44],
        [46, 44],
        [90, 44],
      ],
    ) +
    box(170, 154, 128, 8, colors.tierraDeep);
  const cook = figure('mother', {
    at: by(level, [112, 226], [112, 226], [112, 226]),
    size: by(level, 1.35, 1.45, 1.45),
    mood: by(level, 'hurt', 'sad', 'happy'),
    look: by(level, [0.4, 1], [0.5, 0.6], [0.5, 0]),
    bowed: by(level, 6, 2, 0),
    hands: by(
      level,
      [
        [6, -64],
        [34, -30],
      ],
      [
        [5, -70],
        [33, -60],
      ],
      [undefined, [34, -62]],
    ),
    lean: by(level, 10, 0, 0),
  });
  return picture(
    room() +
      by(level, '', '', window_([26, 34], 70, 62)) +
      by(
        level,
        stroke('M206 210h18M260 210h18', '#6E5E55', 14) + put(fire([0, 0], 1.1), [242, 214]) + pot([242, 186], 0.95),
        hearth + fire([234, 154], 0.85) + pot([234, 134], 0.9),
        stove + pot([234, 143], 0.85),
      ) +
      cook +
      by(
        level,
        smoke([218, 150], 1.5) + smoke([150, 92], 1.5) + smoke([246, 82], 1.7) + smoke([60, 80], 1.25),
        smoke([250, 110], 0.9) + smoke([216, 66], 1.05) + smoke([282, 60], 1),
        '',
      ),
  );
}

/** Where a family goes: a hole behind a rag, a latrine for two families, a bathroom in the house. */
export function bathroom(level: Level): string {
  const hole =
    shape('M212 206v-66l12-4v4l14-8v6l16-6v8l16-4v6l14-2v66z', '#B08A60') +
    stroke('M224 142v62M238 138v66M254 138v66M270 140v64', '#7C5A38', 3) +
    stroke('M208 208V124M290 208V130', colors.woodDark, 7) +
    box(222, 180, 52, 28, colors.wood) +
    oval(248, 180, 28, 8, colors.straw) +
    oval(248, 180, 15, 4.5, '#2B1912') +
    stroke('M234 130q-6-8 0-16t0-16M250 126q-6-8 0-16t0-16M266 130q-6-8 0-16t0-16', '#6F7A3A', 3.4) +
    stroke('M262 150h8', colors.paper, 10);
  const latrine =
    box(226, 104, 64, 104, colors.wood) +
    stroke('M242 106v100M258 106v100M274 106v100', colors.woodDark, 2.4) +
    box(236, 122, 44, 86, '#A9683B') +
    circle(272, 166, 3, colors.sun) +
    shape('M218 108l8-20h64l8 20z', '#8B8F8C');
  const tiles =
    box(12, 88, 142, 104, '#DCEBE6') +
    stroke('M12 114h142M12 140h142M12 166h142M40 88v102M68 88v102M96 88v102M124 88v102', '#C3D9D2', 1.6) +
    stroke('M28 190v-82q0-8 10-8v8M30 110h16', '#8D9A96', 5) +
    stroke('M34 120l-2 12M40 120v12M46 120l2 12', '#5FA9BC', 2.6) +
    box(72, 142, 26, 22, colors.paper, 'rx="3"') +
    shape('M68 166h36q2 14-12 16l2 8h-18v-8q-8-4-8-16z', colors.paper) +
    stroke('M68 166h36', '#C9BFA8', 4) +
    shape('M118 150h32q-2 14-10 14v26h-10v-26q-10 0-12-14z', colors.paper) +
    stroke('M134 150v-10h-8', '#8D9A96', 4) +
    box(122, 104, 24, 24, colors.mist) +
    stroke('M122 104h24v24h-24z', colors.woodDark, 3);
  const who = by(
    level,
    figure('mother', {
      at: [186, 222],
      size: 1.15,
      mood: 'sad',
      look: [0.8, 0.6],
      bowed: 2,
      arms: 'joined',
    }),
    figure('mother', {
      at: [150, 222],
      size: 1.15,
      mood: 'calm',
      look: [0.8, 0],
      arms: 'joined',
    }) +
      figure('neighbour', {
        at: [196, 224],
        size: 1.15,
        mood: 'calm',
        look: [0.8, 0],
        arms: 'joined',
      }),
    figure('mother', { at: [204, 222], size: 1.15, mood: 'happy', look: [-0.6, 0] }),
  );
  return picture(openHouse(from(2, level, tiles), tree([304, 152], 0.8) + by(level, hole, latrine, '')) + who);
}
