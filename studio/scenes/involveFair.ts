// A role of an internship in education and communications that is done among people, at a fair.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { rolePicture } from './involveRole.ts';
import { SKINS } from './people/skins.ts';
import { round, thread } from './portraits/cloth.ts';
import { plaits } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { combed, HAIR, withHat } from './portraits/hair.ts';

const TABLE = 324;

/** At a fair's table she shows in a photograph what was done with a gift; a neighbour drops a coin into the tin. */
export function roleFundraising(): string {
  const photo = group(
    'translate(190 270) rotate(-7)',
    box(-58, -48, 116, 96, colors.paper) +
      box(-49, -39, 98, 66, '#8CC5CC') +
      shape('M-49 8C-20 -6 20 2 49 -6V27H-49Z', colors.leaf) +
      box(-12, -14, 40, 41, colors.cream) +
      shape('M-20 -12L8 -32L36 -12Z', colors.tierra) +
      box(2, 4, 12, 23, colors.woodDark) +
      line('M-34 40H34', '#C7AE88', 4),
  );
  const tin =
    box(280, 254, 76, 72, colors.lapacho) +
    box(280, 274, 76, 34, colors.cream) +
    stitch('M292 291H344', colors.lapacho, 5, '8 7') +
    oval(318, 254, 38, 11, '#B53767') +
    oval(318, 254, 20, 4, colors.tierraNight);
  const host = figure({
    at: [84, 246],
    scale: 0.5,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'young',
      build: 'heart',
      mood: 'beams',
      gaze: [0.9, 0],
      hair: HAIR.black,
      earrings: colors.sun,
      eyes: 'wide',
      brows: 'straight',
      nose: 'broad',
    },
    hair: plaits('turned', HAIR.black, colors.lapacho),
    chin: [8, -60],
    turn: 3,
    body: { shoulder: 176, waist: 164, foot: 240, color: colors.forest },
    clothes: thread(colors.sun),
    arms: [
      { side: 'left', to: [146, 294], aim: -10, hand: 'sheet', elbow: [10, 352] },
      { side: 'right', to: [236, 294], aim: 200, hand: 'sheet', elbow: [214, 366], dim: true },
    ],
  });
  const neighbour = figure({
    at: [462, 250],
    scale: 0.5,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'broad',
      mood: 'smiles',
      gaze: [0.9, 0.4],
      hair: HAIR.greying,
      nose: 'broad',
      beard: 'full',
      brows: 'bushy',
    },
    hair: withHat(combed('turned', HAIR.greying), colors.tierra),
    chin: [8, -58],
    turn: 5,
    body: { shoulder: 194, waist: 180, foot: 240, color: '#2F7F8C' },
    clothes: round('#256874'),
    arms: [
      {
        side: 'right',
        to: [326, 224],
        aim: 158,
        hand: 'pinch',
        elbow: [392, 338],
        dim: true,
        holds: circle(321, 229, 13, colors.sun) + circle(321, 229, 8, colors.gold),
      },
      { side: 'left', to: [548, 480], aim: 96, hand: 'relaxed' },
    ],
  });
  const flags = [colors.tierra, colors.cream, colors.lapacho, colors.sun, '#2F7F8C', colors.cream, colors.tierra]
    .map((color, i) => {
      const x = -44 + i * 96;
      const y = Math.round(41 - 40 * ((i - 3) / 3) ** 2);
      return shape(`M${x - 26} ${y}L${x + 26} ${y}L${x} ${y + 46}Z`, color);
    })
    .join('');
  return rolePicture(
    { name: 'feria', at: [-92, -44], scale: 1.12, wall: '#9CC9B0' },
    circle(250, 150, 150, '#B5D8C2') +
      shape('M-92 300C80 260 330 276 580 250V424H-92Z', '#5F9560') +
      line('M-92 -14C90 60 398 60 580 -14', colors.wood, 4) +
      flags +
      host.body +
      host.limbs +
      photo +
      host.fingers +
      neighbour.body +
      tin +
      neighbour.arms +
      box(-92, TABLE, 672, 100, colors.tierra) +
      box(-92, TABLE, 672, 10, '#C4512F') +
      stitch('M-92 356H580', colors.cream, 7, '18 13'),
  );
}
