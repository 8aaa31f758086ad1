import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findDisagreements, type ComparedFiles } from './agreement.ts';
import { readContent } from './readContent.ts';

const FILES = Object.fromEntries(readContent(join(import.meta.dirname, '../..')).files) as unknown as ComparedFiles;
const { 'schools.json': schools, 'ownStoplight.json': own, 'impact.json': impact } = FILES;

it('what the site says of one thing at two places agrees', () => {
  expect(findDisagreements(FILES)).toEqual([]);
});

it('one’s own Stoplight asks for what the Stoplight’s screen shows, by the same names [STOP-05]', () => {
  const [first, ...others] = own.dimensiones;
  const renamed = { ...own, dimensiones: [{ ...first, nombre: { es: 'Otra', en: 'Other' } }, ...others] };
  expect(findDisagreements({ ...FILES, 'ownStoplight.json': renamed as typeof own })).toMatchObject([
    { file: 'content/ownStoplight.json', keys: ['dimensiones'] },
  ]);
});

it('the schools count as many followers of their model as the figures do', () => {
  const [figure] = impact;
  const followers = figure && { ...figure, tipo: 'instituciones', impacto: schools.replica.cifra + 1 };
  expect(findDisagreements({ ...FILES, 'impact.json': followers ? [followers] : [] })).toMatchObject([
    { file: 'content/schools.json', keys: ['replica', 'cifra'] },
  ]);
});

it('what changes from year to year has its year', () => {
  const undated = { es: 'Unos 3.000 kg por mes', en: 'Some 3,000 kg a month (2024)' };
  const ventas = { ...schools.ventas, productos: [{ nombre: undated, detalle: undated }] };
  expect(findDisagreements({ ...FILES, 'schools.json': { ...schools, ventas } })).toMatchObject([
    { file: 'content/schools.json', keys: ['ventas', 'productos', 0, 'detalle', 'es'] },
  ]);
});
