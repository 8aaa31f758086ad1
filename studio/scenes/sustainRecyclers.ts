import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch, tenth } from '../../server/lace/primitives.ts';
import { collar, near } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { capped } from './portraits/cuts.ts';
import { combed, cropped, HAIR, withHat } from './portraits/hair.ts';
import { frame, shadow } from './sustainFrame.ts';

/** The middle of the cart's wheel. */
const HUB = [716, 668] as const;

/** A couple of recyclers on the road with their cart: he draws, she steadies the bales. */
export function recyclers(): string {
  const bale = (x: number, y: number, width: number, height: number, color: string) =>
    box(x, y, width, height, color) +
    box(x + width * 0.76, y, width * 0.24, height, '#000', 'opacity=".13"') +
    line(`M${x} ${y + height * 0.3}H${x + width}M${x} ${y + height * 0.66}H${x + width}`, '#fff', 4, 'opacity=".35"') +
    line(`M${x + width * 0.3} ${y}V${y + height}M${x + width * 0.66} ${y}V${y + height}`, colors.tierraNight, 5);
  const spokes = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2;
    return `M${HUB[0]} ${HUB[1]}L${tenth(HUB[0] + Math.cos(angle) * 86)} ${tenth(HUB[1] + Math.sin(angle) * 86)}`;
  }).join('');
  const cart =
    bale(560, 380, 150, 160, '#8DB6B0') +
    bale(716, 340, 190, 200, '#C99A5E') +
    bale(600, 290, 116, 90, '#E0D3B4') +
    box(530, 540, 400, 24, colors.wood) +
    shape('M540 564H920V628H570Z', colors.monte) +
    stitch('M566 586H906', colors.sun, 6, '16 11') +
    line(spokes, colors.tierraNight, 6) +
    circle(...HUB, 92, 'none', `stroke="${colors.tierraNight}" stroke-width="18"`) +
    circle(...HUB, 19, colors.sun) +
    line('M900 628V706', colors.woodDark, 14);
  const street =
    box(0, 0, 1200, 790, '#F6C6B4') +
    shape('M0 0H620L360 790H0Z', '#F9D3C4') +
    box(40, 300, 190, 340, '#E59E86') +
    box(250, 240, 150, 400, '#EBB09B') +
    box(980, 270, 200, 370, '#E59E86') +
    [
      [80, 350],
      [150, 350],
      [290, 300],
      [290, 400],
      [1020, 330],
      [1100, 330],
    ]
      .map(([x = 0, y = 0]) => box(x, y, 40, 56, '#B65F4C'))
      .join('') +
    line('M470 640C476 520 462 440 476 330', colors.woodDark, 22) +
    circle(476, 230, 108, colors.lapacho) +
    circle(390, 280, 70, '#C93F74') +
    circle(566, 276, 76, '#E97CA3') +
    box(0, 636, 1200, 154, colors.road) +
    box(0, 636, 1200, 11, '#E0714B') +
    stitch('M0 774H1200', '#E88A62', 7, '30 22') +
    [
      [90, 690],
      [420, 716],
      [1060, 700],
      [1140, 742],
      [560, 760],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7, colors.lapacho))
      .join('');
  return frame(
    { name: 'carrito', theme: 'stoplight', wall: ['#F6C6B4', '#F6C6B4'], light: [0, 0] },
    street +
      shadow(600, 770, 420) +
      group('translate(-330 -170) scale(1.25)', cart) +
      near(206, 420, 0.88, {
        face: {
          skin: SKINS[4],
          view: 'turned',
          age: 'middle',
          build: 'square',
          mood: 'smiles',
          gaze: [0.7, 0],
          hair: HAIR.greying,
          eyes: 'narrow',
          brows: 'bushy',
          moustache: 'thin',
          beard: 'stubble',
        },
        hair: withHat(cropped('turned', HAIR.greying), colors.monte),
        head: { at: [-8, -58], turn: -4, flip: true },
        body: { shoulder: 184, waist: 170, color: '#3E7F8C', foot: 430 },
        clothes: collar('#3E7F8C'),
        held: line('M96 326L320 176', colors.woodDark, 22),
        arms: [
          { shoulder: [-150, 92], elbow: [-214, 270], to: [-140, 420], hand: 'relaxed', aim: 80, sleeve: 'short' },
          {
            shoulder: [150, 92],
            elbow: [216, 270],
            to: [112, 312],
            hand: 'grip',
            aim: 196,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      near(980, 426, 0.88, {
        face: {
          skin: SKINS[5],
          view: 'turned',
          age: 'grown',
          build: 'diamond',
          mood: 'laughs',
          gaze: [0.7, 0.2],
          hair: HAIR.black,
          eyes: 'round',
          earrings: colors.sun,
          brows: 'soaring',
          nose: 'broad',
          lips: 'full',
        },
        hair: capped(combed('turned', HAIR.black, 'tail', colors.sun), colors.lapacho, 'turned'),
        head: { at: [-8, -58], turn: -3, flip: true },
        body: { shoulder: 172, waist: 160, color: colors.orange, foot: 420 },
        arms: [
          { shoulder: [-144, 92], elbow: [-216, 262], to: [-256, 66], hand: 'flat', aim: 240, sleeve: 'short' },
          {
            shoulder: [144, 92],
            elbow: [206, 270],
            to: [140, 420],
            hand: 'relaxed',
            aim: 110,
            sleeve: 'short',
            dim: true,
          },
        ],
      }),
  );
}
