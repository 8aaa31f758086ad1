import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CacheStore } from '#server/upstream/cacheStore.ts';
import { cleanFound } from './clean.ts';
import type { WordPressLimits } from './limits.ts';
import { isKeptOnDisk, isPosts, isSingle, toSingleQuestion } from './questions.ts';
import type { Answer, Found, Question } from './questions.ts';
import { foundSchema } from './shapes.ts';

interface Entry {
  found: Found;
  savedAt: number;
  /** Length and hash of its JSON. */
  length: number;
  hash: string;
}

interface PostCacheParts {
  store: CacheStore;
  limits: WordPressLimits;
  /** Told of each good answer that took the place of another one, or of none: fetched, or found on disk. */
  onGood: (key: string, found: Found) => void;
}

/** An answer that did not change is written again this often, so that it does not count as unused. */
const REWRITE_MS = 86_400_000;
/** Things that there are not are remembered up to this number. */
const MISSING_KEPT = 1_000;

/**
 * The last good answers, in memory and on disk. A good answer never runs out: it is given, however old, until WordPress gives
 * another. That there is no such thing is only remembered for a while, in memory.
 */
export class PostCache {
  readonly #parts: PostCacheParts;
  readonly #memory: LRUCache<string, Entry>;
  // By themselves, so that names that somebody made up drive no story out.
  readonly #missing = new LRUCache<string, number>({ max: MISSING_KEPT });
  readonly #writtenAt = new LRUCache<string, number>({ max: MISSING_KEPT });
  #version = 0;

  constructor(parts: PostCacheParts) {
    this.#parts = parts;
    const { memoryEntries: max, memoryLength: maxSize } = parts.limits;
    this.#memory = new LRUCache({ max, maxSize, sizeCalculation: ({ length }) => length });
  }

  /** Grows when an answer took the place of a different one. */
  get version(): number {
    return this.#version;
  }

  /** The answer held, and whether it is so young that it need not be asked for again. */
  get({ key }: Pick<Question, 'key'>): { answer: Answer; isFresh: boolean } | undefined {
    const { limits } = this.#parts;
    const isWithin = (savedAt: number, seconds: number) => Date.now() - savedAt < seconds * 1000;
    const missingSince = this.#missing.get(key);
    if (missingSince !== undefined && isWithin(missingSince, limits.missingSeconds)) {
      return { answer: null, isFresh: true };
    }
    const entry = this.#find(key);
    return entry && { answer: entry.found, isFresh: isWithin(entry.savedAt, limits.freshSeconds) };
  }

  set(question: Question, answer: Answer): void {
    const { key } = question;
    if (!answer) {
      const before = isSingle(question) ? this.#find(key) : undefined;
      this.#missing.set(key, Date.now());
      this.#drop(key);
      // WordPress was believed that a story is gone: its text must not come back by another question.
      if (before && isPosts(before.found)) for (const { id } of before.found.posts) this.#forget(id);
      return;
    }
    this.#missing.delete(key);
    const before = this.#memory.get(key);
    const entry = toEntry(answer, Date.now());
    const isChanged = before?.hash !== entry.hash;
    if (before && isChanged) this.#version++;
    this.#memory.set(key, entry);
    if (isKeptOnDisk(question) && isAnswered(question, answer)) this.#keepOnDisk(key, entry, isChanged);
    if (isChanged) this.#parts.onGood(key, answer);
  }

  /** Questions for one story whose answers are on disk. */
  keptStories(): Question[] {
    return this.#parts.store.keys().flatMap((key) => toSingleQuestion(key) ?? []);
  }

  #find(key: string): Entry | undefined {
    return this.#memory.get(key) ?? this.#readDisk(key);
  }

  #drop(key: string): void {
    if (this.#memory.delete(key)) this.#version++;
    this.#writtenAt.delete(key);
    this.#parts.store.remove(key);
  }

  /** Takes a post out of all answers that hold it. */
  #forget(id: number): void {
    const { store, onGood } = this.#parts;
    const onDisk = store.keys(`{"id":${id},"slug":`);
    for (const key of new Set([...this.#memory.keys(), ...onDisk])) {
      const entry = this.#memory.peek(key) ?? this.#readDisk(key);
      if (!entry || !isPosts(entry.found)) continue;
      const posts = entry.found.posts.filter((post) => post.id !== id);
      if (posts.length === entry.found.posts.length) continue;
      this.#version++;
      if (!posts.length) {
        this.#drop(key);
        continue;
      }
      const less = toEntry({ posts, total: Math.max(posts.length, entry.found.total - 1) }, entry.savedAt);
      this.#memory.set(key, less);
      if (onDisk.includes(key)) this.#keepOnDisk(key, less, true);
      onGood(key, less.found);
    }
  }

  #keepOnDisk(key: string, { found, savedAt }: Entry, isChanged: boolean): void {
    if (!isChanged && savedAt - (this.#writtenAt.get(key) ?? 0) < REWRITE_MS) return;
    this.#writtenAt.set(key, savedAt);
    this.#parts.store.put(key, { text: JSON.stringify(found), savedAt });
  }

  #readDisk(key: string): Entry | undefined {
    const stored = this.#parts.store.read(key, foundSchema);
    if (!stored) return undefined;
    // A clock that was set back must not make an old answer a fresh one.
    const entry = toEntry(cleanFound(stored.value), Math.min(stored.savedAt, Date.now()));
    this.#memory.set(key, entry);
    this.#writtenAt.set(key, stored.savedAt);
    this.#parts.onGood(key, entry.found);
    return entry;
  }
}

/** Whether a story is the one that was asked for, and a list holds anything. */
function isAnswered(question: Question, found: Found): boolean {
  if (!isPosts(found)) return true;
  return question.kind === 'story' ? found.posts[0]?.slug === question.slug : found.posts.length > 0;
}

function toEntry(found: Found, savedAt: number): Entry {
  const json = JSON.stringify(found);
  return { found, savedAt, length: json.length, hash: createHash('sha1').update(json).digest('base64url') };
}
