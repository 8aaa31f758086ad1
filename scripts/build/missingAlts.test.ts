import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { findMissingAlts } from './missingAlts.ts';
import { readContent, type Content } from './readContent.ts';

const OWN = readContent(join(import.meta.dirname, '../..'));

function missingIn(said: Partial<Content>): string[] {
  const faults = findMissingAlts({ ...OWN, files: new Map(), stories: [], ...said });
  return faults.map(({ file, keys, says }) => `${file}: ${keys.join('.')}: ${says.en.split(':')[0]}`);
}

function missingInStory(markdown: string): string[] {
  return missingIn({ stories: [sampleStory({ slug: 'una', markdown })] });
}

it.each([
  ['![](/art/emblem.svg)', '/art/emblem.svg'],
  ['<figure><img src="/art/emblem.svg"></figure>', '/art/emblem.svg'],
  ['Con <img src="/art/emblem.svg"> en el medio', '/art/emblem.svg'],
])('%s inside a story says nothing to who cannot see it', (markdown, picture) => {
  expect(missingInStory(markdown)).toEqual([`content/posts/es/una.md: body: nothing says what ${picture} shows`]);
});

it.each(['![El emblema](/art/emblem.svg)', '<img src="/art/emblem.svg" alt="">', '`![](/art/emblem.svg)`'])(
  '%s is described, said to be ornament, or no picture',
  (markdown) => {
    expect(missingInStory(markdown)).toEqual([]);
  },
);

it('spaces describe nothing', () => {
  const files: Content['files'] = new Map([['microfinance.json', { productos: [{ alt: { es: ' ', en: 'A cart' } }] }]]);
  expect(missingIn({ files })).toEqual(['content/microfinance.json: productos.0.alt.es: is empty']);
});
