// What a village borrows for.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, place, shape, stitch } from '../../server/lace/primitives.ts';
import { man, woman } from './people.ts';
import { SKINS } from './people/skins.ts';
import { frame, SHADE } from './sustainFrame.ts';

/** The ground cut open: a bore through earth, clay and stone down to the water, and the pipes to the houses. */
export function well(): string {
  let pebbles = '';
  for (let i = 0; i < 26; i++) pebbles += `M${(i * 173) % 1190} ${536 + ((i * 61) % 92)}h.1`;
  const house = (x: number, wall: string, roof: string) =>
    box(x, 182, 130, 100, wall) +
    shape(`M${x - 20} 188L${x + 65} 116L${x + 150} 188Z`, roof) +
    box(x + 48, 224, 34, 58, colors.tierraNight);
  const pump =
    box(-36, -150, 72, 150, colors.lapacho) +
    box(10, -150, 26, 150, '#000', SHADE) +
    line('M0 -150V-190L176 -160', colors.lapacho, 18) +
    line('M-36 -96H-96V-60', colors.lapacho, 22) +
    box(-60, -8, 120, 18, colors.cream);
  return frame(
    { name: 'pozo', theme: 'microfinance', wall: ['#C2E1E3', '#C2E1E3'], light: [0, 0] },
    house(80, colors.cream, colors.tierra) +
      house(270, '#F3C98A', colors.tierraDeep) +
      house(930, colors.cream, colors.forest) +
      box(0, 280, 1200, 30, colors.leaf) +
      shape('M0 306H1200V430C900 446 500 418 0 440Z', '#A8562F') +
      shape('M0 440C500 418 900 446 1200 430V540C800 556 400 524 0 550Z', '#D08A52') +
      shape('M0 550C400 524 800 556 1200 540V660C860 640 420 668 0 650Z', '#8C7A66') +
      line(pebbles, '#A99A86', 20) +
      shape('M0 650C420 668 860 640 1200 660V790H0Z', '#2F7F8C') +
      stitch('M60 704H420M560 690H760M840 730H1140M180 750H520', '#7CC0C8', 8, '46 26') +
      line('M640 282V700', '#D8DDD3', 44) +
      line('M652 282V700', '#8FA39A', 12) +
      line('M618 690L640 740L662 690', '#D8DDD3', 14) +
      line('M620 360H145V286M335 360V286M660 360H995V286', '#D8DDD3', 16) +
      circle(145, 322, 22, colors.sun) +
      circle(335, 322, 22, colors.sun) +
      circle(995, 322, 22, colors.sun) +
      man(838, 290, 224, {
        arms: ['hold', 'down'],
        flip: true,
        shirt: colors.sun,
        trousers: colors.monte,
        skin: SKINS[4],
      }) +
      place(pump, 640, 282, 1) +
      shape('M520 246H584L576 290H528Z', '#D8DDD3') +
      line('M524 248C530 214 574 214 580 248', '#8FA39A', 5) +
      woman(478, 290, 214, { arms: ['down', 'out'], top: colors.cream, skirt: '#A3265A', skin: SKINS[5] }),
  );
}
