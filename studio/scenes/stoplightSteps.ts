// The third step of the Stoplight, 1200 x 900: what is built. The middle 675 hold the subject.
import { canvas } from './canvas.ts';
import { masons } from './groups/mason.ts';
import { bush, hill } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, line, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SIZE = { width: WIDTH, height: HEIGHT };

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
