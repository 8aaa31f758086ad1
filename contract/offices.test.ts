import { expect, it } from 'vitest';
import offices from '#content/offices.json' with { type: 'json' };
import { CREDIT_OFFICES } from './mailboxes.ts';
import { officesSchema } from './offices.ts';

const [first] = offices.oficinas;

/** Which paths of the content the schema refuses. */
function refused(content: unknown): string[] {
  return officesSchema.safeParse(content).error?.issues.map(({ path }) => path.join('.')) ?? [];
}

it('the content holds the 26 numbers of the offices and reaches each office that takes requests for credit [OFF-01]', () => {
  expect(refused(offices)).toEqual([]);
  expect(offices.oficinas.map(({ nrosucursal }) => nrosucursal).toSorted((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26, 29, 102,
  ]);
  const credit = offices.oficinas.map(({ credito }) => credito).filter(Boolean);
  expect(new Set(credit)).toEqual(new Set(CREDIT_OFFICES.map(({ nombre }) => nombre)));
  expect(credit.length).toBe(CREDIT_OFFICES.length);
});

it.each([
  ['a number twice', { oficinas: [first, first] }, 'oficinas'],
  [
    'a place outside the country',
    { oficinas: [{ ...first, coordenadas: { lat: 25, lng: -57 } }] },
    'oficinas.0.coordenadas.lat',
  ],
  ['credit that no mailbox takes', { oficinas: [{ ...first, credito: 'Itá' }] }, 'oficinas.0.credito'],
  ['a field that no office has', { oficinas: [{ ...first, fax: '' }] }, 'oficinas.0'],
  [
    'a time that no clock shows',
    { comun: { ...offices.comun, horario: [{ dias: ['lunes'], abre: '7:30', cierra: '24:00' }] } },
    'comun.horario.0.abre',
  ],
])('refuses %s', (_what, change, path) => {
  expect(refused({ ...offices, ...change })).toContain(path);
});
