// Health beyond the short form: air and water, check-ups, teeth, eyes, vaccines.
import { colors, skins } from '../../../server/lace/palette.ts';
import { box, circle, shape } from '../../../server/lace/primitives.ts';
import { figure } from './figure.ts';
import { figures, type Person } from './figures.ts';
import { by, from, type Level, picture, stroke } from './frame.ts';
import { clothed, hut, land, room, smoke, tree, WALL } from './places.ts';
import { calendar, notebook } from './things.ts';

/** The land around a house, and what runs through it. */
export function surroundings(level: Level): string {
  const river = (water: string) => shape('M0 240q60-30 130-34t110-30l30-16h34q-20 26-70 44t-96 36z', water);
  const works = box(196, 96, 70, 56, '#6E5E55') + box(206, 56, 16, 44, '#6E5E55') + box(238, 64, 16, 36, '#6E5E55');
  const heap = (x: number, y: number) =>
    shape(`M${x - 30} ${y}q4-22 22-20q8-12 20-2q18 0 20 22z`, '#8B8F8C') +
    box(x - 12, y - 18, 9, 16, '#5A9FAE') +
    box(x + 4, y - 14, 14, 8, colors.sun);
  return picture(
    land(150, by(level, '#BBB5AA', '#CCDDCC', colors.mist)) +
      by(
        level,
        works + smoke([214, 56], 0.9) + smoke([256, 50], 1),
        works + smoke([216, 56], 0.45),
        tree([220, 154], 1.1) + tree([274, 152], 1.3) + tree([176, 152], 0.8),
      ) +
      hut([54, 160], 1.4) +
      river(by(level, '#7A6238', '#8FA39A', '#5FA9BC')) +
      by(level, heap(200, 214) + heap(270, 226) + heap(60, 232), heap(252, 226), '') +
      figure('mother', {
        at: [120, 210],
        size: 1.2,
        mood: by(level, 'hurt', 'calm', 'happy'),
        look: [0.7, by(level, 0, 0.4, 0)],
        hands: by(
          level,
          [undefined, [3, -70]],
          [undefined, undefined],
          [
            [-24, -86],
            [24, -86],
          ],
        ),
      }),
  );
}

/** A mother who expects a child, and how often somebody looked after both. */
export function checkups(level: Level): string {
  const belly =
    shape('M-12-60q-5 12-5 21q0 14 17 15q17-1 17-15q0-9-5-21z', colors.lapacho) +
    stroke('M-12-28q12 8 24 0', '#A83463', 2);
  const nurse: Person = [
    'nurse',
    {
      at: [232, 232],
      mood: 'happy',
      look: [-0.8, 0.4],
      hands: [[-36, -52], undefined],
      holds: stroke('M-7-66q7 20 14 0', colors.monte, 2.6),
    },
  ];
  return picture(
    room() +
      calendar([20, 22], by(level, 0, 2, 9), colors.lapacho, 3, 3) +
      figures(1.65, [
        [
          'mother',
          {
            at: [112, 232],
            mood: by(level, 'sad', 'calm', 'happy'),
            look: [0.6, by(level, 1, 0.4, 0.2)],
            bowed: by(level, 4, 0, 0),
            hands: [
              [-6, -43],
              [8, -36],
            ],
            closed: true,
            holds: belly,
          },
        ],
        ...(level > 1 ? [nurse] : []),
      ]),
  );
}

