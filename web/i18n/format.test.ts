import { describe, expect, it } from 'vitest';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { formatDate, formatNumber, formatPartialDate, toHeading } from './format.ts';
import { COMPLETE_LANGUAGES } from '#server/testing/languages.ts';
import { createTexts } from './texts.tsx';

// British English.
const LOCALE = { es: 'es-PY', en: 'en-GB' };
const TEXTS = {
  es: createTexts('es', {
    ...es,
    'date.day': '{day} de {month} de {year}',
    'date.month': '{month} de {year}',
    'date.months': 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  }),
  en: createTexts('en', {
    ...en,
    'date.day': '{day} {month} {year}',
    'date.month': '{month} {year}',
    'date.months': 'January February March April May June July August September October November December',
  }),
};

describe.each(COMPLETE_LANGUAGES)('what is written in %s is what Intl writes', (language) => {
  it('for figures: grouped by thousands, four digits too [HOME-03]', () => {
    const format = new Intl.NumberFormat(LOCALE[language], { useGrouping: 'always', maximumFractionDigits: 0 });
    for (const value of [0, 7, 52, 800, 999, 1_000, 7_157, 80_000, 740_000, 1_234_567, 58.4, 58.6]) {
      expect(formatNumber(language)(value)).toBe(format.format(value));
    }
  });

  it.each([
    ['day', { year: 'numeric', month: 'long', day: 'numeric' }],
    ['month', { year: 'numeric', month: 'long' }],
    ['year', { year: 'numeric' }],
  ] as const)('for dates known to the %s', (precision, parts) => {
    const format = new Intl.DateTimeFormat(LOCALE[language], { ...parts, timeZone: 'UTC' });
    for (let month = 0; month < 12; month++) {
      for (const [day, time] of [
        [1, '00:00:00'],
        [14, '23:59:59'],
      ] as const) {
        const date = new Date(Date.UTC(2025, month, day));
        const local = `${date.toISOString().slice(0, 10)}T${time}`;
        expect(formatDate(TEXTS[language], local, precision)).toBe(format.format(date));
      }
    }
  });
});

it('a month is a heading with a capital', () => {
  expect(toHeading(formatPartialDate(TEXTS.es, '2026-03'))).toBe('Marzo de 2026');
});

it.each([
  ['2021', '2021'],
  ['2024-12', 'diciembre de 2024'],
  ['2019-01-18', '18 de enero de 2019'],
])('a date known as %s is written so far: %s', (date, written) => {
  expect(formatPartialDate(TEXTS.es, date)).toBe(written);
});
