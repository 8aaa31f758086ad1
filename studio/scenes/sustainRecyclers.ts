import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, shape, stitch, tenth } from '../../server/lace/primitives.ts';
import { person } from './people/person.ts';
import { HAIRS, SKINS } from './people/skins.ts';
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
    line('M330 548L560 566', colors.woodDark, 15) +
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
      shadow(270, 764, 190) +
      shadow(730, 764, 420) +
      shadow(1024, 764, 180) +
      cart +
      person({
        at: [270, 762],
        height: 580,
        build: 'man',
        view: 'turned',
        facing: 'left',
        stance: 'walk',
        lean: 5,
        skin: SKINS[4],
        look: {
          cut: 'short',
          hat: 'piri',
          tie: colors.monte,
          age: 'middle',
          mood: 'smiles',
          hair: HAIRS.grey,
          moustache: true,
          eyes: [0.6, 0],
        },
        top: { kind: 'shirt', color: '#3E7F8C' },
        bottom: { kind: 'trousers', color: '#3B4A56' },
        near: { to: [352, 552], hand: 'grip', aim: 20 },
        far: { to: [200, 560], hand: 'relaxed', behind: true },
      }) +
      person({
        at: [1024, 762],
        height: 560,
        build: 'woman',
        view: 'turned',
        facing: 'left',
        skin: SKINS[5],
        look: {
          cut: 'tail',
          hat: 'cap',
          tie: colors.lapacho,
          age: 'grown',
          mood: 'smiles',
          eyes: [0.6, 0.3],
          earrings: colors.sun,
        },
        top: { kind: 'tee', color: colors.orange },
        bottom: { kind: 'trousers', color: '#2F4A6B' },
        near: { to: [902, 452], hand: 'pinch' },
        far: { to: [880, 400], hand: 'flat', behind: true },
      }),
  );
}
