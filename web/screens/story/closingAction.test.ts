import { expect, it } from 'vitest';
import { closingAction } from './closingAction.ts';

const NEWS = { id: 13, name: 'Noticias' };

it.each([
  [['Microfinanzas'], 'microfinanzas'],
  [['Semáforo', 'Microfinanzas'], 'microfinanzas'],
  [['Escuelas', 'Educación'], 'escuelas'],
  [['Escuelas', 'Ambiente'], 'escuelas'],
  [['Semáforo', 'Educación'], 'ee'],
  [['Institucional', 'Semáforo'], 'semaforo'],
  [['Semáforo', 'Ambiente'], 'semaforo'],
  [['Poverty Stoplight'], 'semaforo'],
  [['Institucional'], 'involucrate'],
  [['Institucional', 'Semáforo', 'Escuelas'], 'involucrate'],
  [[], 'involucrate'],
] as const)('after a story about %j a reader is led to %s [NEWS-03]', (tags, action) => {
  expect(closingAction({ tags: tags.map((name, id) => ({ id, name })), categories: [NEWS] })).toBe(action);
});

it('goes by the categories of a story whose topics are not known [NEWS-03]', () => {
  expect(closingAction({ tags: [], categories: [NEWS, { id: 5, name: 'Créditos' }] })).toBe('microfinanzas');
  expect(closingAction({ tags: [], categories: [NEWS] })).toBe('involucrate');
});
