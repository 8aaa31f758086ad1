// What stands on the two boxes that lead to other platforms, 640 x 260. A button lies over the upper right 120.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { reaching } from './people/reaching.ts';
import { SKINS } from './people/skins.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const SIZE = { width: 640, height: 260 };

/** Money that is lent, and comes back: a hand draws the thread of coins round. */
export function promoLend(): string {
  const ring = 'M96 142C96 62 232 44 320 44S544 62 544 142S408 236 320 236S96 222 96 142Z';
  const coin = (x: number, y: number, radius: number) =>
    circle(x + 5, y + 7, radius, '#06231F', 'opacity=".35"') +
    circle(x, y, radius, colors.gold) +
    circle(x - 2, y - 2, radius - 3, colors.sun) +
    stitch(`M${x - 2} ${y - radius * 0.62}a${radius * 0.6} ${radius * 0.6} 0 1 0 .1 0`, colors.gold, 4, '8 6');
  return canvas(
    { ...SIZE, name: 'prestar', grain: 0.4 },
    box(0, 0, 640, 260, colors.forest) +
      shape('M0 0H640V20L0 190Z', '#28694C') +
      line(ring, '#0B2B20', 10, 'opacity=".5" transform="translate(5 8)"') +
      line(ring, colors.rose, 9) +
      coin(206, 60, 36) +
      coin(96, 150, 36) +
      coin(250, 230, 30) +
      group(
        'translate(430 222) rotate(76)',
        shape('M-7 14Q-9 -74 0 -104Q9 -74 7 14Z', '#F4F7F1') + shape('M0 -104Q9 -74 7 14H1Z', '#9AA69E'),
      ) +
      house() +
      reaching({
        from: [700, 420],
        to: [462, 212],
        pose: 'pinch',
        size: 104,
        skin: SKINS[5],
        sleeve: colors.sun,
        trim: colors.tierra,
        left: true,
      }),
  );
}

/** Where the thread goes to: a stall with its awning. */
function house(): string {
  return group(
    'translate(372 176) scale(.86)',
    oval(4, 4, 104, 10, '#06231F', 'opacity=".45"') +
      box(-80, -74, 160, 76, colors.cream) +
      box(40, -74, 40, 76, '#DFCDA8') +
      box(-58, -50, 76, 34, colors.tierraNight) +
      shape('M-98 -70L-78 -124H78L98 -70Z', colors.tierra) +
      shape('M-46 -124H-14L-18 -70H-58ZM20 -124H50L62 -70H22Z', colors.cream) +
      shape('M52 -124H78L98 -70H64Z', '#000', 'opacity=".16"'),
  );
}

/** What is given, and grows: seedlings, each higher than the one before, and the hands that set them. */
export function promoGive(): string {
  const plant = (x: number, tall: number) => {
    let leaves = '';
    for (let y = 34; y < tall; y += 34)
      leaves +=
        shape(
          `M${x} ${206 - y}C${x - 14} ${180 - y} ${x - 46} ${178 - y} ${x - 54} ${190 - y}C${x - 42} ${212 - y} ${x - 18} ${214 - y} ${x} ${206 - y}Z`,
          colors.forest,
        ) +
        shape(
          `M${x} ${198 - y}C${x + 14} ${172 - y} ${x + 46} ${170 - y} ${x + 54} ${182 - y}C${x + 42} ${204 - y} ${x + 18} ${206 - y} ${x} ${198 - y}Z`,
          '#3F7A43',
        );
    return (
      oval(x + 4, 212, 44, 12, colors.tierraNight) +
      line(`M${x} 208V${206 - tall}`, colors.monte, 8) +
      leaves +
      shape(
        `M${x - 16} ${212 - tall}C${x - 14} ${192 - tall} ${x - 4} ${180 - tall} ${x} ${174 - tall}C${x + 8} ${182 - tall} ${x + 16} ${194 - tall} ${x + 16} ${212 - tall}Z`,
        colors.leaf,
      )
    );
  };
  return canvas(
    { ...SIZE, name: 'donar', grain: 0.4 },
    box(0, 0, 640, 260, colors.blush) +
      shape('M0 0H640V30L0 200Z', '#FCE6E2') +
      circle(96, 76, 48, colors.sun) +
      box(0, 204, 640, 56, colors.tierra) +
      stitch('M0 236H640', '#D4683F', 5, '18 13') +
      plant(196, 26) +
      plant(308, 62) +
      plant(420, 98) +
      reaching({
        from: [-80, 20],
        to: [176, 196],
        pose: 'flat',
        size: 96,
        skin: SKINS[4],
        sleeve: '#2F7F8C',
        trim: colors.cream,
        left: true,
      }) +
      reaching({
        from: [30, 420],
        to: [214, 214],
        pose: 'flat',
        size: 96,
        skin: SKINS[4],
        sleeve: '#2F7F8C',
        trim: colors.cream,
      }),
  );
}
