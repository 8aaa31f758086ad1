// Around the house and over the fence: what the Stoplight looks after.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, place, shape, stitch } from '../../server/lace/primitives.ts';
import { seedling } from './goods.ts';
import { person } from './people/person.ts';
import { HAIRS, SKINS } from './people/skins.ts';
import { frame, shadow } from './sustainFrame.ts';

/** A woman sweeps her yard; beside the clay jar a child drinks. */
export function surroundings(): string {
  const jar =
    shape(
      'M-70 -392H70L58 -340C150 -316 190 -250 190 -170C190 -70 120 0 0 0S-190 -70 -190 -170C-190 -250 -150 -316 -58 -340Z',
      colors.clay,
    ) +
    shape(
      'M30 -392H70L58 -340C150 -316 190 -250 190 -170C190 -70 120 0 0 0C110 -60 130 -260 34 -340Z',
      '#000',
      'opacity=".18"',
    ) +
    oval(0, -392, 76, 19, '#B4502C') +
    oval(0, -392, 56, 11, '#2F7F8C') +
    stitch('M-172 -220C-90 -188 90 -188 172 -220', colors.cream, 8, '22 15') +
    line('M-150 -170L-110 -130L-70 -170L-30 -130L10 -170L50 -130L90 -170', colors.cream, 9);
  const broom =
    line('M392 352L548 690', colors.wood, 13) +
    shape('M524 664L570 644L640 756H560Z', colors.straw) +
    line('M548 682L588 752M560 668L620 750', '#B98E40', 5) +
    line('M526 668L572 646', colors.lapacho, 13);
  const yard =
    box(0, 0, 1200, 790, '#8AC4C9') +
    shape('M560 460C720 420 900 450 1200 420V640H560Z', '#5F8F4E') +
    line('M1060 470C1066 400 1056 350 1064 290', colors.woodDark, 26) +
    circle(1064, 220, 104, '#4C8350') +
    circle(1146, 270, 92, '#3F7D45') +
    circle(984, 280, 76, '#3F7D45') +
    box(0, 110, 470, 510, '#F3E0BA') +
    box(52, 250, 150, 370, '#12453F') +
    box(66, 264, 122, 356, '#17584F') +
    shape('M0 -10H540V86H0Z', '#7A2413') +
    stitch('M0 102H540', '#4A150B', 7, '30 22') +
    box(0, 612, 1200, 180, '#D9A964') +
    box(0, 612, 1200, 12, '#E9C48A') +
    line('M640 716C700 706 760 712 820 726M620 752C690 748 760 752 800 764', '#C08E48', 8);
  const stool = box(760, 640, 140, 18, colors.wood) + line('M780 658V756M880 658V756', colors.woodDark, 15);
  const glass = group(
    'translate(936 540)',
    shape('M-18 -26H18L13 28H-13Z', '#E2F1EE') + shape('M-16 -6H16L13 28H-13Z', '#5FA8B4'),
  );
  return frame(
    { name: 'cantaro', theme: 'stoplight', wall: ['#8AC4C9', '#8AC4C9'], light: [0, 0] },
    yard +
      shadow(330, 764, 200) +
      shadow(830, 764, 180) +
      shadow(1010, 766, 140) +
      stool +
      place(jar, 830, 644, 0.42) +
      person({
        at: [320, 762],
        height: 580,
        build: 'woman',
        girth: 1.15,
        view: 'turned',
        lean: 6,
        skin: SKINS[5],
        look: {
          cut: 'bun',
          age: 'middle',
          mood: 'smiles',
          eyes: [0.7, 0.4],
          earrings: colors.sun,
          tie: colors.lapacho,
        },
        top: { kind: 'blouse', color: '#A3265A', trim: colors.cream },
        bottom: { kind: 'skirt', color: colors.monte },
        far: { to: [420, 410], hand: 'grip', aim: 40, behind: false, holds: broom },
        near: { to: [462, 502], hand: 'grip', aim: 20 },
      }) +
      person({
        at: [1010, 762],
        height: 370,
        heads: 5.4,
        build: 'man',
        view: 'turned',
        facing: 'left',
        skin: SKINS[4],
        look: { cut: 'fringe', age: 'child', mood: 'smiles', eyes: [0.7, 0.1] },
        top: { kind: 'tee', color: colors.sun },
        bottom: { kind: 'shorts', color: '#2F4A6B' },
        near: { to: [940, 536], hand: 'grip', aim: 180, holds: glass },
      }),
  );
}

