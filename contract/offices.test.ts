import { expect, it } from 'vitest';
import offices from '#content/offices.json' with { type: 'json' };
import { officesSchema } from './offices.ts';

const [first] = offices.oficinas;

/** Which paths of the content the schema refuses. */
function refused(content: unknown): string[] {
  return officesSchema.safeParse(content).error?.issues.map(({ path }) => path.join('.')) ?? [];
}

it('the content reaches each office that takes requests for credit, once [OFF-01]', () => {
  expect(refused(offices)).toEqual([]);
  const credit = offices.oficinas.findIndex(({ credito }) => credito !== '');
  expect(refused({ ...offices, oficinas: offices.oficinas.toSpliced(credit, 1) })).toEqual(['oficinas']);
});

it.each([
  ['a number twice', { oficinas: [first, first] }, 'oficinas'],
  [
    'a place outside the country',
    { oficinas: [{ ...first, coordenadas: { lat: 25, lng: -57 } }] },
    'oficinas.0.coordenadas.lat',
  ],
  ['credit that no mailbox takes', { oficinas: [{ ...first, credito: 'Londres' }] }, 'oficinas.0.credito'],
  ['a field that no office has', { oficinas: [{ ...first, fax: '' }] }, 'oficinas.0'],
  [
    'a time that no clock shows',
    { comun: { ...offices.comun, horario: [{ dias: ['lunes'], abre: '7:30', cierra: '24:00' }] } },
    'comun.horario.0.abre',
  ],
])('refuses %s', (_what, change, path) => {
  expect(refused({ ...offices, ...change })).toContain(path);
});
