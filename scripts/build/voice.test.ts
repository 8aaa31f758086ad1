import { expect, it } from 'vitest';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { inEachLanguage } from '#server/testing/languages.ts';
import { findOtherVoices } from './voice.ts';

const NOTHING = {
  root: '',
  files: new Map(),
  texts: inEachLanguage({}),
  stories: [],
  faults: [],
  slugs: new Set<string>(),
  today: '2026-11-24',
};

const toldOf = (content: Parameters<typeof findOtherVoices>[0]) =>
  findOtherVoices(content).map(({ file, keys, says }) => `${file}: ${keys.join('.')}: ${says.en.split(/[:,]/)[0]}`);

it('a text says vos, never tú, and has no emoji', () => {
  const texts = {
    ...inEachLanguage({}),
    es: { a: 'Vos podés', b: 'Aquí puedes leer más' },
    en: { a: 'You can', b: 'Hello 👋' },
  };
  expect(toldOf({ ...NOTHING, texts })).toEqual([
    'content/i18n/es.json: b: “puedes” is said to tú',
    'content/i18n/en.json: b: has an emoji',
  ]);
});

it('so does a record, and a story', () => {
  const stories = [sampleStory({ slug: 'una', markdown: 'Escríbenos.' })];
  expect(toldOf({ ...NOTHING, files: new Map([['rates.json', [{ texto: '❤️' }]]]), stories })).toEqual([
    'content/rates.json: 0.texto: has an emoji',
    'content/posts/es/una.md: body: “Escríbenos” is said to tú',
  ]);
});
