// The three steps of the Stoplight, 1200 x 900: what lies on a table, what is written, what is built. The middle 675 hold the subject.
import { canvas } from './canvas.ts';
import { masons } from './groups/mason.ts';
import { bush, hill } from './land.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch, whole } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SIZE = { width: WIDTH, height: HEIGHT };
const SHADE = 'opacity=".16"';

/** A tablet that leans on a loaf's basket, on it one question: water, three times. */
export function stepSee(): string {
  const wall =
    box(0, 0, WIDTH, HEIGHT, colors.mist) +
    shape('M0 0H1200V120L0 420Z', '#DDEEE2') +
    box(0, 660, WIDTH, 240, colors.wood) +
    box(0, 660, WIDTH, 14, '#A4623A') +
    line('M0 742H520M610 742H1200M0 826H260M340 826H1200', colors.woodDark, 3, 'opacity=".5"');
  const tablet =
    shape('M250 716L1010 716L970 736H280Z', '#2A0D05', 'opacity=".3"') +
    box(262, 196, 676, 516, colors.monte, 'rx="40"') +
    box(912, 236, 26, 436, '#0B241C', 'rx="12"') +
    box(298, 232, 604, 444, colors.paper, 'rx="14"') +
    line('M404 282H796', colors.tierraDeep, 15) +
    line('M480 320H720', '#D8C8A8', 10);
  const card = (x: number, color: string, drawing: string) =>
    box(x, 364, 172, 236, '#F1E4C8', 'rx="10"') +
    group(`translate(${x + 86} 476)`, drawing) +
    shape(`M${x} 556h172v34q0 10 -10 10h-152q-10 0 -10 -10Z`, color);
  const cards =
    card(322, stoplight.red, pond()) + card(514, stoplight.yellow, pump()) + card(706, stoplight.green, tap());
  const tick = line('M772 578l14 12l26 -26', colors.paper, 9);
  return canvas({ ...SIZE, name: 'ver', grain: 0.4 }, wall + gourd() + tablet + cards + tick + bread());
}

/** Open water among reeds. */
function pond(): string {
  return (
    oval(0, 40, 66, 24, '#7DB4BE') +
    oval(-10, 34, 40, 9, '#A9D2D6') +
    line('M-50 30V-34M-38 34V-14M46 34V-44M58 30V-18', colors.forest, 7) +
    line('M-50 -34v-16M46 -44v-14', colors.woodDark, 11)
  );
}

/** A pump in a yard, and the can that is carried home from it. */
function pump(): string {
  return (
    box(-72, 54, 144, 10, colors.clay) +
    line('M-26 54V-52', '#5E7C72', 18) +
    line('M-26 -30H10Q18 -30 18 -18V-10', '#5E7C72', 12) +
    line('M-26 -56L-66 -18', colors.tierraNight, 9) +
    shape('M0 4H42L38 54H4Z', colors.tierra) +
    shape('M26 4H42L38 54H26Z', '#000', SHADE) +
    line('M2 6Q21 -22 40 6', colors.tierraNight, 4)
  );
}

/** A tap over a basin, at home. */
function tap(): string {
  return (
    box(-76, -76, 152, 82, '#CFE4D6') +
    line('M-76 -36H76M-26 -76V6M26 -76V6', colors.paper, 4) +
    line('M0 -58V-44M-20 -60H20', '#5E7C72', 9) +
    line('M0 -40H26Q38 -40 38 -24', '#5E7C72', 14) +
    line('M38 -8V22', '#7DB4BE', 8) +
    shape('M-70 18H70Q66 60 30 62H-30Q-66 60 -70 18Z', colors.paper) +
    shape('M30 18H70Q66 60 30 62H10Q34 50 30 18Z', '#000', 'opacity=".1"') +
    box(-76, 10, 152, 11, '#E6D3AE')
  );
}

