import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, shape } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { aoPoi } from './closeUps.ts';
import { shaded } from './people/marks.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';

/** The door is in the middle 1200. */
const DOOR = { left: -240, width: 1680, height: 1200 };

/** The open door of the first house, whose wall is the page's ground: a mother asks people in, her son waves. The lower 900 hold them. */
export function sitemapDoor(): string {
  const mother = figure({
    at: [446, 850],
    scale: 1.32,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'young',
      build: 'full',
      mood: 'laughs',
      gaze: [0.3, 0],
      brows: 'thin',
      nose: 'broad',
      signs: ['dimples'],
      hair: HAIR.black,
      earrings: colors.sun,
    },
    hair: parted('turned', HAIR.black, 'curtain', 'bun'),
    chin: [6, -66],
    turn: -3,
    neck: { lean: 4, deep: 96 },
    body: { shoulder: 178, waist: 164, foot: 330, color: colors.paper },
    clothes: aoPoi(colors.lapacho),
    arms: [{ side: 'left', to: [520, 1092], elbow: [216, 1090], aim: 2, hand: 'rest' }],
  });
  const son = figure({
    at: [820, 962],
    scale: 1.06,
    skin: SKINS[3],
    head: {
      view: 'front',
      age: 'child',
      build: 'round',
      mood: 'laughs',
      gaze: [0, -0.1],
      eyes: 'round',
      nose: 'snub',
      brows: 'straight',
      earsOut: true,
      hair: HAIR.black,
    },
    hair: cropped('front', HAIR.black),
    chin: [0, -54],
    turn: 5,
    headScale: 1.26,
    neck: { wide: 76, deep: 50 },
    body: { shoulder: 148, waist: 140, foot: 260, color: '#2F7F86' },
    clothes: line('M-58 -8C-40 48 40 48 58 -8', colors.cream, 12),
    arms: [{ side: 'right', to: [1080, 700], aim: -74, hand: 'wave', dim: true }],
  });
  return canvas(
    { ...DOOR, name: 'puerta', grain: 0.3 },
    doorway() + mother.body + son.body + wall() + mother.arms + son.arms,
  );
}

function doorway(): string {
  const leaf = (x: number) =>
    box(x, 70, 150, 1130, colors.forest) +
    line(`M${x + 50} 84V1200M${x + 100} 84V1200`, '#174A34', 6) +
    box(x, 330, 150, 24, '#174A34') +
    box(x, 900, 150, 24, '#174A34');
  return (
    box(DOOR.left, 0, DOOR.width, DOOR.height, colors.sun) +
    leaf(56) +
    leaf(994) +
    box(206, 40, 788, 1160, colors.wood) +
    box(238, 72, 724, 1128, colors.tierraDeep) +
    box(238, 72, 724, 150, '#5E1A0D') +
    line('M820 72V232', colors.tierraNight, 7) +
    shape('M752 300C752 216 888 216 888 300Z', colors.orange) +
    circle(820, 304, 24, '#FBDF9C')
  );
}

/** The low wall of the gallery, its posts, what grows on it. */
function wall(): string {
  const post = (x: number) => box(x, 0, 54, 1100, colors.wood) + box(x + 34, 0, 20, 1100, colors.woodDark);
  const pot = (x: number, leaf: string) =>
    shape(
      `M${x} 980C${x - 84} 956 ${x - 96} 880 ${x - 70} 836C${x - 30} 864 ${x - 10} 900 ${x - 2} 950C${x - 26} 880 ${x - 10} 800 ${x + 8} 770C${x + 34} 820 ${x + 30} 890 ${x + 8} 956C${x + 20} 900 ${x + 50} 858 ${x + 88} 842C${x + 100} 900 ${x + 70} 966 ${x} 980Z`,
      leaf,
    ) +
    shape(`M${x - 64} 964H${x + 64}L${x + 48} 1096H${x - 48}Z`, colors.tierra) +
    shape(`M${x + 18} 964H${x + 64}L${x + 48} 1096H${x + 12}Z`, colors.tierraDeep);
  return (
    post(-240) +
    post(1386) +
    pot(-70, colors.leaf) +
    pot(1270, colors.forest) +
    box(DOOR.left, 1124, DOOR.width, 76, colors.tierra) +
    box(DOOR.left, 1092, DOOR.width, 40, colors.cream) +
    box(DOOR.left, 1124, DOOR.width, 8, shaded(colors.cream, 0.2))
  );
}
