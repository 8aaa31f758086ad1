import { expect, it } from 'vitest';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { findOtherVoices } from './voice.ts';

const NOTHING = {
  root: '',
  files: new Map(),
  texts: { es: {}, en: {} },
  stories: [],
  storyProblems: [],
  slugs: new Set<string>(),
};

it('a text says vos, never tú, and has no emoji', () => {
  const texts = { es: { a: 'Vos podés', b: 'Aquí puedes leer más' }, en: { a: 'You can', b: 'Hello 👋' } };
  expect(findOtherVoices({ ...NOTHING, texts })).toEqual([
    'content/i18n/es.json: b: “puedes” is said to tú, the site says vos',
    'content/i18n/en.json: b: must hold no emoji',
  ]);
});

it('so does a record, and a story', () => {
  const stories = [sampleStory({ slug: 'una', markdown: 'Escríbenos.' })];
  expect(findOtherVoices({ ...NOTHING, files: new Map([['rates.json', [{ texto: '❤️' }]]]), stories })).toEqual([
    'content/rates.json: 0.texto: must hold no emoji',
    'content/posts/es/una.md: body: “Escríbenos” is said to tú, the site says vos',
  ]);
});
