import { colors } from '../../server/lace/palette.ts';
import { collar, neckline, type near } from './closeUps.ts';
import { plaits } from './portraits/cuts.ts';
import { cropped, HAIR, headwrap, withHat } from './portraits/hair.ts';

type Guest = Omit<Parameters<typeof near>[3], 'arms' | 'held'> & { scale: number };

/** Who holds up each lace at the horizon, each from another place. */
export const GUESTS: readonly Guest[] = [
  {
    scale: 0.43,
    face: {
      skin: '#9C5B36',
      view: 'turned',
      age: 'old',
      build: 'square',
      mood: 'laughs',
      gaze: [-0.5, 0.6],
      eyes: 'hooded',
      nose: 'hooked',
      brows: 'bushy',
      hair: HAIR.grey,
      moustache: 'walrus',
      blush: false,
    },
    hair: withHat(cropped('turned', HAIR.grey), colors.tierra),
    head: { at: [6, -36], turn: 6 },
    body: { shoulder: 178, waist: 160, color: colors.paper, foot: 420 },
    clothes: collar(colors.paper),
  },
  {
    scale: 0.36,
    face: {
      skin: '#E3B48F',
      view: 'front',
      age: 'child',
      build: 'round',
      mood: 'laughs',
      gaze: [-0.2, 0.8],
      eyes: 'round',
      nose: 'snub',
      brows: 'thin',
      signs: ['freckles', 'gap'],
      hair: '#8A4422',
    },
    hair: plaits('front', '#8A4422', colors.sun),
    head: { at: [0, -30], turn: -5, scale: 1.34 },
    neck: { wide: 74, deep: 50 },
    body: { shoulder: 140, waist: 140, color: colors.lapacho, foot: 420 },
    clothes: neckline(colors.cream),
  },
  {
    scale: 0.39,
    face: {
      skin: '#4E2C1E',
      view: 'turned',
      age: 'grown',
      build: 'heart',
      mood: 'beams',
      gaze: [-0.4, 0.8],
      eyes: 'almond',
      nose: 'broad',
      brows: 'arched',
      hair: HAIR.black,
      earrings: colors.sun,
    },
    hair: headwrap(colors.orange, colors.tierraDeep),
    head: { at: [-4, -38], flip: true, turn: -4 },
    body: { shoulder: 168, waist: 150, color: colors.forest, foot: 420 },
    clothes: neckline(colors.sun),
  },
  {
    scale: 0.43,
    face: {
      skin: '#D2A070',
      view: 'turned',
      age: 'young',
      build: 'long',
      mood: 'smiles',
      gaze: [0.6, 0.7],
      eyes: 'narrow',
      nose: 'straight',
      brows: 'straight',
      hair: HAIR.black,
      glasses: '#2A1712',
    },
    hair: cropped('turned', HAIR.black),
    head: { at: [-6, -38], flip: true, turn: 4 },
    body: { shoulder: 176, waist: 150, color: '#37507A', foot: 420 },
    clothes: collar('#37507A'),
  },
];
