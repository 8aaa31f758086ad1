import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, shape } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { SKINS } from '../people/skins.ts';
import { figure } from '../portraits/figure.ts';
import { LANTERN_GLASS, lantern } from './lantern.ts';
import { savings } from './savings.ts';

const SIZE = { width: 1200, height: 900 };
const SILL = 736;

/** By day at the only window of a room, from near: the mother of nairobi.ts drops a coin into the tin; beside it the lamp, unlit. */
export function sill(): string {
  const view =
    box(0, 0, 1200, SILL, '#BFD9E4') +
    circle(330, 214, 92, '#F7E3B0') +
    group(
      'translate(-420 60) scale(1.47 1)',
      shape('M280 500C420 430 520 420 610 470C700 400 830 392 940 460C1040 420 1180 420 1270 470V730H280Z', '#7FA3A0') +
        shape('M280 560C480 520 640 540 780 520S1100 540 1270 510V730H280Z', '#4F7F74'),
    ) +
    roofs();
  const bars =
    line('M0 40H1200', colors.woodDark, 80) +
    line('M36 0V760', colors.wood, 72) +
    line('M560 80V736M72 300H1110', colors.wood, 24) +
    line('M572 80V736M72 312H1110', colors.woodDark, 5);
  const board =
    box(0, SILL, 1200, 164, '#3A1A2A') + box(0, SILL, 1200, 70, colors.wood) + box(0, SILL, 1200, 13, '#B9744A');
  return canvas(
    { ...SIZE, name: 'ventana', grain: 0.4 },
    view + bars + curtain() + board + lamp() + savings(`translate(592 ${SILL + 52}) scale(1.72)`) + arm(),
  );
}

/** Of her the arm alone, from beyond the frame. */
function arm(): string {
  const coin = circle(590, 256, 52, colors.gold) + circle(584, 252, 38, 'none', 'stroke="#F6D489" stroke-width="7"');
  return figure({
    at: [1490, 470],
    scale: 1.5,
    flip: true,
    skin: SKINS[0],
    head: '',
    hair: { behind: '', front: '' },
    body: { shoulder: 188, waist: 182, foot: 300, color: colors.forest },
    arms: [{ side: 'right', to: [612, 244], elbow: [1010, 640], aim: 204, hand: 'pinch', holds: coin }],
  }).arms;
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
    roof(760, 520, 340, '#9FB0A6') +
    roof(90, 540, 330, '#C9D0C8') +
    roof(420, 566, 300, colors.clay) +
    roof(600, 640, 360, '#8FA39A') +
    roof(120, 650, 320, '#B7694A')
  );
}

/** A printed cloth, drawn aside. */
function curtain(): string {
  const cloth = 'M1060 96H1330V716Q1290 740 1240 716Q1190 740 1150 700C1250 560 1180 330 1060 96Z';
  return (
    line('M0 84H1200', colors.straw, 14) +
    group(
      'translate(-130 0)',
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

/** The storm lantern, unlit: it is day. */
function lamp(): string {
  return lantern(
    `translate(232 ${SILL + 34}) scale(1.36)`,
    shape(LANTERN_GLASS, '#E3F1EF', 'opacity=".78"') +
      shape('M-40 -120C-66 -160 -58 -220 -36 -262C-46 -210 -48 -160 -40 -120Z', '#fff') +
      box(-7, -122, 14, 26, colors.woodDark),
  );
}
