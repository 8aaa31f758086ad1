import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CopyStore } from '#server/upstream/copyStore.ts';
import { cleanFound } from './clean.ts';
import type { WordPressLimits } from './limits.ts';
import { fromKey, isOfTheSite, isStory } from './question.ts';
import type { Question } from './question.ts';
import { foundSchema, isFound } from './shapes.ts';
import type { Found, Missing, Outcome } from './shapes.ts';

interface Copy {
  found: Found;
  savedAt: number;
  /** Length and hash of its JSON. */
  length: number;
  hash: string;
}

interface CopiesParts {
  store: CopyStore;
  limits: WordPressLimits;
  /** Told of each good answer that took the place of another one, or of none: fetched, or found on disk. */
  onGood: (key: string, found: Found) => void;
  now: () => number;
}

/** A copy of an answer that did not change is written again this often, so that it does not count as unused. */
const REWRITE_MS = 86_400_000;
/** Things that there are not are remembered up to this number. */
const MISSING_KEPT = 1_000;

/**
 * The last good answers, in memory and on disk. A good answer never runs out: it is given, however old, until WordPress gives
 * another. That there is no such thing is only remembered for a while, in memory.
 */
export class Copies {
  readonly #parts: CopiesParts;
  readonly #memory: LRUCache<string, Copy>;
  // By themselves, so that names that somebody made up drive no story out.
  readonly #missing = new LRUCache<string, { missing: Missing; savedAt: number }>({ max: MISSING_KEPT });
  readonly #writtenAt = new LRUCache<string, number>({ max: MISSING_KEPT });
  #version = 0;

  constructor(parts: CopiesParts) {
    this.#parts = parts;
    const { memoryEntries: max, memoryLength: maxSize } = parts.limits;
    this.#memory = new LRUCache({ max, maxSize, sizeCalculation: ({ length }) => length });
  }

  /** Grows when an answer took the place of a different one. */
  get version(): number {
    return this.#version;
  }

  /** The answer held, and whether it is so young that it need not be asked for again. */
  get({ key }: Pick<Question, 'key'>): { answer: Outcome; isFresh: boolean } | undefined {
    const { limits, now } = this.#parts;
    const isWithin = (savedAt: number, seconds: number) => now() - savedAt < seconds * 1000;
    const nothing = this.#missing.get(key);
    if (nothing && isWithin(nothing.savedAt, limits.missingSeconds)) {
      return { answer: nothing.missing, isFresh: true };
    }
    const copy = this.#memory.get(key) ?? this.#readDisk(key);
    return copy && { answer: copy.found, isFresh: isWithin(copy.savedAt, limits.freshSeconds) };
  }

  set(question: Question, outcome: Outcome): void {
    const { key } = question;
    if (!isFound(outcome)) {
      const before = isStory(question) ? (this.#memory.get(key) ?? this.#readDisk(key)) : undefined;
      this.#missing.set(key, { missing: outcome, savedAt: this.#parts.now() });
      this.#drop(key);
      // WordPress was believed that a story is gone: its text must not come back by another question.
      if (before?.found.collection === 'posts') for (const { item } of before.found.entries) this.#forget(item.id);
      return;
    }
    this.#missing.delete(key);
    const before = this.#memory.get(key);
    const copy = toCopy(outcome, this.#parts.now());
    if (before && before.hash !== copy.hash) this.#version++;
    this.#memory.set(key, copy);
    if (isOfTheSite(question) && isAnswered(question, outcome)) this.#keepOnDisk(key, copy, before?.hash !== copy.hash);
    if (before?.hash !== copy.hash) this.#parts.onGood(key, outcome);
  }

  /** Questions for one story whose answers are on disk. */
  keptStories(): Question[] {
    const questions = this.#parts.store.keys().flatMap((key) => (key.startsWith('posts') ? (fromKey(key) ?? []) : []));
    return questions.filter(isStory);
  }

  #drop(key: string): void {
    if (this.#memory.delete(key)) this.#version++;
    this.#writtenAt.delete(key);
    this.#parts.store.remove(key);
  }

  /** Takes a post out of all answers that hold it. */
  #forget(id: number): void {
    const { store } = this.#parts;
    const onDisk = store.keys(`"item":{"id":${id},`);
    for (const key of new Set([...this.#memory.keys(), ...onDisk])) {
      const copy = this.#memory.peek(key) ?? this.#readDisk(key);
      if (copy?.found.collection !== 'posts') continue;
      const entries = copy.found.entries.filter(({ item }) => item.id !== id);
      const gone = copy.found.entries.length - entries.length;
      if (!gone) continue;
      this.#version++;
      if (!entries.length) {
        this.#drop(key);
        continue;
      }
      const less = toCopy(
        { ...copy.found, entries, total: Math.max(entries.length, copy.found.total - gone) },
        copy.savedAt,
      );
      this.#memory.set(key, less);
      if (onDisk.includes(key)) this.#keepOnDisk(key, less, true);
      this.#parts.onGood(key, less.found);
    }
  }

  #keepOnDisk(key: string, { found, savedAt }: Copy, changed: boolean): void {
    if (!changed && savedAt - (this.#writtenAt.get(key) ?? 0) < REWRITE_MS) return;
    this.#writtenAt.set(key, savedAt);
    this.#parts.store.put(key, { text: JSON.stringify(found), savedAt });
  }

  #readDisk(key: string): Copy | undefined {
    const stored = this.#parts.store.read(key, foundSchema);
    if (!stored) return undefined;
    const { now, onGood } = this.#parts;
    // A clock that was set back must not make an old copy a fresh one.
    const copy = toCopy(cleanFound(stored.value), Math.min(stored.savedAt, now()));
    this.#memory.set(key, copy);
    this.#writtenAt.set(key, stored.savedAt);
    onGood(key, copy.found);
    return copy;
  }
}

/** Whether a story is the one that was asked for, and a list holds anything. */
function isAnswered(question: Question, { collection, entries }: Found): boolean {
  if (question.kind !== 'list' || !question.slugs.length) return entries.length > 0;
  return collection === 'posts' && entries[0]?.item.slug === question.slugs[0];
}

function toCopy(found: Found, savedAt: number): Copy {
  const json = JSON.stringify(found);
  return { found, savedAt, length: json.length, hash: createHash('sha1').update(json).digest('base64url') };
}
