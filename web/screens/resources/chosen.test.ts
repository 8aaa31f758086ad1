import { describe, expect, it } from 'vitest';
import type { WebDocument } from '#contract/resources.ts';
import { chosenIn, splitSheets, toCategories, withCategory } from './chosen.ts';

const document = (categoria: string, more: Partial<WebDocument> = {}): WebDocument => ({
  categoria,
  descripcion: 'Una hoja',
  path: '/documentos/a.pdf',
  ...more,
});
const categories = toCategories([[document('Memorias anuales')], [document('Otra cosa', { clave: 'libros' })]]);

describe('the archive’s categories', () => {
  it('go by their own key, or by their name where they have none [RES-01]', () => {
    expect(categories.map(({ clave }) => clave)).toEqual(['memorias-anuales', 'libros']);
  });

  it.each([
    ['', undefined],
    ['?categoria=libros&lang=es', 'libros'],
    ['?categoria=nada', undefined],
    ['?categoria=', undefined],
  ])('of which the address %j asks for %s [RES-01]', (search, clave) => {
    expect(chosenIn(search, categories)?.clave).toBe(clave);
  });

  it('are written into the address beside what stands there, and taken out again [RES-02]', () => {
    expect(withCategory('?lang=en', 'libros')).toBe('?lang=en&categoria=libros');
    expect(withCategory('?categoria=libros&lang=en', undefined)).toBe('?lang=en');
    expect(withCategory('?categoria=libros', undefined)).toBe('');
  });

  it('keep what can be read apart from what is still to come, and name none that is empty [RES-02]', () => {
    const [memoria, sheet] = [document('a'), document('a', { muestra: true })];
    const { here, away } = splitSheets(toCategories([[memoria, sheet], [document('b', { muestra: true })]]));
    expect(here.map(({ clave, documents }) => [clave, documents])).toEqual([['a', [memoria]]]);
    expect(away.map(({ clave, documents }) => [clave, documents.length])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });
});
