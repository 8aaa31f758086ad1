// The five of a school's company and a child who buys, seen from near: those of the opening (heroKiosk.ts) and of the banner (educationBanner.ts).
import { uniform } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { bob, curls, plaits, waves } from './portraits/cuts.ts';
import type { Face } from './portraits/face.ts';
import { figure, type Figure } from './portraits/figure.ts';
import { combed, cropped, HAIR } from './portraits/hair.ts';
import { colors } from '../../server/lace/palette.ts';
import { line } from '../../server/lace/primitives.ts';

const SHIRT = '#FFFAF0';

type Pose = Pick<Figure, 'at' | 'scale' | 'arms'> & Partial<Pick<Figure, 'flip' | 'turn' | 'clothes' | 'body'>>;
type Look = Required<Pick<Face, 'mood' | 'gaze'>>;
type Pupil = Pick<Figure, 'skin' | 'hair' | 'clothes'> & {
  face: Pick<Face, 'build' | 'nose' | 'brows'> & Partial<Face>;
  shoulder: number;
};

const pupil =
  ({ face, shoulder, ...rest }: Pupil) =>
  (pose: Pose, look: Look) =>
    figure({
      head: { view: 'turned', age: 'young', hair: HAIR.black, ...face, ...look },
      chin: [10, -59],
      body: { shoulder, waist: shoulder - 11, foot: 520, color: SHIRT },
      ...rest,
      ...pose,
    });

/** He sells in the opening. */
export const seller = pupil({
  skin: SKINS[3],
  face: { build: 'square', eyes: 'round', brows: 'bushy', nose: 'broad', signs: ['dimples'], earsOut: true },
  hair: curls('turned', HAIR.black),
  clothes: uniform(colors.tierra),
  shoulder: 170,
});

/** She keeps the books in the opening. */
export const bookkeeper = pupil({
  skin: SKINS[2],
  face: {
    build: 'long',
    eyes: 'round',
    brows: 'thin',
    nose: 'snub',
    glasses: colors.sun,
    frames: 'round',
    earsCovered: true,
  },
  hair: bob(HAIR.black),
  clothes: uniform(colors.monte),
  shoulder: 158,
});

/** He offers chipa in the banner, from his wheelchair (TROUSERS, SEAT). */
export const baker = pupil({
  skin: SKINS[5],
  face: { build: 'full', brows: 'bushy', nose: 'snub', signs: ['freckles'], earsOut: true },
  hair: cropped('turned', HAIR.black),
  clothes: uniform(colors.tierra),
  shoulder: 172,
});

export const TROUSERS = '#5C7391';
export const SEAT = '#2F6F70';

/** She asks in the banner. */
export const speaker = pupil({
  skin: SKINS[0],
  face: {
    build: 'tall',
    eyes: 'almond',
    brows: 'arched',
    nose: 'broad',
    lips: 'full',
    signs: ['stud'],
    earsCovered: true,
  },
  hair: waves('turned', HAIR.black),
  clothes: uniform(colors.tierra),
  shoulder: 160,
});

/** She is the tallest, and laughs with a gap between her teeth. */
export const painter = pupil({
  skin: SKINS[6],
  face: { build: 'round', eyes: 'narrow', brows: 'straight', nose: 'button', signs: ['gap', 'mole'] },
  hair: combed('turned', HAIR.brown, 'tail', colors.lapacho),
  clothes: uniform(colors.monte),
  shoulder: 156,
});

/** The girl of the opening. */
export const customer = (pose: Pose) =>
  figure({
    skin: SKINS[1],
    head: {
      view: 'turned',
      age: 'child',
      build: 'round',
      mood: 'laughs',
      gaze: [0.8, -0.5],
      hair: HAIR.black,
      eyes: 'round',
      nose: 'snub',
      signs: ['gap'],
    },
    hair: plaits('turned', HAIR.black, colors.lapacho),
    chin: [10, -56],
    headScale: 1.22,
    clothes: line('M-70 -14C-44 40 44 40 70 -14', '#E5DCC8', 8) + line('M0 40V300', '#E5DCC8', 6),
    body: { shoulder: 136, waist: 140, foot: 300, color: SHIRT },
    ...pose,
  });
