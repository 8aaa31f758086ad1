import { describe, expect, it } from 'vitest';
import education from '../content/education.json' with { type: 'json' };
import en from '../content/i18n/en.json' with { type: 'json' };
import es from '../content/i18n/es.json' with { type: 'json' };
import { pictures } from './pictures.ts';
import { BOOK_TITLES } from './scenes/book.ts';
import { BANNER_WORDS } from './scenes/educationBanner.ts';

const drawn = pictures();

it('draws the same bytes each time', () => {
  expect(pictures()).toEqual(drawn);
});

describe.each(['es', 'en'] as const)('in %s', (language) => {
  it('prints the title on the book that the home page gives it', () => {
    expect({ es, en }[language]['home.book.title']).toBe(BOOK_TITLES[language]);
  });

  it('draws the words on the chat’s banner that its description begins with', () => {
    expect(education.banner.alt[language].startsWith(BANNER_WORDS[language].join(' '))).toBe(true);
  });
});

it.each([...drawn])('%s has no broken number, and each id once', (_name, svg) => {
  expect(svg.match(/NaN|undefined|Infinity| d="[^"]*\de[^"]*"/g)).toBeNull();
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
