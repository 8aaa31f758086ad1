import { expect, it } from 'vitest';
import documents from '#content/documents.json' with { type: 'json' };
import { documentsSchema } from './documents.ts';

it('no two categories of documents have one name in a language, by which readers would not tell them apart [RES-01]', () => {
  const [first] = documents.categorias;
  const nombre = { ...first?.nombre, es: 'Otra categoría' };
  const categorias = [...documents.categorias, { ...first, clave: 'otra', nombre }];
  const { issues = [] } = documentsSchema.safeParse({ ...documents, categorias }).error ?? {};
  expect(issues.map(({ message }) => message)).toEqual(['categories-once']);
});
