// What a village borrows for.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, place, shape, stitch } from '../../server/lace/primitives.ts';
import { collar, near, neckline } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';
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
    line('M0 -150V-176', colors.lapacho, 22) +
    line('M-36 -96H-96V-60', colors.lapacho, 22) +
    box(-60, -8, 120, 18, colors.cream);
  /** Neighbours stand behind it. */
  const hedge = (x: number, bushes: number) =>
    Array.from({ length: bushes }, (_, i) =>
      circle(x + i * 32, 404 - (i % 2) * 12, 34, i % 3 ? colors.leaf : colors.forest),
    ).join('');
  const ground =
    shape('M0 276H1200V430C900 446 500 418 0 440Z', '#A8562F') +
    shape('M0 440C500 418 900 446 1200 430V540C800 556 400 524 0 550Z', '#D08A52') +
    shape('M0 550C400 524 800 556 1200 540V660C860 640 420 668 0 650Z', '#8C7A66') +
    line(pebbles, '#A99A86', 20) +
    shape('M0 650C420 668 860 640 1200 660V790H0Z', '#2F7F8C') +
    stitch('M60 704H420M560 690H760M840 730H1140M180 750H520', '#7CC0C8', 8, '46 26') +
    line('M688 282V700', '#D8DDD3', 44) +
    line('M700 282V700', '#8FA39A', 12) +
    line('M666 690L688 740L710 690', '#D8DDD3', 14) +
    line('M668 390H105V286M708 390H1095V286', '#D8DDD3', 18) +
    circle(105, 330, 24, colors.sun) +
    circle(1095, 330, 24, colors.sun);
  return frame(
    { name: 'pozo', theme: 'microfinance', wall: ['#C2E1E3', '#C2E1E3'], light: [0, 0] },
    group(
      'translate(0 140)',
      house(40, colors.cream, colors.tierra) +
        house(1030, colors.cream, colors.forest) +
        box(0, 280, 1200, 30, colors.leaf),
    ) +
      near(352, 246, 0.5, {
        face: {
          skin: SKINS[5],
          view: 'turned',
          age: 'grown',
          build: 'tall',
          mood: 'smiles',
          gaze: [0.7, 0.5],
          hair: HAIR.black,
          eyes: 'upturned',
          earrings: colors.sun,
          brows: 'straight',
          nose: 'hooked',
          lips: 'full',
        },
        hair: parted('turned', HAIR.black, 'middle', 'braid', colors.lapacho),
        head: { at: [8, -58], turn: 5 },
        body: { shoulder: 176, waist: 170, color: '#A3265A', foot: 352 },
        clothes: neckline(colors.cream),
        arms: [
          { shoulder: [-146, 92], elbow: [-206, 262], to: [-120, 344], hand: 'relaxed', aim: 60, sleeve: 'short' },
          {
            shoulder: [146, 92],
            elbow: [226, 222],
            to: [324, 150],
            hand: 'grip',
            aim: 330,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      near(924, 246, 0.5, {
        face: {
          skin: SKINS[4],
          view: 'turned',
          age: 'middle',
          build: 'round',
          mood: 'beams',
          gaze: [0.7, 0.3],
          hair: HAIR.greying,
          nose: 'broad',
          moustache: 'walrus',
        },
        hair: cropped('turned', HAIR.greying),
        head: { at: [-8, -58], turn: -5, flip: true },
        body: { shoulder: 184, waist: 174, color: colors.sun, foot: 352 },
        clothes: collar(colors.sun),
        held: line('M-440 -96L-150 -30', colors.lapacho, 36),
        arms: [
          { shoulder: [-150, 92], elbow: [-256, 206], to: [-176, -26], hand: 'grip', aim: 256, sleeve: 'short' },
          {
            shoulder: [150, 92],
            elbow: [212, 262],
            to: [130, 344],
            hand: 'relaxed',
            aim: 120,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      hedge(206, 9) +
      hedge(806, 9) +
      group('translate(0 224) scale(1 .716)', ground) +
      place(pump, 688, 422, 1.25) +
      shape('M474 360H566L556 422H484Z', '#D8DDD3') +
      line('M480 362C488 312 552 312 560 362', '#8FA39A', 7),
  );
}
