import { expect, it } from 'vitest';
import { readGuaranies, readCount } from './guaranies.ts';

it.each([
  ['1500000', 1_500_000],
  ['1.500.000', 1_500_000],
  ['1,500,000', 1_500_000],
  ['1 500 000', 1_500_000],
  ['Gs. 1.500.000', 1_500_000],
  ['Gs 1.500.000', 1_500_000],
  ['₲1.500.000', 1_500_000],
  [' 250.000 ', 250_000],
  ['1.500.000,00', 1_500_000],
  ['1,500.5', 1_500],
  ['1.500.', 1_500],
  ['150.0', 150],
  ['', undefined],
  ['un millón', undefined],
  ['-5', undefined],
  ['1e6', undefined],
])('an amount typed as “%s” is read as %s', (typed, amount) => {
  expect(readGuaranies(typed)).toBe(amount);
});

it.each([
  ['12', 12],
  [' 6 ', 6],
  ['', undefined],
  ['1.5', undefined],
  ['doce', undefined],
  ['-3', undefined],
])('a term typed as “%s” is read as %s', (typed, count) => {
  expect(readCount(typed)).toBe(count);
});
