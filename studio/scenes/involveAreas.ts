// Three of the four areas of internships (involveFinance.ts has the other), 1200 x 900. The middle 675 hold the subject: a phone sees more, a row of four this alone.
import { cow } from './animals.ts';
import { canvas } from './canvas.ts';
import { bush, hill } from './land.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SIZE = { width: WIDTH, height: HEIGHT };

/** The Stoplight: many answers on one screen, and the clocks of those who sent them. */
export function areaStoplight(): string {
  const wall =
    box(0, 0, WIDTH, HEIGHT, '#7FB3A6') +
    shape('M0 0H1200V140L0 500Z', '#93C2B4') +
    box(0, 724, WIDTH, 176, colors.wood) +
    box(0, 724, WIDTH, 13, '#A4623A');
  const clock = (x: number, y: number, radius: number, rim: string, hour: number, minute: number) =>
    circle(x + 8, y + 10, radius, '#12382C', 'opacity=".25"') +
    circle(x, y, radius, rim) +
    circle(x, y, radius - 13, colors.paper) +
    group(`translate(${x} ${y}) rotate(${hour})`, line(`M0 0V${-radius * 0.42}`, colors.tierraNight, 11)) +
    group(`translate(${x} ${y}) rotate(${minute})`, line(`M0 0V${-radius * 0.64}`, colors.tierra, 7)) +
    circle(x, y, 9, colors.tierraNight);
  const hues = [stoplight.red, stoplight.yellow, stoplight.green] as const;
  /** How the answers of five families turned, from left to right. */
  const answers = [
    [0, 1, 2, 1, 2, 2],
    [1, 1, 1, 2, 2, 2],
    [0, 0, 1, 1, 2, 2],
    [1, 1, 2, 2, 1, 2],
    [0, 1, 2, 2, 2, 2],
  ] as const;
  const rows = answers
    .map((row, y) => row.map((one, x) => circle(436 + x * 66, 428 + y * 50, 19, hues[one])).join(''))
    .join('');
  const laptop =
    shape('M250 736H980L1010 764H220Z', '#2A0D05', 'opacity=".35"') +
    box(326, 360, 548, 350, '#0B241C', 'rx="18"') +
    box(346, 380, 508, 306, colors.cream) +
    rows +
    line('M372 410V664', '#D8C8A8', 6) +
    box(268, 706, 664, 32, '#C9D0C8', 'rx="12"') +
    box(268, 722, 664, 16, '#98A39B', 'rx="8"') +
    box(544, 706, 112, 12, '#98A39B', 'rx="6"');
  return canvas(
    { ...SIZE, name: 'area-semaforo', grain: 0.42 },
    wall +
      clock(382, 196, 74, colors.lapacho, 300, 60) +
      clock(600, 172, 92, colors.sun, 30, 240) +
      clock(818, 196, 74, colors.tierra, 150, 120) +
      laptop +
      headset(),
  );
}

/** For talking with those who are far. */
function headset(): string {
  return group(
    'translate(812 790)',
    oval(6, 42, 104, 12, '#2A0D05', 'opacity=".35"') +
      line('M-84 10C-84 -86 84 -86 84 10', colors.tierraNight, 18) +
      box(-106, -4, 46, 58, colors.lapacho, 'rx="20"') +
      box(60, -4, 46, 58, colors.lapacho, 'rx="20"') +
      box(84, -4, 22, 58, '#000', 'opacity=".2" rx="11"') +
      line('M-84 48C-84 66 -50 70 -22 64', colors.tierraNight, 8) +
      oval(-16, 62, 16, 10, colors.tierraNight),
  );
}

