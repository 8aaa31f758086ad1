import { colors } from '../../server/lace/palette.ts';
import { circle, line, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { person } from './people/person.ts';
import { SKINS } from './people/skins.ts';

/** A neighbour fills a bucket at the tap of a metered village pipe. Cut out at its foot, for the yellow of its band. */
export function tap(): string {
  const pipe =
    line('M560 960V420H640', '#5E6B64', 34) +
    line('M640 420V470', '#48544E', 30) +
    line('M600 388H676', colors.tierra, 18) +
    line('M638 390V420', colors.tierra, 14) +
    circle(560, 600, 62, colors.paper) +
    circle(560, 600, 62, 'none', `stroke="${colors.tierraDeep}" stroke-width="12"`) +
    line('M560 600L590 566', colors.tierra, 9) +
    stitch('M522 630C540 650 580 650 598 630', colors.tierraDeep, 6, '9 9');
  const water = line('M640 486V800', '#7CC0C8', 20);
  const bucket =
    shape('M556 792H726L704 960H578Z', '#2F7F8C') +
    shape('M660 792H726L704 960H650Z', '#256873') +
    line('M552 792H730', '#C9E1E0', 14);
  return canvas(
    { width: 768, height: 960, grain: 0, name: 'canilla' },
    pipe +
      water +
      bucket +
      person({
        at: [270, 1330],
        height: 1240,
        build: 'woman',
        girth: 1.15,
        view: 'turned',
        skin: SKINS[4],
        look: {
          cut: 'braid',
          age: 'middle',
          mood: 'smiles',
          earrings: colors.gold,
          eyes: [0.6, 0.6],
          tie: colors.tierra,
        },
        top: { kind: 'blouse', color: colors.lapacho, trim: colors.cream },
        bottom: { kind: 'skirt', color: colors.forest },
        near: { to: [330, 690], hand: 'flat' },
        far: { to: [604, 384], hand: 'grip', aim: 10, behind: true },
      }),
  );
}
