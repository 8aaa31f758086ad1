import { colors } from '../../server/lace/palette.ts';
import { box, line, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { near, neckline } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { combed, HAIR } from './portraits/hair.ts';

/** Of the tap, from the pit of her neck in her units: what her hand turns. */
const HANDLE = [322, -4] as const;

/** A neighbour opens the tap of the village pipe over her bucket. Cut out at its foot, for the yellow of its band. */
export function tap(): string {
  return canvas({ width: 768, height: 960, grain: 0, name: 'canilla' }, pipe() + neighbour() + bucket());
}

function pipe(): string {
  return (
    line('M592 574V790', '#7CC0C8', 24) +
    line('M586 580V790', '#A9DADF', 7) +
    line('M668 960V496', '#5E6B64', 42) +
    line('M680 960V496', '#48544E', 16) +
    line('M668 500H596', '#5E6B64', 42) +
    line('M592 486V560', '#48544E', 46) +
    box(566, 552, 52, 26, '#2F3A36', 'rx="8"')
  );
}

function bucket(): string {
  return (
    shape('M452 790H738L704 960H486Z', '#2F7F8C') +
    shape('M636 790H738L704 960H622Z', '#256873') +
    line('M470 880H720', '#C9E1E0', 7) +
    line('M446 790H744', '#C9E1E0', 18)
  );
}

function neighbour(): string {
  const [x, y] = HANDLE;
  const handle = line(`M${x - 62} ${y}H${x + 62}`, colors.tierra, 24) + line(`M${x} ${y}V${y + 66}`, colors.tierra, 18);
  const can =
    line('M-236 470V424H-110V470', colors.cream, 30) +
    box(-274, 444, 44, 30, colors.tierra, 'rx="6"') +
    shape('M-282 486Q-282 462 -258 462H-88Q-64 462 -64 486V620H-282Z', colors.cream) +
    shape('M-118 462H-88Q-64 462 -64 486V620H-118Z', '#E3D3B4');
  return near(290, 420, 0.94, {
    face: {
      skin: SKINS[4],
      view: 'turned',
      age: 'middle',
      build: 'broad',
      mood: 'laughs',
      gaze: [0.8, 0.5],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'straight',
      nose: 'snub',
      earrings: colors.gold,
      lips: 'full',
    },
    hair: combed('turned', HAIR.black, 'tail', colors.tierra),
    head: { at: [8, -58], turn: 4 },
    neck: { lean: 2, deep: 64 },
    body: { shoulder: 184, waist: 176, color: colors.lapacho, foot: 600 },
    clothes:
      neckline(colors.cream) +
      shape('M-172 330H172L236 620H-236Z', colors.forest) +
      shape('M96 330H172L236 620H120Z', colors.monte) +
      stitch('M-168 356H168', colors.sun, 8, '16 12'),
    held: handle + can,
    arms: [
      { shoulder: [-150, 92], elbow: [-226, 252], to: [-176, 420], hand: 'grip', aim: 78, sleeve: 'short' },
      { shoulder: [150, 92], elbow: [222, 246], to: [x, y], hand: 'grip', aim: -60, sleeve: 'short', dim: true },
    ],
  });
}
