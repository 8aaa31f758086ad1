// The mother and the daughter of Mi Semáforo, the same in all its pictures.
import { colors } from '../../server/lace/palette.ts';
import type { Point } from './people/geometry.ts';
import { SKINS } from './people/skins.ts';
import type { Face } from './portraits/face.ts';
import type { Figure } from './portraits/figure.ts';
import { combed, HAIR } from './portraits/hair.ts';

export function asMother(gaze: Point, earrings: string) {
  return {
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'round',
      mood: 'smiles',
      gaze,
      hair: HAIR.black,
      earrings,
    },
    hair: combed('turned', HAIR.black, 'bun'),
    neck: { lean: 6, deep: 70 },
  } satisfies Partial<Figure>;
}

export function asDaughter(gaze: Point, mood: Face['mood']) {
  return {
    skin: SKINS[5],
    head: { view: 'turned', age: 'young', build: 'round', mood, gaze, hair: HAIR.black },
    hair: combed('turned', HAIR.black, 'tail', colors.lapacho),
    chin: [8, -56],
  } satisfies Partial<Figure>;
}
