import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TRACKING, WORD_SPACING } from './outlines.ts';

const tokens = readFileSync('web/styles/tokens.css', 'utf8');

it.each([
  ['--tr-display', TRACKING],
  ['--ws-head', WORD_SPACING],
])('lettering is spaced as titles of the site are, by %s', (token, drawn) => {
  const size = new RegExp(`${token}: (-?[\\d.]+)em;`).exec(tokens)?.[1];
  expect(Number(size) * 1000).toBeCloseTo(drawn);
});
