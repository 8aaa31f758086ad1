import { expect, it } from 'vitest';
import { isBlank } from './blank.ts';

it.each([
  ['nothing', ''],
  ['spaces', ' \t\u00a0\u3000\u2003'],
  ['a space without width', '\u200b'],
  ['joiners', '\u200d\u200c\u2060\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['marks of direction', '\u200e\u202e\u2066'],
  ['fillers that are letters', '\u3164\u115f\uffa0'],
  ['an empty pattern of Braille', '\u2800'],
  ['a variation of nothing', '\ufe0f'],
])('%s is blank', (_what, text) => {
  expect(isBlank(text)).toBe(true);
});

it.each(['a', '.', 'ñ', '\u{1f44d}\u{1f3fd}', '\u2764\ufe0f', '\u200bx\u200b', '⠁', '한', '\ufffd', '\u{1fbff}'])(
  '%j is not',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
