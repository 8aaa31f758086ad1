import { expect, it } from 'vitest';
import microfinance from '#content/microfinance.json' with { type: 'json' };
import { microfinanceSchema, productSchema } from './microfinance.ts';

const BOTH = { es: 'uno', en: 'one' };
const CARD = { imagen: '/art/a.svg', titulo: BOTH, descripcion: BOTH, alt: BOTH, para: BOTH };

/** What is wrong with content that was changed. */
function faultsOf(changed: object): string[] {
  return (
    microfinanceSchema.safeParse({ ...microfinance, ...changed }).error?.issues.map(({ message }) => message) ?? []
  );
}

it('keeps a card to the three fields that the specification gives it', () => {
  expect(Object.keys(productSchema.shape)).toEqual(['imagen', 'titulo', 'descripcion']);
});

it.each([1, 9, 30])('may hold %i products [MICRO-02]', (count) => {
  const productos = Array.from({ length: count }, (_one, index) => ({ ...CARD, imagen: `/art/${index}.svg` }));
  expect(faultsOf({ productos })).toEqual([]);
});

it('is refused without a product, with a picture shown twice, or with two that stand before all others', () => {
  expect(faultsOf({ productos: [] })).toHaveLength(1);
  expect(faultsOf({ productos: [CARD, CARD] })).toEqual(['pictures-once']);
  const figure = { ...CARD, cifra: { numero: '1%', texto: BOTH } };
  expect(faultsOf({ productos: [figure, { ...figure, imagen: '/art/b.svg' }] })).toEqual(['one-figure']);
});

it('is refused when a slide leads to an address that the links do not hold', () => {
  const slide = { imagen: '/art/a.svg', alt: BOTH, titulo: BOTH, texto: BOTH, accion: BOTH, enlace: 'kiva' };
  expect(faultsOf({ destacados: [slide] })).toEqual([]);
  expect(faultsOf({ destacados: [{ ...slide, enlace: 'nada' }] })).toHaveLength(1);
});
