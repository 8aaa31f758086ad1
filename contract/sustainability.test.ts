import { expect, it } from 'vitest';
import content from '#content/sustainability.json' with { type: 'json' };
import { sustainabilitySchema } from './sustainability.ts';

const { temas, fuentes } = content;

/** What is wrong with content that was changed. */
function faultsOf(changed: unknown): string[] {
  return sustainabilitySchema.safeParse(changed).error?.issues.map(({ message }) => message) ?? [];
}

it('holds five themes with 7, 5, 2, 3 and 2 things [SUST-02]', () => {
  expect(faultsOf(content)).toEqual([]);
  expect(temas.map(({ id, cosas }) => [id, cosas.length])).toEqual([
    [1, 7],
    [2, 5],
    [3, 2],
    [4, 3],
    [5, 2],
  ]);
});

it('is refused when a theme lost a thing, or a picture stands twice [SUST-02]', () => {
  const [first, ...others] = temas;
  if (!first) throw new Error('no theme');
  expect(faultsOf({ ...content, temas: [{ ...first, cosas: first.cosas.slice(1) }, ...others] })).toContain('themes');
  const [one, two, ...rest] = first.cosas;
  const twice = { ...first, cosas: [one, { ...two, imagen: one?.imagen }, ...rest] };
  expect(faultsOf({ ...content, temas: [twice, ...others] })).toContain('pictures-once');
});

it('is refused when a source is not there, or is nobody’s', () => {
  const fault = 'sources-named';
  expect(faultsOf({ ...content, fuentes: fuentes.slice(1) })).toEqual([fault]);
  expect(faultsOf({ ...content, fuentes: [...fuentes, { ...fuentes[0], id: 'nadie' }] })).toEqual([fault]);
});
