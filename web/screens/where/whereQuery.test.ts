import { expect, it } from 'vitest';
import countries from '#content/countries.json?lang=es';
import { parseChosen, writeChosen } from './whereQuery.ts';

const { regiones } = countries;

it.each([
  ['?pais=KEN&lang=es', 'africa', 'Kenia'],
  ['?pais=ken', 'africa', 'Kenia'],
  ['?region=norte', 'norte', undefined],
  ['?pais=XXX&region=sur', 'sur', undefined],
  ['?region=luna', undefined, undefined],
  ['', undefined, undefined],
])('reads the choice of the address %s', (search, region, country) => {
  const chosen = parseChosen(search, regiones);
  expect([chosen.region?.id, chosen.country?.nombre]).toEqual([region, country]);
});

it('writes one choice and leaves the rest of the address', () => {
  const chosen = parseChosen('?pais=PRY', regiones);
  expect(writeChosen('?lang=es&region=asia', chosen)).toBe('?lang=es&pais=PRY');
  const region = regiones.find(({ id }) => id === 'sur');
  expect(region && writeChosen('?pais=KEN&lang=es', { region })).toBe('?lang=es&region=sur');
  expect(writeChosen('?pais=KEN', {})).toBe('');
});
