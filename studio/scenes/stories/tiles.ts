import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stamp, stampDefs, stitch } from '../../../server/lace/primitives.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

const TILE = 188;
/** How many tiles each row has from the left: the mason is not done with the upper ones. */
const LAID = [4, 5, 7, 9] as const;
const LEDGE = 752;

/** A tap on a wall that gets its new tiles; three toothbrushes wait. */
export function tiles(): string {
  let laid = '';
  for (const [row, count] of LAID.entries())
    for (let i = 0; i < count; i++) laid += stamp('tile', `translate(${-50 + i * TILE} ${row * TILE})`);
  const bare =
    box(0, 0, WIDTH, HEIGHT, '#C98A6A') +
    shape('M0 0H1600V90L700 560H0Z', '#D59A7B') +
    line('M760 60h90M1010 130h120M1300 60h80M1180 250h100M1420 320h90M960 300h50', '#A86B4C', 9, 'opacity=".6"');
  return frame('azulejos', bare + laid + ledge() + tap() + glass() + trowel(), stampDefs('tile', tile()));
}

/** A cement tile of the country's old houses. */
function tile(): string {
  const quarter =
    shape('M0 0H62A62 62 0 0 1 0 62Z', colors.lapacho) + shape('M0 0H34A34 34 0 0 1 0 34Z', colors.tierraDeep);
  const side = TILE - 6;
  return (
    box(0, 0, side, side, colors.paper) +
    [0, 90, 180, 270].map((turn) => group(`rotate(${turn} ${side / 2} ${side / 2})`, quarter)).join('') +
    group(
      `translate(${side / 2} ${side / 2})`,
      shape('M0 -64Q14 -14 64 0Q14 14 0 64Q-14 14 -64 0Q-14 -14 0 -64Z', '#5F9AA0') + circle(0, 0, 13, colors.sun),
    )
  );
}

function trowel(): string {
  return group(
    'translate(1350 812) rotate(5)',
    shape('M-96 -20L120 26L-96 92Z', CAST_COLOR, CAST) +
      shape('M-110 -50L126 4L-110 58Z', '#C9D0C8') +
      shape('M-110 4H126L-110 58Z', '#98A39B') +
      line('M-108 4H-150V-30', '#7F8B83', 13) +
      shape('M-168 -32H-132V-156Q-150 -172 -168 -156Z', colors.wood) +
      shape('M-148 -32H-132V-156Q-140 -164 -148 -164Z', '#000', SHADE),
  );
}

function ledge(): string {
  return (
    shape(`M0 ${LEDGE}H1600V${LEDGE + 60}H0Z`, '#F3E6D0') +
    shape(`M0 ${LEDGE + 60}H1600V1000H0Z`, '#D9C6A4') +
    line(`M0 ${LEDGE}H1600`, '#FFFAF0', 8) +
    shape(`M300 ${LEDGE + 16}H860L900 1000H262Z`, '#BFDDE0') +
    shape(`M300 ${LEDGE + 16}H860L866 ${LEDGE + 46}H294Z`, '#7FA9AD') +
    shape(`M700 ${LEDGE + 46}H866L900 1000H740Z`, '#000', 'opacity=".08"') +
    oval(560, 900, 150, 34, '#EAF6F5') +
    oval(560, 900, 82, 17, '#CDE8E8')
  );
}

function tap(): string {
  return (
    line('M584 360H700Q786 360 786 440V476', CAST_COLOR, 60, 'opacity=".16" transform="translate(22 34)"') +
    shape('M542 520C538 640 542 760 528 900H592C578 760 582 640 578 520Z', '#DDF1F1') +
    shape('M562 520C562 640 568 760 570 900H592C578 760 582 640 578 520Z', '#A9D2D6') +
    circle(796, 372, 58, '#A86A14') +
    circle(790, 366, 56, colors.gold) +
    line('M786 366H640Q560 366 560 446V486', colors.gold, 62) +
    line('M780 386H646Q578 390 578 452V486', '#A86A14', 18) +
    line('M776 348H640Q570 350 552 400', '#F6D489', 10) +
    box(520, 478, 80, 44, '#C07F1B', 'rx="8"') +
    box(580, 478, 20, 44, '#8F5A10', 'rx="8"') +
    box(656, 270, 34, 70, colors.gold) +
    box(676, 270, 14, 70, '#A86A14') +
    line('M596 262H750', colors.gold, 36) +
    line('M604 252H740', '#F6D489', 8) +
    circle(594, 262, 23, colors.paper) +
    circle(752, 262, 23, colors.paper)
  );
}

function glass(): string {
  const brush = (turn: number, color: string) =>
    group(
      `rotate(${turn})`,
      line('M0 0V-300', color, 20) +
        line('M0 -300V-352', color, 16) +
        box(-34, -366, 28, 70, '#F6D489', 'rx="4"') +
        stitch('M-34 -358H-8M-34 -344H-8M-34 -330H-8M-34 -316H-8M-34 -304H-8', colors.gold, 3, '20 4'),
    );
  return group(
    `translate(1060 ${LEDGE + 30})`,
    shape('M-70 0H110L190 20H-30Z', CAST_COLOR, 'opacity=".22"') +
      group('translate(4 -8)', brush(-17, colors.orange) + brush(17, colors.lapacho) + brush(2, '#2C6B75')) +
      shape('M-84 -190H84L68 4H-68Z', '#CDE8E8', 'opacity=".72"') +
      shape('M34 -190H84L68 4H30Z', '#5F9AA0', 'opacity=".35"') +
      shape('M-66 -176H-48L-42 -14H-54Z', '#fff', 'opacity=".7"') +
      oval(0, -190, 84, 13, '#EAF6F5', 'opacity=".7"'),
  );
}
