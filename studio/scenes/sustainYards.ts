// Around the house and over the fence: what the Stoplight looks after.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, place, shape, stitch } from '../../server/lace/primitives.ts';
import { seedling } from './goods.ts';
import { near, neckline } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { bob } from './portraits/cuts.ts';
import { combed, cropped, HAIR } from './portraits/hair.ts';
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
    line('M52 -60L300 392', colors.wood, 20) +
    shape('M272 356L340 318L468 520H304Z', colors.straw) +
    line('M312 376L386 500M344 352L440 490', '#B98E40', 8) +
    line('M276 362L344 324', colors.lapacho, 20);
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
  const glass = shape('M-200 20H-96L-112 170H-184Z', '#E2F1EE') + shape('M-195 66H-101L-112 170H-184Z', '#5FA8B4');
  return frame(
    { name: 'cantaro', theme: 'stoplight', wall: ['#8AC4C9', '#8AC4C9'], light: [0, 0] },
    yard +
      shadow(790, 764, 190) +
      stool +
      place(jar, 800, 644, 0.56) +
      near(330, 416, 0.88, {
        face: {
          skin: SKINS[5],
          view: 'turned',
          age: 'middle',
          build: 'broad',
          mood: 'smiles',
          gaze: [0.6, 0.8],
          hair: HAIR.black,
          eyes: 'hooded',
          brows: 'arched',
          earrings: colors.sun,
        },
        hair: combed('turned', HAIR.black, 'bun'),
        head: { at: [6, -58], turn: 6 },
        body: { shoulder: 184, waist: 178, color: '#A3265A', foot: 430 },
        clothes: neckline(colors.cream),
        held: broom,
        arms: [
          { shoulder: [-150, 92], elbow: [-176, 286], to: [176, 176], hand: 'grip', aim: 340, sleeve: 'short' },
          {
            shoulder: [150, 92],
            elbow: [244, 176],
            to: [78, -4],
            hand: 'grip',
            aim: 200,
            mirrored: true,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      near(1020, 560, 0.8, {
        face: {
          skin: SKINS[4],
          view: 'front',
          age: 'child',
          build: 'heart',
          mood: 'smiles',
          gaze: [0, 0],
          hair: HAIR.black,
          eyes: 'round',
          nose: 'snub',
          signs: ['freckles'],
          earsOut: true,
        },
        hair: cropped('front', HAIR.black),
        head: { at: [0, -50], turn: -3 },
        neck: { wide: 74, deep: 48 },
        body: { shoulder: 136, waist: 128, color: colors.sun, foot: 290 },
        held: glass,
        arms: [
          { shoulder: [-106, 84], elbow: [-166, 232], to: [-148, 128], hand: 'grip', aim: 268, sleeve: 'short' },
          {
            shoulder: [106, 84],
            elbow: [160, 232],
            to: [120, 330],
            hand: 'relaxed',
            aim: 110,
            sleeve: 'short',
            dim: true,
          },
        ],
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
  const pickets = Array.from({ length: 16 }, (_, i) =>
    shape(`M${-6 + i * 76} 790V640L${24 + i * 76} 606L${54 + i * 76} 640V790Z`, colors.cream),
  ).join('');
  const fence = box(0, 680, 1200, 26, '#DCCFB0') + pickets;
  return frame(
    { name: 'concurso', theme: 'stoplight', wall: ['#F4B18C', '#F4B18C'], light: [0, 0] },
    river +
      rope +
      flags +
      near(280, 420, 0.88, {
        face: {
          skin: SKINS[3],
          view: 'turned',
          age: 'old',
          build: 'round',
          mood: 'beams',
          gaze: [0.8, 0],
          hair: HAIR.grey,
          eyes: 'narrow',
          nose: 'hooked',
          signs: ['mole'],
          earrings: colors.sun,
        },
        hair: combed('turned', HAIR.grey, 'bun'),
        head: { at: [8, -58], turn: 4 },
        body: { shoulder: 180, waist: 176, color: colors.lapacho, foot: 430 },
        clothes: neckline(colors.cream),
        held: group('translate(330 226) scale(1.9)', seedling(0, 0, colors.tierra, 120)),
        arms: [
          {
            shoulder: [148, 92],
            elbow: [196, 284],
            to: [312, 212],
            hand: 'flat',
            aim: 350,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      near(960, 416, 0.88, {
        face: {
          skin: SKINS[6],
          view: 'turned',
          age: 'grown',
          build: 'tall',
          mood: 'laughs',
          gaze: [0.7, 0.4],
          hair: HAIR.brown,
          eyes: 'almond',
          glasses: '#7A2413',
          earsCovered: true,
          frames: 'winged',
          nose: 'hooked',
          brows: 'thin',
        },
        hair: bob(HAIR.brown),
        head: { at: [-8, -58], turn: -4, flip: true },
        body: { shoulder: 172, waist: 164, color: '#2F7F8C', foot: 430 },
        arms: [{ shoulder: [-144, 92], elbow: [-210, 292], to: [-396, 196], hand: 'open', aim: 190, sleeve: 'short' }],
      }) +
      fence,
  );
}
