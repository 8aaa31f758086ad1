import { expect, it } from 'vitest';
import microfinance from '#content/microfinance.json' with { type: 'json' };
import { microfinanceSchema, productSchema } from './microfinance.ts';

const parsed = microfinanceSchema.parse(microfinance);
const [product] = microfinance.productos;
const withProducts = (productos: unknown[]) => microfinanceSchema.safeParse({ ...microfinance, productos });

it('holds the nine products in the order of the specification [MICRO-02]', () => {
  expect(parsed.productos.map(({ titulo }) => titulo.en)).toEqual([
    'Small-business owners',
    'Women’s Committees',
    'Students',
    'People with disabilities',
    'Sanitation boards and water sellers',
    'Consumer',
    'Housing',
    'Efficient stoves',
    'Micro-franchises',
  ]);
});

it('keeps a card to the three fields that the specification gives it', () => {
  expect(Object.keys(productSchema.shape)).toEqual(['imagen', 'titulo', 'descripcion']);
});

it('puts the committees, which are most of the portfolio, before all others', () => {
  expect(parsed.productos.filter(({ cifra }) => cifra).map(({ imagen }) => imagen)).toEqual(['comites']);
});

it.each([1, 9, 30])('may hold %i products', (count) => {
  const productos = Array.from({ length: count }, (_one, index) => ({ ...product, imagen: `p-${'x'.repeat(index)}` }));
  expect(withProducts(productos).success).toBe(true);
});

it('is refused without a product, with a picture shown twice, or with two that stand before all others', () => {
  expect(withProducts([]).success).toBe(false);
  expect(withProducts([product, product]).error?.issues[0]?.message).toBe('must not show a picture twice');
  const cifra = { numero: '1%', texto: { es: 'una parte', en: 'a part' } };
  const two = microfinance.productos.slice(0, 2).map((one) => ({ ...one, cifra }));
  expect(withProducts(two).error?.issues[0]?.message).toBe('must hold one product with a figure at most');
});

it('is refused when a slide leads to an address that the links do not hold', () => {
  const destacados = microfinance.destacados.map((slide) => ({ ...slide, enlace: 'nada' }));
  expect(microfinanceSchema.safeParse({ ...microfinance, destacados }).success).toBe(false);
});