/** What stands behind: a guampa with its straw. */
function gourd(): string {
  return group(
    'translate(1060 664)',
    line('M18 -150L62 -262', '#8FA39A', 11) +
      shape('M-62 0C-80 -70 -72 -120 -58 -156H58C72 -120 80 -70 62 0Z', colors.woodDark) +
      shape('M14 0C34 -70 34 -110 26 -156H58C72 -120 80 -70 62 0Z', '#000', SHADE) +
      box(-64, -172, 128, 22, '#D8DDD3', 'rx="6"') +
      stitch('M-66 -86H66', colors.straw, 5, '10 8'),
  );
}

function bread(): string {
  const ring = (x: number, y: number, color: string) =>
    `<ellipse cx="${x}" cy="${y}" rx="52" ry="30" fill="none" stroke="${color}" stroke-width="30"/>` +
    stitch(`M${x - 52} ${y - 6}a52 30 0 0 1 70 -26`, '#F7D9A0', 4, '1 12');
  return group(
    'translate(146 776)',
    oval(10, 30, 168, 50, '#2A0D05', 'opacity=".25"') +
      oval(0, 18, 164, 52, colors.straw) +
      oval(0, 6, 140, 40, colors.gold) +
      ring(-56, -6, '#D9962F') +
      ring(52, -2, '#C47F24') +
      ring(0, -34, '#E2A23E'),
  );
}

/** A notebook from above: the list of what came out red and yellow, three things ringed, the pencil still there. */
export function stepChoose(): string {
  const table =
    box(0, 0, WIDTH, HEIGHT, colors.rose) +
    shape('M-20 700L1220 560V920H-20Z', '#EE93B2') +
    stitch('M-20 726L1220 586', colors.cream, 6, '20 14') +
    stitch('M-20 754L1220 614', colors.lapacho, 4, '6 10');
  const rows = [
    [230, stoplight.red, 150, true],
    [312, stoplight.yellow, 110, false],
    [394, stoplight.yellow, 138, true],
    [476, stoplight.red, 128, false],
    [558, stoplight.yellow, 92, true],
    [640, stoplight.yellow, 150, false],
  ] as const;
  let list = '';
  let rings = '';
  for (const [y, color, long, chosen] of rows) {
    list += circle(374, y, 21, color) + line(`M420 ${y}h${long}`, '#C9B28C', 11);
    const right = 420 + long + 30;
    if (chosen)
      rings += `M338 ${y + 6}C330 ${y - 40} 420 ${y - 44} ${whole((338 + right) / 2)} ${y - 42}C${right + 20} ${y - 42} ${right + 14} ${y + 38} ${right - 60} ${y + 40}C420 ${y + 46} 346 ${y + 42} 344 ${y - 8}`;
  }
  const plan =
    line('M664 236H846M664 284H812', '#C9B28C', 11) +
    [1, 2, 3].map((number) => goal(number, 296 + number * 100)).join('');
  const book =
    shape('M300 150H946V786H300Z', '#7A2413', 'opacity=".26"') +
    box(276, 124, 648, 640, colors.tierraDeep, 'rx="14"') +
    shape('M296 138H600V746H296Z', colors.paper) +
    shape('M600 138H904V746H600Z', '#F6E9CF') +
    shape('M560 138H600V746H560Z', '#000', 'opacity=".07"') +
    shape('M600 138H634V746H600Z', '#000', 'opacity=".12"') +
    stitch('M600 150V738', colors.tierra, 6, '30 22');
  const pencil = group(
    'translate(724 652) rotate(-32)',
    shape('M0 -8L36 -20H330V20H36L0 8Z', '#7A2413', 'opacity=".25" transform="translate(8 16)"') +
      shape('M0 0L44 -20V20Z', colors.straw) +
      shape('M0 0L15 -7V7Z', colors.tierraNight) +
      box(44, -20, 246, 40, colors.forest) +
      box(44, 6, 246, 14, colors.monte) +
      box(290, -20, 20, 40, '#D8DDD3') +
      shape('M310 -20H336Q350 -20 350 -6V6Q350 20 336 20H310Z', colors.lapacho),
  );
  return canvas(
    { ...SIZE, name: 'elegir', grain: 0.4 },
    table + cup() + book + list + line(rings, colors.monte, 5.5) + plan + pencil,
  );
}

