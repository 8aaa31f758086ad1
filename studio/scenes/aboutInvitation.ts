import { colors } from '../../server/lace/palette.ts';
import { stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { collar, neckline } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { kerchief, plaits } from './portraits/cuts.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR } from './portraits/hair.ts';

/** A family on its way that turns round to whoever reads; no ground: it stands on the lower edge of a coloured section. */
export function aboutInvitation(): string {
  const [invites, waves, waits] = [mother(), girl(), grandfather()];
  return canvas(
    { width: 1000, height: 640, name: 'invitan', grain: 0 },
    waits.body + invites.body + invites.arms + waves.body + waves.arms + waits.arms,
  );
}

function mother() {
  return figure({
    at: [372, 334],
    scale: 0.86,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'diamond',
      mood: 'laughs',
      gaze: [0.7, 0],
      hair: HAIR.black,
      eyes: 'almond',
      brows: 'soaring',
      nose: 'broad',
      earrings: colors.sun,
      lips: 'full',
    },
    hair: kerchief('turned', colors.sun, HAIR.black),
    chin: [10, -60],
    turn: -3,
    body: { shoulder: 184, waist: 176, foot: 400, color: '#2F7F86' },
    clothes: neckline(colors.cream) + stitch('M-150 260H150', colors.sun, 8, '18 14'),
    arms: [
      { side: 'right', to: [64, 420], elbow: [206, 560], aim: 212, hand: 'open' },
      { side: 'left', to: [500, 760], elbow: [540, 560], aim: 150, hand: 'flat', dim: true },
    ],
  });
}

function girl() {
  return figure({
    at: [622, 444],
    scale: 0.62,
    flip: true,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'child',
      build: 'heart',
      mood: 'beams',
      gaze: [0.7, 0],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'thin',
      nose: 'snub',
      signs: ['freckles'],
    },
    hair: plaits('turned', HAIR.brown, colors.lapacho, 'back'),
    chin: [8, -48],
    turn: -4,
    headScale: 1.22,
    body: { shoulder: 144, waist: 136, foot: 400, color: colors.lapacho },
    clothes: neckline(colors.cream),
    arms: [{ side: 'right', to: [506, 322], elbow: [486, 590], aim: -78, hand: 'wave' }],
  });
}

function grandfather() {
  return figure({
    at: [838, 322],
    scale: 0.8,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'old',
      build: 'square',
      mood: 'smiles',
      gaze: [0.7, 0],
      hair: HAIR.grey,
      eyes: 'narrow',
      brows: 'bushy',
      nose: 'broad',
      beard: 'goatee',
    },
    hair: cropped('turned', HAIR.grey),
    chin: [10, -60],
    turn: 3,
    body: { shoulder: 190, waist: 178, foot: 420, color: colors.cream },
    clothes: collar(colors.cream, { buttons: colors.forest }),
    arms: [{ side: 'right', to: [690, 540], elbow: [738, 640], aim: 200, hand: 'flat', sleeve: 'rolled' }],
  });
}
