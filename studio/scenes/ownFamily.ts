// The mother and the daughter of Mi Semáforo, the same in all its pictures.
import { colors } from '../../server/lace/palette.ts';
import type { Point } from './people/geometry.ts';
import { SKINS } from './people/skins.ts';
import type { Face } from './portraits/face.ts';
import type { Figure } from './portraits/figure.ts';
import { HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';

export function asMother(gaze: Point, earrings: string) {
  return {
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'diamond',
      mood: 'smiles',
      gaze,
      hair: HAIR.black,
      earrings,
      brows: 'straight',
      nose: 'broad',
      lips: 'full',
    },
    hair: parted('turned', HAIR.black, 'middle', 'bun'),
    neck: { lean: 6, deep: 70 },
  } satisfies Partial<Figure>;
}

export function asDaughter(gaze: Point, mood: Face['mood']) {
  return {
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'round',
      mood,
      gaze,
      hair: HAIR.black,
      brows: 'thin',
      nose: 'snub',
    },
    hair: parted('turned', HAIR.black, 'fringe', 'tail', colors.lapacho),
    chin: [8, -56],
  } satisfies Partial<Figure>;
}
