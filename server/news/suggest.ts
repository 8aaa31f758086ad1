import type { Language } from '#contract/language.ts';
import { fold } from '#contract/text.ts';

/** What of a story decides how near it is to another. `index` is its place in the list given, newest first. */
export interface SuggestDocument {
  index: number;
  lang: Language;
  categories: readonly number[];
  topics: readonly string[];
  title: string;
  excerpt: string;
  text: string;
}

/** At most this many related posts: two rows of the three that the carousel shows. */
export const SUGGESTED_POSTS = 6;

// A shared topic weighs more than a category; shared rare words decide between posts of one topic.
const CATEGORY_WEIGHT = 0.5;
const TOPIC_WEIGHT = 1.5;
const WORDS_WEIGHT = 3;
const FIELD_WEIGHTS = { title: 3, excerpt: 2, text: 1 } as const;

// These three bound the work for one post, however many there are.
const RAREST_WORDS = 24;
const POSTS_A_WORD = 40;
const NEWEST_A_GROUP = 40;

const WORD_LETTERS = 4;

const STOP_WORDS = new Set(
  `para como pero sino porque cuando donde desde hasta sobre entre este esta estos estas esos esas aquel aquella cada todo toda
  todos todas otro otra otros otras mismo misma mucho mucha muchos muchas poco pocos tambien ademas mientras durante segun
  cual cuales quien quienes tiene tienen tenia hacer hace hacen puede pueden podia sido estaba estan estar haber habia hay
  tras ante bajo contra hacia mediante nuestro nuestra nuestros nuestras ellos ellas usted ustedes anos parte manera solo
  about after again also because been before being between both could does doing down during each from further have having
  here into itself just more most only other over same should some such than that their them then there these they this those
  through under until very were what when where which while with would your will they whom years year`
    .split(/\s+/)
    .map(stem),
);

interface Posting {
  index: number;
  weight: number;
}

/** Who uses a word, in one language; `postings` is emptied once they are too many to tell posts apart. */
interface Word {
  used: number;
  postings: Posting[];
}

/**
 * A function from a document's index to the indexes of at most `SUGGESTED_POSTS` related ones in the same language, never
 * itself, the closest first and the newer of equals first. An answer is worked out once and kept.
 */
export function createSuggester(documents: readonly SuggestDocument[]): (index: number) => readonly number[] {
  const wordsOf = documents.map(toWords);
  const sizes = new Map<Language, number>();
  const groups = new Map<string, number[]>();
  for (const document of documents) {
    sizes.set(document.lang, (sizes.get(document.lang) ?? 0) + 1);
    for (const name of toGroups(document)) {
      const group = groups.get(name) ?? [];
      if (group.length < NEWEST_A_GROUP) group.push(document.index);
      groups.set(name, group);
    }
  }
  const vocabulary = countWords(documents, wordsOf, sizes);

  const suggest = (document: SuggestDocument): number[] => {
    const size = sizes.get(document.lang) ?? 0;
    const scores = new Map<number, number>();
    const rare = [...(wordsOf[document.index] ?? [])]
      .flatMap(([word, weight]) => {
        const known = vocabulary.get(`${document.lang} ${word}`);
        return known && known.postings.length > 1
          ? [{ known, weight, rarity: Math.log(size / known.used) / Math.log(size) }]
          : [];
      })
      .sort((a, b) => b.weight * b.rarity - a.weight * a.rarity)
      .slice(0, RAREST_WORDS);

    for (const { known, weight, rarity } of rare) {
      for (const posting of known.postings) {
        // A long text shares words with everything: its length tempers what they count.
        const length = Math.sqrt(wordsOf[posting.index]?.size ?? 1);
        const gain = (WORDS_WEIGHT * rarity * (weight + posting.weight)) / 2 / length;
        scores.set(posting.index, (scores.get(posting.index) ?? 0) + gain);
      }
    }
    for (const name of toGroups(document)) {
      for (const index of groups.get(name) ?? []) if (!scores.has(index)) scores.set(index, 0);
    }
    scores.delete(document.index);

    const closest: { index: number; score: number }[] = [];
    for (const [index, words] of scores) {
      const score = words + kinship(document, documents[index]);
      const place = closest.findIndex((other) => score > other.score || (score === other.score && index < other.index));
      // Six are wanted of perhaps a thousand: putting each in its place is quicker than sorting them all.
      closest.splice(place < 0 ? closest.length : place, 0, { index, score });
      closest.length = Math.min(closest.length, SUGGESTED_POSTS);
    }
    return closest.map(({ index }) => index);
  };

  const known = new Map<number, readonly number[]>();
  return (index) => {
    const document = documents[index];
    const answer = known.get(index) ?? (document ? suggest(document) : []);
    known.set(index, answer);
    return answer;
  };
}

/** What shared topics and categories count; 0 across languages. */
function kinship(a: SuggestDocument, b: SuggestDocument | undefined): number {
  if (b?.lang !== a.lang) return 0;
  const topics = a.topics.filter((topic) => b.topics.includes(topic)).length;
  const categories = a.categories.filter((category) => b.categories.includes(category)).length;
  return TOPIC_WEIGHT * topics + CATEGORY_WEIGHT * categories;
}

/** Names of the groups from which the newest are candidates even where no rare word is shared. */
function toGroups({ lang, topics, categories }: SuggestDocument): string[] {
  return [
    ...topics.map((topic) => `${lang} topic ${topic}`),
    ...categories.map((category) => `${lang} category ${category}`),
  ];
}

/** Each word with the weight of the best field it stands in. */
function toWords(document: SuggestDocument): Map<string, number> {
  const words = new Map<string, number>();
  for (const field of ['text', 'excerpt', 'title'] as const) {
    for (const token of fold(document[field]).split(/[^a-z0-9]+/)) {
      if (token.length < WORD_LETTERS) continue;
      const word = stem(token);
      if (!STOP_WORDS.has(word)) words.set(word, FIELD_WEIGHTS[field]);
    }
  }
  return words;
}

function countWords(
  documents: readonly SuggestDocument[],
  wordsOf: readonly Map<string, number>[],
  sizes: ReadonlyMap<Language, number>,
): Map<string, Word> {
  const vocabulary = new Map<string, Word>();
  for (const { index, lang } of documents) {
    const limit = Math.min(POSTS_A_WORD, (sizes.get(lang) ?? 0) / 2);
    for (const [name, weight] of wordsOf[index] ?? []) {
      const word = vocabulary.get(`${lang} ${name}`) ?? { used: 0, postings: [] };
      word.used++;
      if (word.used <= limit) word.postings.push({ index, weight });
      else word.postings = [];
      vocabulary.set(`${lang} ${name}`, word);
    }
  }
  return vocabulary;
}

// Plurals meet their singular; more grammar than that changes little in so short a list.
function stem(word: string): string {
  return word.replace(/s$/, '');
}