/** Education and communications: a telephone on its stand takes in a wall that is still being painted. */
export function areaEducation(): string {
  const wall =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    shape('M0 0H1200V90L0 430Z', '#FACB67') +
    box(0, 770, WIDTH, 130, colors.tierraDeep) +
    box(0, 770, WIDTH, 11, '#97381F');
  const mural = lace(
    'mural',
    {
      family: 'guava',
      rim: 'lozenge',
      thread: colors.tierraDeep,
      colors: [colors.lapacho, colors.forest, colors.tierra],
      weight: 1.1,
      detail: 1.5,
    },
    600,
    344,
    300,
  );
  const pot = (x: number, color: string, dark: string) =>
    oval(x + 6, 842, 60, 9, '#1A0603', 'opacity=".45"') +
    box(x - 50, 752, 100, 88, '#D8DDD3') +
    box(x + 18, 752, 32, 88, '#98A39B') +
    oval(x, 752, 50, 14, color) +
    shape(`M${x - 50} 752v26q8 10 16 0v-8q8 -8 14 2v22q8 8 14 -2v-40Z`, dark);
  const brush = group(
    'translate(402 752) rotate(16)',
    box(-7, -176, 14, 120, colors.wood) + box(-13, -62, 26, 22, '#C9D0C8') + box(-13, -42, 26, 46, colors.tierraNight),
  );
  const stand =
    oval(622, 846, 190, 13, '#1A0603', 'opacity=".45"') +
    line('M620 652L480 840M620 652L760 840M620 652V846', colors.tierraNight, 17) +
    box(604, 600, 32, 90, colors.tierraNight) +
    circle(620, 666, 20, colors.monte) +
    box(592, 226, 232, 400, '#4A150B', 'opacity=".3" rx="34" transform="translate(-76 10)"') +
    box(504, 214, 232, 400, colors.night, 'rx="34"') +
    box(524, 250, 192, 328, '#FBE6BC') +
    `<g clip-path="url(#pantalla)">${lace('mural', { family: 'guava', rim: 'lozenge', thread: colors.tierraDeep, colors: [colors.lapacho, colors.forest, colors.tierra], weight: 1.6, detail: 0.8 }, 620, 414, 112)}</g>` +
    line(
      'M540 268h24M540 268v24M700 268h-24M700 268v24M540 560h24M540 560v-24M700 560h-24M700 560v-24',
      colors.cream,
      7,
    ) +
    circle(620, 596, 10, colors.lapacho);
  return canvas(
    {
      ...SIZE,
      name: 'area-educacion',
      grain: 0.42,
      defs: '<clipPath id="pantalla"><path d="M524 250h192v328h-192z"/></clipPath>',
    },
    wall + mural + pot(392, colors.lapacho, '#B53767') + brush + stand + pot(842, colors.forest, colors.monte),
  );
}

/** The schools: the porch where a day of work ends. */
export function areaSchools(): string {
  const field =
    box(0, 0, WIDTH, HEIGHT, colors.rose) +
    circle(600, 404, 150, colors.sun) +
    hill('#E58AA8', { ...SIZE, y: 420, swing: 30, points: 4, seed: 'porche1' }) +
    bush(colors.forest, { width: WIDTH, y: 486, size: 90, depth: 90, seed: 'porche2' }) +
    box(0, 520, WIDTH, 300, colors.leaf) +
    stitch('M0 566H1200M0 616H1200M0 676H1200', '#77A766', 5, '34 30') +
    cow(640, 722, 2.5);
  const porch =
    box(0, 0, WIDTH, 96, colors.tierraDeep) +
    box(0, 84, WIDTH, 18, colors.tierraNight) +
    box(262, 96, 52, 680, colors.cream) +
    box(296, 96, 18, 680, '#D9C7A8') +
    box(886, 96, 52, 680, colors.cream) +
    box(920, 96, 18, 680, '#D9C7A8') +
    box(0, 752, WIDTH, 148, colors.clay) +
    box(0, 752, WIDTH, 12, '#E98B64') +
    line(
      'M0 826H1200M180 764V826M470 764V826M760 764V826M1050 764V826M330 826V900M620 826V900M910 826V900',
      '#B9552F',
      5,
    );
  const cloth = 'M314 300C420 520 780 520 886 300C800 626 400 626 314 300Z';
  const hammock =
    oval(600, 796, 230, 12, '#3A0F06', 'opacity=".22"') +
    shape(cloth, colors.lapacho) +
    shape('M886 300C800 626 400 626 314 300C420 580 760 590 886 300Z', '#B53767') +
    stitch('M344 380C450 556 750 556 856 380', colors.cream, 7, '18 12') +
    stitch('M332 340C440 500 760 500 868 340', colors.sun, 7, '18 12') +
    line('M288 262L318 310M912 262L882 310', colors.straw, 10);
  return canvas(
    { ...SIZE, name: 'area-escuelas', grain: 0.42 },
    field + porch + hammock + group('translate(0 8)', boots() + pail()),
  );
}

/** A pair of rubber boots that stand where they were taken off. */
function boots(): string {
  const boot = (x: number, turn: number) =>
    group(
      `translate(${x} 842) rotate(${turn})`,
      shape('M-40 -170H36L40 -58C66 -50 92 -36 94 -8V0H-40Z', colors.monte) +
        shape('M10 -170H36L40 -58C66 -50 92 -36 94 -8V0H60C58 -34 20 -44 14 -70Z', '#000', 'opacity=".25"') +
        box(-44, -10, 142, 16, colors.tierraNight, 'rx="6"') +
        box(-44, -180, 84, 22, colors.forest, 'rx="8"'),
    );
  return oval(506, 848, 150, 11, '#3A0F06', 'opacity=".35"') + boot(424, 0) + boot(520, 0);
}

function pail(): string {
  return group(
    'translate(752 840)',
    oval(8, 2, 92, 11, '#3A0F06', 'opacity=".35"') +
      line('M-72 -122C-60 -220 60 -220 72 -122', '#98A39B', 9) +
      shape('M-76 -126H76L58 0H-58Z', '#DCE2DA') +
      shape('M26 -126H76L58 0H18Z', '#A3ADA5') +
      oval(0, -126, 76, 19, '#B4BDB5') +
      oval(0, -122, 66, 14, colors.paper) +
      line('M-68 -62Q0 -48 66 -62', '#A3ADA5', 5),
  );
}
