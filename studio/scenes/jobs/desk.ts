import { colors, stoplight } from '../../../server/lace/palette.ts';
import { box, circle, lace, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { aoPoi, trousers, vest } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { waves } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { cropped, HAIR } from '../portraits/hair.ts';

const SIZE = { width: 1200, height: 1000 };
/** The desk's far edge, and the one that is turned to us. */
const DESK = { far: 700, near: 880 };

/** A programmer and a colleague look at the Life Map that their program draws. */
export function desk(): string {
  const [writes, asks] = [programmer(), colleague()];
  return canvas(
    { ...SIZE, name: 'sistemas', grain: 0.4 },
    room() + asks.body + furniture() + asks.arms + writes.body + keyboard() + writes.arms,
  );
}

function room(): string {
  return (
    box(0, 0, 1200, 1000, '#2F7F86') +
    box(40, 110, 250, 300, colors.woodDark) +
    box(60, 130, 210, 260, '#F8DFA8') +
    shape('M60 310C120 270 180 290 270 264V390H60Z', '#8FB37A') +
    line('M165 130V390M60 260H270', colors.woodDark, 12) +
    stitch('M0 560H1200', '#5FA3A0', 6, '30 22') +
    circle(1010, 120, 150, '#26646B') +
    lace('sistemas', { family: 'guava', rim: 'scallop', thread: colors.cream, weight: 1, detail: 1 }, 1010, 120, 138)
  );
}

/** The screen's spokes end in what a family said of each thing. */
function furniture(): string {
  const [x, y] = [930, 462];
  const said = Array.from('yggrgygggyggrgyg');
  const at = (i: number, far: number) => {
    const turn = (i / said.length) * Math.PI * 2;
    return [Math.round(x + Math.cos(turn) * far), Math.round(y + Math.sin(turn) * far)] as const;
  };
  const dots = said
    .map((one, i) => {
      const color = one === 'g' ? stoplight.green : one === 'y' ? stoplight.yellow : stoplight.red;
      return circle(...at(i, 134), one === 'g' ? 23 : one === 'y' ? 18 : 14, color);
    })
    .join('');
  const spokes = said.map((_, i) => `M${x} ${y}L${at(i, 120).join(' ')}`).join('');
  return (
    box(0, DESK.far, 1200, DESK.near - DESK.far, colors.wood) +
    box(0, DESK.far, 1200, 14, '#B87140') +
    box(0, DESK.near, 1200, 26, '#7A3C1E') +
    box(0, DESK.near + 26, 1200, 94, '#4E2410') +
    shape('M866 742H1010L1034 770H842Z', '#3A1608', 'opacity=".35"') +
    shape('M888 660H972L990 752H870Z', '#26302C') +
    box(706, 270, 448, 400, '#26302C', 'rx="16"') +
    box(730, 294, 400, 336, colors.cream) +
    line(spokes, '#C9A26A', 4) +
    dots +
    circle(x, y, 26, colors.tierra)
  );
}

function keyboard(): string {
  const keys = [0, 1, 2].map((row) => `M${444 - row * 10} ${768 + row * 26}H${694 + row * 10}`).join('');
  return (
    shape('M408 750H710L748 838H386Z', '#3A1608', 'opacity=".3"') +
    shape('M416 744H708L738 826H392Z', '#D5D9D3') +
    line(keys, '#9AA39C', 14, 'stroke-dasharray="18 10"')
  );
}

function programmer() {
  return figure({
    at: [278, 486],
    scale: 0.94,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'young',
      build: 'tall',
      mood: 'smirks',
      gaze: [0.9, 0],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'low',
      nose: 'snub',
      glasses: '#26302C',
      frames: 'round',
    },
    hair: waves('turned', HAIR.brown),
    chin: [12, -60],
    turn: 3,
    body: { shoulder: 176, waist: 166, foot: 640, color: colors.sun },
    clothes: vest(colors.tierra, colors.sun, 400) + trousers(colors.monte, 392),
    arms: [
      {
        side: 'right',
        to: [664, 776],
        elbow: [450, 716],
        aim: 14,
        hand: 'flat',
        sleeve: 'rolled',
        slim: true,
        dim: true,
      },
      { side: 'left', to: [440, 808], elbow: [150, 752], aim: 6, hand: 'flat', sleeve: 'rolled', slim: true },
    ],
  });
}

/** He asks about one of the answers. */
function colleague() {
  return figure({
    at: [548, 412],
    scale: 0.82,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'long',
      mood: 'smiles',
      gaze: [0.9, 0.3],
      hair: HAIR.greying,
      eyes: 'hooded',
      brows: 'straight',
      nose: 'broad',
      blush: false,
    },
    hair: cropped('turned', HAIR.greying),
    chin: [10, -60],
    turn: 4,
    body: { shoulder: 190, waist: 178, foot: 460, color: colors.cream },
    clothes: aoPoi(colors.tierra),
    arms: [{ side: 'right', to: [898, 586], elbow: [694, 634], aim: -18, hand: 'point', dim: true }],
  });
}
