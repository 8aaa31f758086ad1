import { colors, stoplight } from '../../../server/lace/palette.ts';
import { box, circle, lace, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { aoPoi, collar } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { curls, waves } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { HAIR } from '../portraits/hair.ts';

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
  const keys = [0, 1, 2].map((row) => `M${498 - row * 10} ${768 + row * 26}H${724 + row * 10}`).join('');
  return (
    shape('M462 750H740L778 838H440Z', '#3A1608', 'opacity=".3"') +
    shape('M470 744H738L768 826H446Z', '#D5D9D3') +
    line(keys, '#9AA39C', 14, 'stroke-dasharray="18 10"')
  );
}

function programmer() {
  return figure({
    at: [318, 486],
    scale: 0.94,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'young',
      build: 'heart',
      mood: 'smirks',
      gaze: [0.9, 0],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'thin',
      nose: 'snub',
      signs: ['freckles', 'stud'],
    },
    hair: waves('turned', HAIR.brown),
    chin: [12, -60],
    turn: 3,
    body: { shoulder: 176, waist: 166, foot: 640, color: colors.sun },
    clothes: collar(colors.sun, { buttons: colors.tierra }),
    arms: [
      { side: 'right', to: [686, 770], elbow: [470, 720], aim: 12, hand: 'flat', sleeve: 'rolled', dim: true },
      { side: 'left', to: [560, 808], elbow: [230, 780], aim: 2, hand: 'flat', sleeve: 'rolled' },
    ],
  });
}

/** He asks about one of the answers. */
function colleague() {
  return figure({
    at: [596, 462],
    scale: 0.82,
    skin: SKINS[1],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'long',
      mood: 'talks',
      gaze: [0.9, 0.3],
      hair: HAIR.greying,
      eyes: 'hooded',
      brows: 'straight',
      nose: 'broad',
      glasses: '#F6D48A',
      beard: 'goatee',
    },
    hair: curls('turned', HAIR.greying, 'close'),
    chin: [10, -60],
    turn: 4,
    body: { shoulder: 190, waist: 178, foot: 400, color: colors.cream },
    clothes: aoPoi(colors.tierra),
    arms: [{ side: 'right', to: [806, 520], elbow: [736, 706], aim: -60, hand: 'point', dim: true }],
  });
}
