import { CATEGORY } from '#contract/news.ts';
import { topics } from '#content/blog.ts';
import type { Story } from '#server/blog/story.ts';

/** Made-up stories for tests and benchmarks. */

/** A complete story with changes. */
export function sampleStory(parts: Partial<Story> = {}): Story {
  const id = parts.id ?? 1;
  const lang = parts.lang ?? 'es';
  return {
    id,
    slug: `historia-${id}`,
    title: `Historia ${id}`,
    date: '2026-03',
    categories: lang === 'en' ? [CATEGORY.english] : [CATEGORY.news],
    topics: [],
    excerpt: `Resumen de la historia ${id}.`,
    source: 'https://example.org/fuente',
    lang,
    markdown: `Texto de la historia ${id}.`,
    ...parts,
  };
}

/**
 * `count` stories, deterministic: every third in English, dates going back from the first, 120 words each with realistic
 * word frequencies; only story 1 contains `ñandutí`.
 */
export function sampleStories(count: number): Story[] {
  const random = createRandom(7);
  const words = Array.from({ length: 20_000 }, () => toWord(random));
  const text = (length: number) =>
    Array.from({ length }, () => words[Math.floor(words.length * random() ** 4)] ?? '').join(' ');

  return Array.from({ length: count }, (_, at) => {
    const lang = at % 3 === 2 ? 'en' : 'es';
    const topic = topics[at % topics.length]?.slug;
    return sampleStory({
      id: at + 1,
      lang,
      title: text(6),
      excerpt: text(20),
      date: new Date(Date.UTC(2026, 2, 1) - at * 86_400_000).toISOString().slice(0, 10),
      categories: lang === 'en' ? [CATEGORY.english] : [at % 2 ? CATEGORY.stories : CATEGORY.news],
      topics: topic ? [topic] : [],
      image: `/art/sample-${at % 12}.svg`,
      image_alt: `Dibujo ${at % 12}`,
      markdown: `${text(60)}.\n\n## ${text(3)}\n\n${text(60)} ${at === 0 ? 'ñandutí' : ''}.`,
    });
  });
}

/** Lehmer's generator: numbers from 0 to 1 that depend only on the seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function toWord(random: () => number): string {
  const letter = (letters: string) => letters[Math.floor(random() * letters.length)] ?? '';
  return Array.from({ length: 3 }, () => letter('bcdfghlmnprstv') + letter('aeiou')).join('');
}
