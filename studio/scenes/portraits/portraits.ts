// Portraits of told cases. Nobody sat for them: they are drawings in the manner of this kit, and their descriptions say so.
import { colors } from '../../../server/lace/palette.ts';
import { circle, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { draped, shaded } from '../people/marks.ts';
import { SKINS } from '../people/skins.ts';
import { savings } from '../stories/savings.ts';
import { curls } from './cuts.ts';
import { carried, combed, HAIR, headwrap } from './hair.ts';
import { canvas, sitter } from './sitter.ts';

/** A neighbour who won a contest about water, power and waste: a tin that was thrown away, with a plant in it. */
export function neighbour(): string {
  const tin =
    shape('M300 724L500 724L486 960L314 960Z', '#F6B93B') +
    shape('M440 724L500 724L486 960L438 960Z', shaded('#F6B93B', 0.16)) +
    shape('M305 806L495 806L489 900L311 900Z', '#1F5A40') +
    oval(400, 724, 100, 20, '#6B3418') +
    line(
      'M400 722C396 690 402 670 396 640M398 700C376 690 356 674 348 654M400 690C426 684 444 668 452 648',
      '#1F5A40',
      9,
    ) +
    shape(
      'M396 644C368 616 370 582 398 558C426 582 426 618 396 644ZM350 660C314 664 290 644 284 612C320 608 344 628 350 660ZM450 652C448 618 472 596 508 598C508 632 484 652 450 652Z',
      '#5F8F4E',
    );
  return canvas(
    sitter({
      face: {
        skin: SKINS[4],
        view: 'turned',
        age: 'middle',
        build: 'broad',
        mood: 'laughs',
        gaze: [-0.4, 0],
        hair: HAIR.greying,
        eyes: 'narrow',
        brows: 'thin',
        nose: 'broad',
        signs: ['gap', 'mole'],
        earrings: '#F6B93B',
      },
      hair: curls('turned', HAIR.greying),
      head: { at: [388, 488], turn: -5 },
      neck: { wide: 108, lean: -10, deep: 76 },
      body: { shoulder: 206, waist: 186, color: '#2F7F8C' },
      clothes:
        line(
          'M-118 62h.1M-160 124h.1M-128 190h.1M-84 130h.1M-30 116h.1M30 116h.1M84 130h.1M118 62h.1M128 190h.1M160 124h.1',
          '#F3A6BF',
          26,
        ) +
        line(
          'M-118 62h.1M-160 124h.1M-128 190h.1M-84 130h.1M-30 116h.1M30 116h.1M84 130h.1M118 62h.1M128 190h.1M160 124h.1',
          '#FFFAF0',
          8,
        ) +
        shape(
          'M-80 -22C-98 10 -90 56 -50 84C-20 78 -4 66 0 50C4 66 20 78 50 84C90 56 98 10 80 -22C60 66 -60 66 -80 -22Z',
          '#FFFAF0',
        ) +
        shape('M0 50C4 66 20 78 50 84C90 56 98 10 80 -22C66 24 30 50 0 50Z', draped('#FFFAF0', 0.2)),
      arms: [
        { shoulder: [238, 640], elbow: [190, 826], to: [344, 850], hand: 'flat', aim: -6, sleeve: 'short' },
        {
          shoulder: [562, 640],
          elbow: [612, 826],
          to: [460, 852],
          hand: 'flat',
          aim: 186,
          sleeve: 'short',
          dim: true,
          mirrored: true,
        },
      ],
      held: tin,
    }),
    { top: 116 },
  );
}

/** A doctor who finished her studies with a loan, at a patient's sheet. */
export function doctor(): string {
  const coat = '#FFFAF0';
  const sheet =
    shape('M262 752L482 728L508 960L286 960Z', '#8B4A24') +
    shape('M280 772L468 752L490 960L302 960Z', '#FFFDF8') +
    shape('M340 736L406 729L410 758L344 765Z', '#C9C2B4') +
    line('M312 812L384 804M318 850L372 844', '#CFE4D6', 9);
  const pen = line('M424 742L384 826', '#A8371C', 13);
  return canvas(
    sitter({
      face: {
        skin: SKINS[6],
        view: 'turned',
        age: 'grown',
        build: 'round',
        mood: 'laughs',
        gaze: [0.3, 0],
        hair: HAIR.brown,
        brows: 'arched',
        signs: ['freckles'],
        glasses: '#1F5A40',
        frames: 'round',
        earrings: '#F6B93B',
        lips: 'full',
      },
      hair: combed('turned', HAIR.brown, 'bun'),
      head: { at: [390, 518], turn: -4 },
      neck: { wide: 90, lean: -6, deep: 76 },
      body: { shoulder: 184, waist: 160, color: coat },
      clothes:
        shape('M-66 -24L0 170L66 -24C50 62 -50 62 -66 -24Z', '#2F6B50') +
        shape('M-66 -28L-92 18L-52 62L-66 88L0 216L-6 150ZM66 -28L92 18L54 62L68 88L0 216L8 150Z', draped(coat, 0.24)) +
        line('M0 216L0 400', draped(coat, 0.34), 4) +
        line('M-72 -12C-92 70 -74 120 -72 196M72 -12C90 50 82 90 82 130', '#12382C', 9) +
        circle(82, 146, 21, '#C9C2B4') +
        circle(82, 146, 12, '#12382C') +
        shape('M-116 100C-104 160 -112 220 -118 290L-142 290C-132 220 -124 160 -116 100Z', draped(coat, 0.24)),
      arms: [
        { shoulder: [238, 646], elbow: [170, 846], to: [334, 886], hand: 'flat', aim: -4, sleeve: 'rolled' },
        {
          shoulder: [562, 646],
          elbow: [646, 850],
          to: [404, 784],
          hand: 'pinch',
          aim: 190,
          sleeve: 'rolled',
          dim: true,
          mirrored: true,
          over: pen,
        },
      ],
      held: sheet,
    }),
    { top: 116 },
  );
}

/** Rings of chipa, baked that morning, their middles at these points. */
function chipas(...all: readonly (readonly [number, number])[]): string {
  const rings = all.map(([x, y]) => `M${x - 34} ${y}a34 24 0 1 0 68 0a34 24 0 1 0-68 0`).join('');
  const lights = all.map(([x, y]) => `M${x - 34} ${y - 4}a34 22 0 0 1 56-14`).join('');
  return line(rings, '#D9911F', 26) + line(lights, '#F3C873', 8);
}

/** One of the chipa sellers who were the first clients, in 1985. */
export function chipera(): string {
  const basket =
    chipas([300, 156], [500, 156], [400, 132], [350, 166], [452, 168]) +
    shape('M196 164C240 204 560 204 604 164L566 238C520 268 280 268 234 238Z', '#C98A3C') +
    shape('M234 238C280 268 520 268 566 238L573 224C520 252 280 252 227 224Z', '#A96F2B') +
    stitch('M214 194C270 226 530 226 586 194', '#8B4A24', 7, '18 12');
  // What gives a raised arm its roundness: the shaded side, the fold of the elbow, a thread at the wrist.
  const raised =
    shape('M178 468C206 418 220 372 234 300C212 350 190 410 148 462Z', shaded(SKINS[6], 0.12)) +
    line('M150 500C164 494 174 484 180 470', shaded(SKINS[6], 0.28), 4);
  return canvas(
    sitter({
      face: {
        skin: SKINS[6],
        view: 'turned',
        age: 'old',
        build: 'square',
        mood: 'smiles',
        gaze: [0.2, 0],
        hair: HAIR.greying,
        earrings: '#D9911F',
      },
      hair: carried('#FFFAF0', '#DB4F83', HAIR.greying),
      head: { at: [410, 540], flip: true, scale: 1.1 },
      neck: { lean: 6, deep: 80 },
      body: { at: [400, 600], shoulder: 192, waist: 172, color: '#A8371C' },
      clothes:
        shape('M-104 120L104 120L150 380L-150 380Z', '#FFFAF0') +
        line('M-80 4L-92 130M80 4L92 130', '#FFFAF0', 24) +
        stitch('M-92 138L92 138', '#DB4F83', 8, '14 11'),
      arms: [
        { shoulder: [246, 668], elbow: [116, 492], to: [222, 226], hand: 'sheet', aim: -72, sleeve: 'short' },
        {
          shoulder: [564, 676],
          elbow: [640, 876],
          to: [470, 880],
          hand: 'open',
          aim: 188,
          sleeve: 'short',
          dim: true,
          mirrored: true,
          over: chipas([448, 846]),
        },
      ],
      held: raised + basket,
    }),
    { top: 60, middle: 380 },
  );
}

/** The mother of stories/nairobi.ts, who began to save: a coin for the same tin. */
export function saver(): string {
  return canvas(
    sitter({
      face: {
        skin: SKINS[0],
        view: 'turned',
        age: 'grown',
        build: 'long',
        mood: 'smiles',
        gaze: [0.2, 0.9],
        hair: HAIR.black,
        eyes: 'hooded',
        nose: 'broad',
        earrings: colors.gold,
      },
      hair: headwrap(colors.orange, colors.tierraDeep, HAIR.black),
      head: { at: [386, 508], turn: 5, scale: 1.14 },
      neck: { lean: -6, deep: 84 },
      body: { shoulder: 188, waist: 156, color: colors.forest },
      arms: [
        { shoulder: [238, 646], elbow: [176, 850], to: [352, 884], hand: 'flat', aim: -4, sleeve: 'short' },
        {
          shoulder: [566, 646],
          elbow: [652, 846],
          to: [408, 738],
          hand: 'pinch',
          aim: 194,
          sleeve: 'short',
          dim: true,
          mirrored: true,
          over: circle(398, 744, 26, '#D9911F') + circle(398, 744, 17, '#F3C873'),
        },
      ],
      held: savings('translate(392 988)'),
    }),
    { top: 100, middle: 416 },
  );
}