/** What will be done, and by when: a number, two lines, a box to tick. */
function goal(number: number, y: number): string {
  const long = [0, 140, 108, 128][number] ?? 0;
  return (
    box(660, y - 26, 44, 44, 'none', `stroke="${colors.monte}" stroke-width="5"`) +
    line(`M734 ${y - 14}h${long}M734 ${y + 14}h${long - 44}`, '#C9B28C', 10)
  );
}

/** Cocido from above. */
function cup(): string {
  return group(
    'translate(1128 236)',
    circle(16, 20, 150, '#7A2413', 'opacity=".2"') +
      circle(0, 0, 150, colors.cream) +
      stitch('M-128 0A128 128 0 1 1 128 0A128 128 0 1 1 -128 0', colors.tierra, 5, '16 12') +
      shape('M60 -62C132 -118 164 -64 84 -28Z', colors.mist) +
      circle(0, 0, 92, colors.mist) +
      circle(0, 0, 76, '#6B3418') +
      shape('M-54 -30A62 62 0 0 1 10 -60A76 76 0 0 0 -54 -30Z', '#A4623A'),
  );
}

/** A wall half built, and who builds it. */
export function stepAct(): string {
  const land =
    box(0, 0, WIDTH, HEIGHT, '#F9D58A') +
    hill('#F3B55C', { ...SIZE, y: 440, swing: 44, points: 5, seed: 'obra1' }) +
    bush(colors.forest, { width: WIDTH, y: 600, size: 84, depth: 120, seed: 'obra2' }) +
    hill(colors.road, { ...SIZE, y: 664, swing: 8, points: 4, seed: 'obra3' });
  return canvas(
    { ...SIZE, name: 'actuar', grain: 0.4 },
    land + bricks() + stitch('M180 254H1010', colors.paper, 4, '16 12') + stakes() + masons(),
  );
}

const BRICK = { width: 118, height: 52, joint: 10 };
/** Half bricks laid in each course, from the ground up; every second course begins with one, so that no joints meet. */
const COURSES = [12, 12, 12, 11, 8, 7, 4];

function bricks(): string {
  const tones = [colors.clay, '#C4572F', '#DB774C', colors.clay, '#CC6238'];
  const half = (BRICK.width + BRICK.joint) / 2;
  const high = BRICK.height + BRICK.joint;
  let mortar = '';
  let laid = '';
  let shaded = '';
  COURSES.forEach((halves, course) => {
    const y = 722 - high * (course + 1);
    mortar += `M230 ${y - 2}h${half * halves}v${high + 2}h${-half * halves}Z`;
    let at = 0;
    for (let i = 0; at < halves; i++) {
      const takes = (i === 0 && course % 2) || at + 1 === halves ? 1 : 2;
      const x = 236 + at * half;
      const width = takes * half - BRICK.joint;
      laid += box(x, y + 5, width, BRICK.height, tones[(i * 2 + course * 3) % tones.length] ?? '');
      shaded += `M${x} ${y + 45}h${width}v12h${-width}Z`;
      at += takes;
    }
  });
  return (
    shape('M222 722H1060L1010 748H222Z', '#3A0F06', 'opacity=".3"') +
    shape(mortar, '#D9C7A8') +
    laid +
    shape(shaded, '#3A0F06', 'opacity=".2"')
  );
}

/** Two stakes hold the mason's line. */
function stakes(): string {
  return (
    line('M180 736V226M1014 736V226', colors.woodDark, 17) +
    line('M185 736V230M1019 736V230', '#4A2414', 5, 'opacity=".6"')
  );
}
