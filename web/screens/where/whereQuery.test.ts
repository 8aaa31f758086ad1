import { expect, it } from 'vitest';
import { importContent } from '#web/i18n/content.ts';
import { parseChosen, writeChosen } from './whereQuery.ts';

const { regiones } = await importContent('countries', 'es');

const [first, second] = regiones;
const country = first?.paises.at(-1);

it.each([
  [`?pais=${country?.iso3}&lang=es`, first?.id, country?.nombre],
  [`?pais=${country?.iso3.toLowerCase()}`, first?.id, country?.nombre],
  [`?region=${second?.id}`, second?.id, undefined],
  [`?pais=XXX&region=${second?.id}`, second?.id, undefined],
  ['?region=luna', undefined, undefined],
  ['', undefined, undefined],
])('reads the choice of the address %s', (search, region, name) => {
  const chosen = parseChosen(search, regiones);
  expect([chosen.region?.id, chosen.country?.nombre]).toEqual([region, name]);
});

it('writes one choice and leaves the rest of the address', () => {
  const chosen = parseChosen(`?pais=${country?.iso3}`, regiones);
  expect(writeChosen('?lang=es&region=asia', chosen)).toBe(`?lang=es&pais=${country?.iso3}`);
  expect(second && writeChosen('?pais=KEN&lang=es', { region: second })).toBe(`?lang=es&region=${second?.id}`);
  expect(writeChosen('?pais=KEN', {})).toBe('');
});
