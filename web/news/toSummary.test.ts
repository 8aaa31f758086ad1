import { expect, it } from 'vitest';
import { toSummary } from './toSummary.ts';

const SENTENCE = 'La promoción 2025 recibió Gs. 3.000.000 para poner en marcha su plan.';
const LONG = 'Las vecinas del comité hicieron las cuentas y cada una contó qué quería hacer con su negocio ';

it.each([
  ['keeps an excerpt that fits', SENTENCE, SENTENCE],
  ['ends a long one with its last whole sentence', `${SENTENCE} ${LONG}${LONG}`, SENTENCE],
  [
    'takes no abbreviation for an end',
    `Recibieron de la escuela de su zona, Gs. 3.000.000. ${LONG}${LONG}`,
    'Recibieron de la escuela de su zona, Gs. 3.000.000.',
  ],
  [
    'ends with a word where no sentence ends',
    `${LONG}, ${LONG}`,
    /^Las vecinas .* negocio , Las vecinas .* qué quería…$/,
  ],
  [
    'ends with a word where the first sentence is short',
    `Hubo fiesta. ${LONG}${LONG}`,
    /^Hubo fiesta\. Las .* cada una contó qué…$/,
  ],
  ['says no more than a WordPress has sent', 'Cada vecina contó su plan, y […]', 'Cada vecina contó su plan, y…'],
  ['leaves out the sentence that a WordPress has cut', `${SENTENCE} Después, […]`, SENTENCE],
  ['cuts a word that never ends', 'a'.repeat(500), `${'a'.repeat(170)}…`],
  ['keeps an empty one', '', ''],
])('%s', (_, excerpt, summary) => {
  const said = toSummary(excerpt);
  if (typeof summary === 'string') expect(said).toBe(summary);
  else expect(said).toMatch(summary);
  expect(said.length).toBeLessThanOrEqual(171);
});
