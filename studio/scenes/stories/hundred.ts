import { colors, stoplight } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stamp, stampDefs, stitch } from '../../../server/lace/primitives.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, WIDTH } from './frame.ts';

/** Of a hundred answers of 2024, by content/posts. */
const RED = 7;
const YELLOW = 28;
const CELL = 71;
const LEFT = 800 - 4.5 * CELL;
const TOP = 206;

/**
 * A grandmother sews the last of a hundred stars on a cloth, as many red, yellow and green ones as in the families' answers; a
 * girl counts them.
 */
export function hundred(): string {
  const rays = (count: number, from: number, to: number) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2;
      const x = Math.cos(angle);
      const y = Math.sin(angle);
      d += `M${(x * from).toFixed(1)} ${(y * from).toFixed(1)}L${(x * to).toFixed(1)} ${(y * to).toFixed(1)}`;
    }
    return d;
  };
  const defs =
    stampDefs(
      'r',
      circle(0, 0, 28, stoplight.red) +
        line(rays(4, 0, 28), '#FBE3D4', 5) +
        circle(0, 0, 13, 'none', 'stroke="#FBE3D4" stroke-width="3"'),
    ) +
    stampDefs(
      'y',
      circle(0, 0, 28, stoplight.yellow) +
        stitch('M0 -18A18 18 0 1 1 -.1 -18', colors.tierraDeep, 4.5, '5 9.13') +
        circle(0, 0, 5, colors.tierraDeep),
    ) +
    stampDefs(
      'g',
      circle(0, 0, 28, stoplight.green) + line(rays(10, 11, 21), '#F3F3DC', 4) + circle(0, 0, 5, '#F3F3DC'),
    );
  let stars = '';
  for (let i = 0; i < 100; i++) {
    const id = i < RED ? 'r' : i < RED + YELLOW ? 'y' : 'g';
    stars += stamp(id, `translate(${LEFT + (i % 10) * CELL} ${TOP + Math.floor(i / 10) * CELL})`);
  }
  let fringe = '';
  for (let x = 428; x <= 1172; x += 12) fringe += `M${x} 906v${x % 24 ? 34 : 42}`;
  const cloth =
    shape('M446 124H1214V926H446Z', CAST_COLOR, 'opacity=".2"') +
    line(fringe, '#F1E2C4', 6) +
    box(422, 108, 756, 800, colors.paper) +
    shape('M1060 108H1178V908H1110Z', '#7A4A12', 'opacity=".07"') +
    stitch('M446 150H1154V884H446Z', colors.lapacho, 5, '18 12') +
    box(422, 90, 756, 36, '#F1E2C4');
  const rod =
    line('M360 108L800 -60L1240 108', '#5B7A6C', 6) +
    line('M330 108H1270', CAST_COLOR, 20, 'opacity=".18" transform="translate(14 18)"') +
    line('M330 108H1270', colors.wood, 22) +
    circle(328, 108, 19, colors.woodDark) +
    circle(1272, 108, 19, colors.woodDark);
  const wall = box(0, 0, WIDTH, HEIGHT, '#A9CBBB') + shape('M0 0H1600V150L0 760Z', '#BCD8CA');
  const floor = box(0, 884, WIDTH, 116, '#8A5A3C') + box(0, 884, WIDTH, 10, '#A56F4C');
  return frame('cien', wall + floor + group('translate(176 26) scale(.78)', cloth + stars + rod) + people(), defs);
}

function people(): string {
  return (
    oval(376, 950, 84, 11, CAST_COLOR, CAST) +
    person({
      at: [372, 948],
      height: 540,
      heads: 6,
      build: 'woman',
      view: 'turned',
      skin: SKINS[4],
      look: {
        cut: 'plaits',
        mood: 'laughs',
        age: 'child',
        tie: colors.sun,
        jaw: 'broad',
        nose: 'snub',
        signs: ['gap'],
        eyes: [0.6, -0.3],
      },
      top: { kind: 'uniform', color: colors.paper, trim: colors.forest },
      bottom: { kind: 'skirt', color: colors.forest, length: 'knee' },
      near: { to: [540, 566], hand: 'point', aim: -34 },
      far: { to: [430, 790], hand: 'relaxed' },
    }) +
    oval(1206, 956, 130, 13, CAST_COLOR, CAST) +
    person({
      at: [1206, 954],
      height: 800,
      build: 'woman',
      girth: 1.14,
      view: 'turned',
      facing: 'left',
      skin: SKINS[3],
      look: {
        cut: 'braid',
        hair: HAIRS.grey,
        mood: 'busy',
        jaw: 'lean',
        nose: 'hooked',
        age: 'old',
        glasses: true,
        eyes: [0.7, 0.5],
        earrings: colors.gold,
      },
      top: { kind: 'poi', color: '#A3265A', trim: colors.sun },
      bottom: { kind: 'skirt', color: '#2F5C7A' },
      near: {
        to: [1072, 686],
        hand: 'pinch',
        aim: 176,
        holds:
          line('M1050 684L1090 690', '#7F8B83', 5) + line('M1092 690C1130 720 1150 780 1128 840', stoplight.green, 4),
      },
      far: { to: [1060, 560], hand: 'flat', aim: 186, behind: false },
    })
  );
}
