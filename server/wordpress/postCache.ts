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
  /** Of the JSON. */
  length: number;
  hash: string;
}

interface PostCacheParts {
  store: CacheStore;
  limits: WordPressLimits;
  /** Called for each new or changed answer, fetched or read from disk. */
  onAnswer: (key: string, found: Found) => void;
}

/** An unchanged answer is rewritten this often, so that the disk cache does not drop it as unused. */
const REWRITE_MS = 86_400_000;
/** Number of questions remembered as not found. */
const MAX_MISSING = 1_000;

/**
 * The last good answers, in memory and on disk. A good answer never expires, only a new one replaces it. "Not found" is kept
 * for `missingSeconds`, in memory.
 */
export class PostCache {
  readonly #parts: PostCacheParts;
  readonly #memory: LRUCache<string, Entry>;
  // Separate, so that made-up names cannot push out stories.
  readonly #missing = new LRUCache<string, number>({ max: MAX_MISSING });
  readonly #writtenAt = new LRUCache<string, number>({ max: MAX_MISSING });
  #version = 0;

  constructor(parts: PostCacheParts) {
    this.#parts = parts;
    const { memoryEntries: max, memoryLength: maxSize } = parts.limits;
    this.#memory = new LRUCache({ max, maxSize, sizeCalculation: ({ length }) => length });
  }

  /** Increases when an answer changed. */
  get version(): number {
    return this.#version;
  }

  get({ key }: Pick<Question, 'key'>): { answer: Answer; isFresh: boolean; ageMs: number } | undefined {
    const { limits } = this.#parts;
    const isWithin = (savedAt: number, seconds: number) => Date.now() - savedAt < seconds * 1000;
    const missingSince = this.#missing.get(key);
    if (missingSince !== undefined && isWithin(missingSince, limits.missingSeconds)) {
      return { answer: null, isFresh: true, ageMs: Date.now() - missingSince };
    }
    const entry = this.#find(key);
    if (!entry) return undefined;
    const { found, savedAt } = entry;
    return { answer: found, isFresh: isWithin(savedAt, limits.freshSeconds), ageMs: Date.now() - savedAt };
  }

  set(question: Question, answer: Answer): void {
    const { key } = question;
    if (!answer) {
      const before = isSingle(question) ? this.#find(key) : undefined;
      this.#missing.set(key, Date.now());
      this.#drop(key);
      // A deleted story must not stay in the answers to other questions.
      if (before && isPosts(before.found)) for (const { id } of before.found.posts) this.#forget(id);
      return;
    }
    this.#missing.delete(key);
    const before = this.#memory.get(key);
    const entry = toEntry(answer, Date.now());
    const isChanged = before?.hash !== entry.hash;
    if (before && isChanged) this.#version++;
    this.#memory.set(key, entry);
    if (isKeptOnDisk(question) && matchesQuestion(question, answer)) this.#keepOnDisk(key, entry, isChanged);
    if (isChanged) this.#parts.onAnswer(key, answer);
  }

  /** Questions for single posts whose answers are on disk. */
  storedStories(): Question[] {
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

  /** Removes a post from all answers. */
  #forget(id: number): void {
    const { store, onAnswer } = this.#parts;
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
      const shorter = toEntry({ posts, total: Math.max(posts.length, entry.found.total - 1) }, entry.savedAt);
      this.#memory.set(key, shorter);
      if (onDisk.includes(key)) this.#keepOnDisk(key, shorter, true);
      onAnswer(key, shorter.found);
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
    // If the clock was set back, `savedAt` is in the future and the answer would stay fresh.
    const entry = toEntry(cleanFound(stored.value), Math.min(stored.savedAt, Date.now()));
    this.#memory.set(key, entry);
    this.#writtenAt.set(key, stored.savedAt);
    this.#parts.onAnswer(key, entry.found);
    return entry;
  }
}

/** WordPress can find a story by another spelling of its slug; empty lists are not worth the disk. */
function matchesQuestion(question: Question, found: Found): boolean {
  if (!isPosts(found)) return true;
  return question.kind === 'story' ? found.posts[0]?.slug === question.slug : found.posts.length > 0;
}

function toEntry(found: Found, savedAt: number): Entry {
  const json = JSON.stringify(found);
  return { found, savedAt, length: json.length, hash: createHash('sha1').update(json).digest('base64url') };
}
