import { expect, it } from 'vitest';
import { schoolsMapSchema } from './schoolsMap.ts';

const words = { es: 'a', en: 'b' };
const scene = (desde: number, hasta: number) => ({ lugar: '', desde, hasta, titulo: words, texto: words });

it.each([
  ['one after the other', [scene(0, 4), scene(4, 9)], true],
  ['with a gap', [scene(0, 4), scene(5, 9)], false],
  ['not from the start', [scene(1, 4)], false],
  ['without a length', [scene(0, 4), scene(4, 4)], false],
])('scenes of the map film that come %s are checked', (_, scenes, fits) => {
  expect(schoolsMapSchema.safeParse(scenes).success).toBe(fits);
});
