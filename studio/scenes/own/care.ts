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
          [undefined, [6, -80]],
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
    shape('M-13-58C-15-36-8-23 7-23C25-24 30-42 20-52Q16-58 12-60z', colors.lapacho) +
    stroke('M-6-28q14 9 27-7', '#A83463', 2);
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
              [4, -50],
              [19, -31],
            ],
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
    shape('M106 146q54 12 108 0q-4 46-54 46t-54-46', colors.tierraNight) +
    shape('M132 182q28-12 56 0q-12 10-28 10t-28-10', gum) +
    shape('M112 149q48 10 96 0l-5 18q-43 9-86 0z', colors.paper) +
    lines('M127 152v17M143 154v17M160 154v17M177 154v17M193 152v17');
  const ache =
    shape('M110 178q8-28 50-28t50 28q2 14-50 14t-50-14', colors.tierraNight) +
    shape('M120 164q14-12 40-12t40 12l-4 3q-36-10-72 0z', gum) +
    shape('M124 164l14-5l2 14q-6 5-12 2zM178 159l16 6l-4 12q-8 2-12-3z', '#F1E3B8') +
    shape('M150 158h14l-2 9l-5 8l-5-5z', decay) +
    shape('M128 188v-8h14v10zM172 190v-10l12-1v9z', '#F1E3B8');
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
  const cheeks = stroke(`M102 138h0${level > 0 ? 'M218 138h0' : ''}`, '#AA4433', 26);
  const arm =
    stroke('M318 262L254 196', skin, 40) +
    stroke('M206 152l98 54', '#5A9FAE', 9) +
    stroke('M197 166l14 -24', colors.paper, 13) +
    stroke('M243 178q12-10 20-2M240 191q12-10 20-2M244 205q10-8 18-2', dark, 3);
  return picture(
    box(0, 0, 320, 240, colors.blush) +
      shape('M36 240q10-34 84-36h80q74 2 84 36z', '#6FB0AE') +
      stroke('M160 170v44', dark, 62, ' stroke-linecap="butt"') +
      stroke('M76 106v6M244 106v6', dark, 26) +
      shape(
        by(
          level,
          'M76 64c0-72 168-72 168 0v44q28 18 20 54q-8 26-42 22q-20 26-62 26q-84 0-84-96z',
          'M76 64c0-72 168-72 168 0v50q0 96-84 96t-84-96z',
          'M76 64c0-72 168-72 168 0v50q0 96-84 96t-84-96z',
        ),
        skin,
      ) +
      shape('M70 92C58-28 262-28 250 92q-6-38-24-50q-54 6-84-6q-36 8-48 14q-16 14-24 42', colors.hair) +
      cheeks +
      eyes +
      stroke('M158 100q20 26-4 30h-8', dark, 5) +
      by(
        level,
        circle(240, 154, 15, '#B5563A') + stroke('M276 116l16-10M284 146h20M276 176l14 10', colors.tierra, 6) + ache,
        smile + circle(151, 160, 5, decay) + shape('M177 153q9 0 16-2v17q-9 2-16 2z', colors.tierraNight),
        smile + arm,
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
