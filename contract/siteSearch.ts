import MiniSearch, { type SearchResult } from 'minisearch';
import * as z from 'zod/mini';
import type { Language } from './language.ts';
import { fold } from './text.ts';
import { findsByPrefix, MOST_WORDS, slipsIn } from './wordSearch.ts';

/** What can be found, in the order in which the results are grouped. */
export const FOUND_KINDS = ['page', 'office', 'document', 'internship', 'story', 'figure', 'country'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/**
 * Something to find: a section of a page, or a thing of its own. `href` as in links, with the section's anchor; `page` is the
 * title of the page that it stands on; `text` has a line for each paragraph; `also` is its name in the other language, `words`
 * are others that people ask with.
 */
export const searchEntrySchema = z.object({
  kind: z.enum(FOUND_KINDS),
  title: z.string(),
  href: z.string(),
  page: z.optional(z.string()),
  text: z.optional(z.string()),
  also: z.optional(z.string()),
  words: z.optional(z.string()),
});
export const searchIndexSchema = z.array(searchEntrySchema);
export type SearchEntry = z.infer<typeof searchEntrySchema>;

export interface Found extends Omit<SearchEntry, 'text' | 'also' | 'words'> {
  /** The sentence that fits best, in pieces: each second one is a word that was asked for. Empty: there is none. */
  sentence: string[];
}

/** Path of all that can be found in a language. */
export function searchIndexPath(language: Language): string {
  return `/busqueda/${language}.json`;
}

/** How much more a whole page counts than its sections, and a figure for who asks how many. */
const PAGE_WEIGHT = 2;
const FIGURE_WEIGHT = 4;
const HOW_MANY = /\bcuant[oa]s?\b|\bhow (many|much)\b/;

const MOST_FOUND = 40;
/** A sentence is cut to about this many characters. */
const SENTENCE_LETTERS = 220;

/** What questions are full of, and what every text has. */
const STOP_WORDS = new Set(
  (
    'a al con como cual cuales cuando cuanta cuantas cuanto cuantos de del donde e el ella en es esta este esto hay la las lo los ' +
    'me mi mis no o para por que quien quienes se ser si sin son su sus te tu un una uno y ya ' +
    'an and are as at be by can do does for from how i in is it many much my of on or our the their to was what when where which ' +
    'who with you your'
  ).split(' '),
);

/**
 * A word as it is compared: without accents and without the plural endings of both languages ('pasantías' and 'pasantía',
 * 'relaciones' and 'relación', 'families' and 'family' are one). Null for a stop word.
 */
export function toTerm(word: string): string | null {
  const folded = fold(word);
  if (STOP_WORDS.has(folded)) return null;
  const singular = folded.length < 4 ? folded : folded.replace(/ies$/, 'y').replace(/s$/, '');
  return (singular.length < 4 ? singular : singular.replace(/e$/, '')).replace(/z$/, 'c');
}

/**
 * A search through entries, the best first: those that hold all words, or what begins with them; where there are none, what is
 * nearly the same, then those that hold some. Of a page the section that fits best.
 */
export function createSiteSearch(entries: readonly SearchEntry[]): (words: string) => Found[] {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'words', 'also', 'page', 'text'],
    processTerm: toTerm,
    searchOptions: {
      boost: { title: 4, words: 4, also: 3, page: 2 },
      prefix: findsByPrefix,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (asked) => {
    const words = wordsOf(asked).slice(0, MOST_WORDS).join(' ');
    const figures = HOW_MANY.test(fold(asked)) ? FIGURE_WEIGHT : 1;
    const boostDocument = (id: number) => {
      const entry = entries[id];
      if (entry?.kind === 'figure') return figures;
      return entry?.kind === 'page' && !entry.page ? PAGE_WEIGHT : 1;
    };
    const ways = [
      { combineWith: 'AND' },
      { combineWith: 'AND', fuzzy: slipsIn },
      { combineWith: 'OR', fuzzy: slipsIn },
    ] as const;
    let found: SearchResult[] = [];
    for (const way of ways) found = found.length ? found : index.search(words, { ...way, boostDocument });
    const seen = new Set<string>();
    const best: Found[] = [];
    for (const { id, match } of found) {
      const entry = entries[Number(id)];
      if (!entry) continue;
      const [path = ''] = entry.href.split('#', 1);
      const place =
        entry.kind === 'page' || entry.kind === 'internship' ? path : `${entry.kind} ${entry.title} ${entry.href}`;
      if (seen.has(place)) continue;
      seen.add(place);
      best.push(toFound(entry, new Set(Object.keys(match))));
      if (best.length === MOST_FOUND) break;
    }
    return best;
  };
}

function toFound({ text = '', also: _also, words: _words, ...entry }: SearchEntry, terms: ReadonlySet<string>): Found {
  const sentences = text.split(/\n|(?<=[.!?…])\s+(?=[\p{Lu}¿¡«“"\d])/u);
  const hits = (sentence: string) =>
    new Set(
      wordsOf(sentence)
        .map(toTerm)
        .filter((term) => term && terms.has(term)),
    ).size;
  let best = '';
  let most = -1;
  for (const sentence of sentences) {
    const count = hits(sentence);
    if (count > most) [best, most] = [sentence, count];
  }
  return { ...entry, sentence: marked(cut(best, terms), terms) };
}

/** A long sentence from shortly before its first word that was asked for. */
function cut(sentence: string, terms: ReadonlySet<string>): string {
  if (sentence.length <= SENTENCE_LETTERS) return sentence;
  const first = [...sentence.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => isAsked(word, terms))?.index ?? 0;
  const from = first < SENTENCE_LETTERS / 2 ? 0 : sentence.lastIndexOf(' ', first - SENTENCE_LETTERS / 4) + 1;
  const to =
    sentence.length - from <= SENTENCE_LETTERS ? sentence.length : sentence.lastIndexOf(' ', from + SENTENCE_LETTERS);
  return `${from ? '… ' : ''}${sentence.slice(from, to)}${to < sentence.length ? ' …' : ''}`;
}

/** In pieces: each second one is a word that was asked for. */
function marked(sentence: string, terms: ReadonlySet<string>): string[] {
  const pieces: string[] = [];
  let plain = '';
  for (const piece of sentence.split(/([\p{L}\p{N}]+)/u)) {
    if (isAsked(piece, terms)) {
      pieces.push(plain, piece);
      plain = '';
    } else plain += piece;
  }
  return plain ? [...pieces, plain] : pieces;
}

function isAsked(word: string, terms: ReadonlySet<string>): boolean {
  return word !== '' && terms.has(toTerm(word) ?? '');
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
