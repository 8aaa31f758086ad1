import { expect, it } from 'vitest';
import schools from '#content/schools.json' with { type: 'json' };
import { schoolsSchema } from './schools.ts';

/** The lists that are wrong in content that was changed. */
function wrongIn(changed: object): string[] {
  return schoolsSchema.safeParse({ ...schools, ...changed }).error?.issues.map(({ path }) => path.join('.')) ?? [];
}

it('tells three texts and five hours of a day, each with a picture of its own', () => {
  const { bloques, jornada } = schools;
  expect(wrongIn({})).toEqual([]);
  expect(wrongIn({ bloques: bloques.slice(1), jornada: jornada.slice(1) })).toEqual(['bloques', 'jornada']);
  const twice = <T>(list: readonly T[]) => [list[0], ...list.slice(0, -1)];
  expect(wrongIn({ bloques: twice(bloques), jornada: twice(jornada) })).toEqual(['bloques', 'jornada']);
});
