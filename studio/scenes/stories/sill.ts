import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { CAST, CAST_COLOR, SHADE } from './frame.ts';
import { LANTERN_GLASS, lantern } from './lantern.ts';

/** As wide as a window is seen whole across the page. */
const SIZE = { width: 1600, height: 760 };
const SILL = 636;

/** The only window of a room at sunrise, from wall to wall: roofs, hills, an acacia; on its sill a lamp, a tin with savings, a cup. */
export function sill(): string {
  const view =
    box(110, 64, 1380, 576, '#BFD9E4') +
    circle(1130, 262, 92, '#F7E3B0') +
    group(
      'translate(-375 -92) scale(1.47 1)',
      shape('M330 500C420 430 520 420 610 470C700 400 830 392 940 460C1040 420 1180 420 1270 470V730H330Z', '#7FA3A0') +
        shape('M330 560C480 520 640 540 780 520S1100 540 1270 510V730H330Z', '#4F7F74'),
    ) +
    acacia() +
    roofs();
  const room =
    shape('M0 0H1600V760H0ZM110 64V640H1490V64Z', '#3A1A2A', 'fill-rule="evenodd"') +
    line('M88 42H1512V660', colors.woodDark, 44) +
    line('M88 660V42', colors.wood, 44) +
    line('M570 60V636M1030 60V636M110 252H1490', colors.wood, 26) +
    line('M582 60V636M1042 60V636M110 264H1490', colors.woodDark, 5);
  const board =
    box(30, SILL, 1540, 56, colors.wood) + box(30, SILL, 1540, 12, '#B9744A') + box(30, SILL + 56, 1540, 26, '#26101B');
  return canvas({ ...SIZE, name: 'ventana', grain: 0.4 }, view + room + curtain() + board + lamp() + tin() + cup());
}

function acacia(): string {
  return group(
    'translate(214 -112)',
    line('M520 560C516 520 500 500 470 462M518 530C530 500 560 480 592 456', '#3A2A1E', 13) +
      line('M520 600V540', '#3A2A1E', 18) +
      shape('M384 466C400 430 470 420 520 432C570 410 660 424 676 462C640 476 430 484 384 466Z', '#1F4A3A') +
      shape('M424 430C450 402 520 398 560 412C600 402 636 416 640 436C590 446 470 446 424 430Z', '#2E6650'),
  );
}

/** Sheets of iron, in the colours that rain and paint have left. */
function roofs(): string {
  const roof = (x: number, y: number, width: number, color: string) => {
    let ribs = '';
    for (let at = 22; at < width; at += 22) ribs += `M${x + at} ${y}L${x + at - 16} ${y + 62}`;
    return (
      box(x, y + 56, width - 24, 120, '#6B4A44') +
      shape(`M${x} ${y}h${width}l-18 64h-${width}Z`, color) +
      line(ribs, '#000', 4, 'opacity=".14"')
    );
  };
  return (
    roof(1180, 446, 340, '#9FB0A6') +
    roof(760, 470, 300, colors.clay) +
    roof(120, 484, 330, '#C9D0C8') +
    roof(970, 530, 360, '#8FA39A') +
    roof(560, 548, 320, '#B7694A')
  );
}

/** A printed cloth, drawn aside. */
function curtain(): string {
  const cloth = 'M1060 96H1330V716Q1290 740 1240 716Q1190 740 1150 700C1250 560 1180 330 1060 96Z';
  return (
    line('M40 52H1560', colors.straw, 14) +
    group(
      'translate(172 -40)',
      `<clipPath id="kanga"><path d="${cloth}"/></clipPath>` +
        shape(cloth, colors.orange) +
        `<g clip-path="url(#kanga)">${[0, 1, 2, 3, 4, 5]
          .map((row) =>
            [0, 1, 2]
              .map((column) =>
                group(
                  `translate(${1112 + column * 94 + (row % 2) * 44} ${140 + row * 112})`,
                  circle(0, 0, 32, colors.tierraDeep) + circle(0, 0, 17, colors.paper),
                ),
              )
              .join(''),
          )
          .join('')}${line('M1330 96V720M1150 96C1240 330 1270 520 1236 716', '#000', 26, 'opacity=".14"')}</g>`,
    )
  );
}

/** Her storm lantern, unlit: it is day. */
function lamp(): string {
  return lantern(
    `translate(420 ${SILL + 14}) scale(1.12)`,
    shape(LANTERN_GLASS, '#E3F1EF', 'opacity=".78"') +
      shape('M-40 -120C-66 -160 -58 -220 -36 -262C-46 -210 -48 -160 -40 -120Z', '#fff') +
      box(-7, -122, 14, 26, colors.woodDark),
  );
}

/** A tin with a slot in its lid, and what comes into it. */
function tin(): string {
  return group(
    `translate(800 ${SILL + 18}) scale(1.12)`,
    oval(20, 0, 110, 15, CAST_COLOR, CAST) +
      shape('M-92 -188V-6Q0 14 92 -6V-188Z', colors.lapacho) +
      shape('M34 -188V7Q66 4 92 -6V-188Z', '#000', SHADE) +
      shape('M-92 -130Q0 -112 92 -130V-64Q0 -46 -92 -64Z', colors.paper) +
      stitch('M-76 -94Q0 -78 76 -94', colors.tierra, 9, '16 12') +
      oval(0, -188, 92, 24, '#F2DCE4') +
      oval(0, -188, 78, 17, '#DDB7C6') +
      line('M-28 -190H28', colors.tierraNight, 9) +
      circle(2, -226, 34, colors.gold) +
      circle(-4, -228, 25, 'none', 'stroke="#F6D489" stroke-width="5"'),
  );
}

function cup(): string {
  return group(
    `translate(1110 ${SILL + 14}) scale(1.12)`,
    oval(16, 0, 84, 12, CAST_COLOR, CAST) +
      line('M58 -90C108 -96 108 -30 56 -34', '#F6F2E4', 15) +
      shape('M-66 -122H66L58 -4Q0 10 -58 -4Z', '#F6F2E4') +
      shape('M20 -122H66L58 -4Q40 2 22 4Z', '#2C6B75', 'opacity=".2"') +
      line('M-66 -122H66', '#2C6B75', 12) +
      stitch('M-60 -70H58', '#2C6B75', 7, '10 12') +
      stitch(
        'M-14 -150C-30 -180 10 -196 -6 -230M22 -150C10 -176 40 -190 28 -216',
        '#F6E9EE',
        7,
        '16 12',
        'opacity=".8"',
      ),
  );
}