/** A boy's teeth, near: aching and lost, with a hole, clean. */
export function teeth(level: Level): string {
  const [skin] = skins;
  const dark = '#6E3820';
  const decay = '#6B4A22';
  const gum = '#C4605A';
  const lines = (d: string) => stroke(d, '#CFC2A6', 1.6);
  const smile =
    shape('M116 148q44 10 88 0q-3 38-44 38t-44-38', colors.tierraNight) +
    shape('M138 178q22-9 44 0q-9 8-22 8t-22-8', gum) +
    shape('M121 151q39 8 78 0l-4 14q-35 7-70 0z', colors.paper) +
    lines('M134 153v14M147 154v14M160 155v14M173 154v14M186 153v14');
  const ache =
    shape('M126 180q8-22 32-22t32 22q-32-8-64 0', colors.tierraNight) +
    shape('M135 168q23-13 46 0l-2 8q-21-4-42 0z', '#F1E3B8') +
    shape('M147 160h13v14h-13z', colors.tierraNight) +
    shape('M168 162q8 2 13 6l-2 8l-11-1z', decay);
  const lids = 'M102 96q18-20 36 0M182 96q18-20 36 0';
  const open =
    shape('M102 96q18-20 36 0q-18 14-36 0M182 96q18-20 36 0q-18 14-36 0', '#fff') +
    stroke('M121 95h0M201 95h0', colors.hair, 15) +
    stroke('M124 91h0M204 91h0', '#fff', 4);
  const eyes = by(
    level,
    stroke('M104 94q16 14 32 0M184 94q16 14 32 0M102 74q14-12 34-10M184 64q20-2 34 10', colors.hair, 6),
    open + stroke(`${lids}M100 74q16-12 36-6M184 68q20-6 36 6`, colors.hair, 6),
    open + stroke(`${lids}M100 70q16-14 36-6M184 64q20-8 36 6`, colors.hair, 6),
  );
  const cheeks = stroke('M102 138h0M218 138h0', '#AA4433', 26);
  /** Fingers, each set off from the next. */
  const fingers = (d: string) => stroke(d, dark, 19) + stroke(d, skin, 15);
  const fist =
    stroke('M316 268L258 204M250 190h0', skin, 42) +
    stroke('M198 154l98 54', '#5A9FAE', 9) +
    stroke('M190 168l13 -24', colors.paper, 13) +
    fingers('M238 167l-10 18M252 175l-10 18M266 183l-10 18M279 192l-9 16');
  const palm =
    stroke('M312 272L262 200', skin, 38) +
    fingers('M240 198l-32-12M236 180l-22-42M246 176l-14-52M258 176l-4-52M268 182l8-42') +
    shape('M230 178h42l10 30l-32 8l-20-10z', skin);
  return picture(
    box(0, 0, 320, 240, colors.blush) +
      shape('M36 240q10-34 84-36h80q74 2 84 36z', '#6FB0AE') +
      stroke('M160 170v44', dark, 62, ' stroke-linecap="butt"') +
      stroke('M76 106v6M244 106v6', dark, 26) +
      shape('M76 64c0-72 168-72 168 0v50q0 96-84 96t-84-96z', skin) +
      shape('M70 92C58-28 262-28 250 92q-6-38-24-50q-54 6-84-6q-36 8-48 14q-16 14-24 42', colors.hair) +
      cheeks +
      eyes +
      stroke('M158 100q20 26-4 30h-8', dark, 5) +
      by(
        level,
        stroke('M290 112l12-8M296 136h14', colors.tierra, 6) + ache + palm,
        smile + circle(154, 161, 4.5, decay) + shape('M173 154q7 0 13-1v14q-6 2-13 2z', colors.tierraNight),
        smile + fist,
      ),
  );
}

/** A girl before a board that she cannot read: never looked at, looked at but without glasses, with them. */
export function sight(level: Level): string {
  const blurred = stroke('M150 46q20-10 38 0t40 0M154 66q20-10 30 0t34 0M150 86q20-10 38 0t40 0', '#7C9A8E', 8);
  const clear = stroke(
    'M154 40v22M154 40h15v11h-15M184 40v22h15M214 62l8-22l8 22M154 76h76M154 90h52',
    colors.paper,
    5,
  );
  const chart =
    box(196, 112, 46, 60, colors.paper, 'rx="2"') +
    stroke('M227 121h-15v18h15M212 130h12', colors.hair, 5) +
    stroke('M207 150h6M219 150h6M231 150h1M208 161h2M216 161h2M224 161h2M231 161h1', colors.hair, 4);
  return picture(
    room(colors.mist) +
      box(136, 22, 112, 82, colors.monte, `stroke="${colors.wood}" stroke-width="7"`) +
      (level > 1 ? clear : blurred) +
      by(
        level,
        '',
        figure('nurse', {
          at: [284, 250],
          size: 1.5,
          mood: 'calm',
          look: [-0.8, 0.2],
          hands: [[-29, -58], undefined],
          bust: true,
        }) + chart,
        '',
      ) +
      figure('girl', {
        at: [78, 238],
        size: 2.2,
        mood: by(level, 'hurt', 'calm', 'happy'),
        look: [0.6, by(level, 0, 0, -0.2)],
        rests: true,
        bust: true,
      }) +
      (level > 1
        ? stroke('M65 109a9 9 0 1 0 18 0a9 9 0 1 0-18 0m21 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0m-3 0h3', colors.tierra, 3.5)
        : '') +
      clothed([160, 184], 330, colors.forest) +
      notebook([104, 200], 3, 1),
  );
}

/** A family and its vaccines: those of the sheet that it has, and who gives the last one. */
export function vaccines(level: Level): string {
  const nurse =
    figure('nurse', {
      at: [268, 284],
      size: 1.9,
      mood: 'happy',
      look: [-0.8, 0.6],
      bust: true,
      hands: [[-20, -42], undefined],
    }) +
    box(214, 199, 22, 8, colors.mist) +
    stroke('M213 203h-12M236 196v14M236 203h8', '#6E7E7A', 3);
  const mood = by(level, 'sad', 'calm', 'happy');
  return picture(
    box(0, 0, 320, 240, WALL) +
      calendar([22, 20], by(level, 1, 5, 9), colors.sprout, 3, 3) +
      figures(1.9, [
        [
          'mother',
          {
            bust: true,
            rests: true,
            at: [108, 284],
            mood,
            look: [0.5, by(level, 1, 0.4, 0.6)],
          },
        ],
        ['boy', { bust: true, at: [180, 264], mood, look: [-0.4, by(level, 1, 0, 0)] }],
      ]) +
      from(2, level, nurse),
  );
}
