import { expect, it } from 'vitest';
import countries from '#content/countries.json' with { type: 'json' };
import { byName } from './byName.ts';
import { countriesSchema } from './countries.ts';

const { regiones, viaje } = countriesSchema.parse(countries);
const [home, ...others] = regiones;
const [first, ...rest] = home?.paises ?? [];
const last = others.at(-1)?.paises.at(-1);

/** What is wrong with content that was changed. */
function faultsOf(changed: object): string[] {
  return countriesSchema.safeParse({ ...countries, ...changed }).error?.issues.map(({ message }) => message) ?? [];
}

it('holds 59 countries, each in one of six regions [WHERE-02][WHERE-04]', () => {
  expect([regiones.length, regiones.flatMap(({ paises }) => paises).length]).toEqual([6, 59]);
  expect(faultsOf({ regiones: others })).not.toEqual([]);
});

it('gives each slide and each region a picture that stands nowhere else [WHERE-01][WHERE-04]', () => {
  expect(faultsOf({ viaje: [viaje[0], ...viaje] })).toEqual(['pictures-once']);
});

it.each(['es', 'en'] as const)('are in the order of the alphabet that a reader knows (%s) [WHERE-02]', (language) => {
  const names = ['Perú', 'Côte d’Ivoire', 'Sudáfrica', 'el Salvador', 'Níger', 'Sudán del Sur', 'Sudán', 'Chile'];
  const { compare } = new Intl.Collator(language);
  expect(names.map((nombre) => ({ nombre })).toSorted(byName)).toEqual(
    names.toSorted(compare).map((nombre) => ({ nombre })),
  );
});

it.each([
  ['a country twice', [{ ...first, iso3: last?.iso3 }], 'countries-once'],
  ['a name twice', [{ ...first, nombre: last?.nombre }], 'countries-once'],
  ['a source that is not listed', [{ ...first, fuente: 'nadie' }], 'country-sources'],
  [
    'organizations that no source names',
    [{ iso3: first?.iso3, nombre: first?.nombre, organizaciones: [{ es: 'Una', en: 'One' }] }],
    'organizations-with-source',
  ],
  ['a country less', [], 'countries-count'],
])('is refused with %s', (_, changed, message) => {
  expect(faultsOf({ regiones: [{ ...home, paises: [...changed, ...rest] }, ...others] })).toContain(message);
});