/** Over the fence at Pilar one neighbour hands the other a seedling in its pot; ten pennants hang for the finalists. */
export function contest(): string {
  const flags = [
    '#A3265A',
    colors.sun,
    colors.forest,
    colors.cream,
    '#2F7F8C',
    colors.lapacho,
    colors.cream,
    colors.gold,
    colors.forest,
    colors.tierra,
  ]
    .map((color, i) => {
      const x = 96 + i * 112;
      const y = Math.round(36 + Math.sin((i / 9) * Math.PI) * 44);
      return shape(`M${x - 30} ${y}H${x + 30}L${x} ${y + 66}Z`, color);
    })
    .join('');
  const river =
    box(0, 0, 1200, 790, '#F4B18C') +
    shape('M0 0H660L380 790H0Z', '#F7BF9E') +
    shape('M0 430C240 390 520 430 760 408S1080 400 1200 416V560H0Z', '#3F7D45') +
    box(0, 500, 1200, 130, '#2F7F8C') +
    stitch('M60 540H1140M120 580H1180', '#6FB3B8', 6, '60 90') +
    shape('M0 620C320 600 700 628 1200 606V790H0Z', colors.leaf);
  const rope = line('M0 26Q600 110 1200 26', '#5E2A1A', 5);
  const pickets = Array.from({ length: 5 }, (_, i) =>
    shape(`M${526 + i * 36} 770V590L${540 + i * 36} 568L${554 + i * 36} 590V770Z`, colors.cream),
  ).join('');
  const fence = box(512, 630, 188, 16, '#DCCFB0') + box(512, 706, 188, 16, '#DCCFB0') + pickets;
  return frame(
    { name: 'concurso', theme: 'stoplight', wall: ['#F4B18C', '#F4B18C'], light: [0, 0] },
    river +
      rope +
      flags +
      shadow(330, 764, 200) +
      shadow(858, 764, 190) +
      shadow(606, 768, 200) +
      person({
        at: [330, 760],
        height: 560,
        build: 'woman',
        girth: 1.2,
        view: 'turned',
        skin: SKINS[4],
        look: {
          cut: 'braid',
          age: 'old',
          mood: 'talks',
          hair: HAIRS.white,
          eyes: [0.7, 0],
          earrings: colors.sun,
          tie: colors.tierra,
        },
        top: { kind: 'blouse', color: colors.lapacho, trim: colors.cream },
        bottom: { kind: 'skirt', color: '#2F4A6B' },
        far: { to: [560, 470], hand: 'flat', behind: false },
        near: {
          to: [548, 482],
          hand: 'flat',
          holds: group('translate(590 486) scale(.8)', seedling(0, 0, colors.tierra, 120)),
        },
      }) +
      fence +
      person({
        at: [862, 760],
        height: 580,
        build: 'woman',
        view: 'turned',
        facing: 'left',
        skin: SKINS[6],
        look: { cut: 'bob', age: 'grown', mood: 'smiles', glasses: true, eyes: [0.7, 0.2] },
        top: { kind: 'tee', color: '#2F7F8C' },
        bottom: { kind: 'trousers', color: colors.tierraNight },
        near: { to: [622, 474], hand: 'open' },
        far: { to: [632, 458], hand: 'open', behind: true },
      }),
  );
}
