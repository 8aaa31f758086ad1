// A letter sewn shut, 1200 x 1000, for a ground of mist: the envelope's back, its seam, a seal of lace, needle and spool.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape, stitch } from '../../server/lace/primitives.ts';

/** What lies on the ground makes it so much darker to the lower right: the light comes from the left, above. */
const SHADOW = '#A6CBB6';
export const PAPER = { light: '#FFFAF0', left: '#F6EBD3', right: '#E4D3B0', foot: '#EFE1C4', under: '#CBB78E' };
/** Of an envelope that is 860 wide and 560 high, seen from its middle: the flap, rounded where it ends. */
const FLAP = 'M-430 -280H430L44 62Q0 98 -44 62Z';
const SEAL = { x: 0, y: 44, radius: 104 };

export function sewnLetter(): string {
  // Below the letter too, on which a shadow would have another colour.
  const threadShadow = line(THREAD, SHADOW, 9, 'transform="translate(10 20)"');
  return canvas(
    { width: 1200, height: 1000, name: 'carta', grain: 0.35 },
    threadShadow + spool() + letter() + needle(),
  );
}

function letter(): string {
  const body =
    shape('M-414 -252H458L466 318H-396Z', SHADOW) +
    box(-430, -280, 860, 560, PAPER.foot) +
    shape('M-430 -280L-20 40L-430 280Z', PAPER.left) +
    shape('M430 -280L20 40L430 280Z', PAPER.right) +
    shape('M-430 280L-34 -6Q0 -30 34 -6L430 280Z', PAPER.foot) +
    line('M-430 280L-34 -6Q0 -30 34 -6L430 280', '#DCC79C', 3) +
    stitch('M-408 258H408', '#C9AF7C', 4, '17 13');
  const flap =
    shape(FLAP, PAPER.under, 'transform="translate(12 26)"') +
    shape(FLAP, PAPER.light) +
    shape('M-430 -280H430L414 -266H-414Z', '#FFFFFF') +
    // The seam: whole on the left, on the right not quite at its end.
    stitch('M-372 -258L-44 32', colors.tierra, 9, '25 17') +
    stitch('M44 32L292 -187', colors.tierra, 9, '25 17');
  const sealed = circle(SEAL.x + 9, SEAL.y + 17, SEAL.radius, PAPER.under) + seal(SEAL.x, SEAL.y, SEAL.radius);
  return group('translate(560 458) rotate(-7)', body + flap + sealed);
}

export function seal(x: number, y: number, radius: number): string {
  const thread = { thread: colors.cream, colors: [colors.sun], innerColors: [colors.dawn], weight: 1.25, detail: 1 };
  return (
    circle(x, y, radius, colors.tierra) +
    lace('carta', { family: 'guava', rim: 'scallop', ...thread }, x, y, radius * 0.9)
  );
}

/** The thread leaves the last stitch, and ends in the needle that lies beside the letter. */
const THREAD = 'M829 236C900 150 1010 120 1064 214C1120 312 1010 420 1046 540C1062 592 1090 606 1092 648';

function needle(): string {
  return (
    line(THREAD, colors.tierra, 9) +
    group(
      'translate(1092 640) rotate(24)',
      shape('M4 10Q22 10 24 40L14 330L4 40Z', SHADOW, 'transform="translate(14 16)"') +
        shape('M0 -34Q17 -34 17 0L10 220L0 300L-10 220L-17 0Q-17 -34 0 -34Z', '#5E7C72') +
        shape('M0 -34Q-17 -34 -17 0L-10 220L0 300Z', '#DDE9E2') +
        shape('M0 -22Q6 -22 6 0V26Q6 40 0 40Q-6 40 -6 26V0Q-6 -22 0 -22Z', colors.mist) +
        line('M0 6C10 14 10 20 0 30', colors.tierra, 9),
    )
  );
}

/** Thread of the same colour, wound up, lying below the letter's left corner. */
function spool(): string {
  const turns = [-66, -40, -14, 12, 38, 64].map((x) => `M${x} -52L${x + 8} 52`).join('');
  return group(
    'translate(318 884) scale(.86) rotate(14)',
    shape('M-96 -60H128V104H-96Z', SHADOW) +
      box(-88, -54, 176, 108, colors.tierra) +
      box(-88, 16, 176, 38, colors.tierraDeep) +
      line(turns, '#C6533A', 5) +
      box(-116, -78, 34, 156, colors.wood, 'rx="7"') +
      box(-116, 26, 34, 52, colors.woodDark, 'rx="7"') +
      box(82, -78, 34, 156, '#A4623A', 'rx="7"') +
      box(82, 26, 34, 52, colors.wood, 'rx="7"'),
  );
}
