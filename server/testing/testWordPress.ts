import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { askNews } from './askNews.ts';
import { serveWordPress } from './sampleWordPress.ts';
import type { TestWordPress } from './sampleWordPress.ts';
import { temporaryFolder } from './testService.ts';
import { createWordPress } from '#server/wordpress/wordpress.ts';
import type { WordPress, WordPressOptions } from '#server/wordpress/wordpress.ts';

export { photograph, photographed } from './sampleWordPress.ts';
export type { TestWordPress } from './sampleWordPress.ts';

/** Closed after the test (sampleWordPress.ts). */
export async function startWordPress(...parts: Parameters<typeof serveWordPress>): Promise<TestWordPress> {
  const theirs = await serveWordPress(...parts);
  onTestFinished(theirs.close);
  return theirs;
}

/** The database of cached answers, for tests that damage it. */
export function openCopies(folder: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'answers.db'));
  onTestFinished(() => database.close());
  return database;
}

/** Generous for a busy machine; tests of timeouts set their own. */
const TEST_LIMITS = { answerMs: 10_000, totalMs: 20_000 };

interface ConnectedWordPress extends WordPress {
  /** Response to a path below /wp-json. */
  answer: (path: string) => ReturnType<typeof askNews>;
  warnings: { message: string; details: Record<string, unknown> }[];
  folder: string;
}

/** A WordPress connection without prefetching, closed after the test. */
export async function connect(
  { blogUrl }: Pick<TestWordPress, 'blogUrl'>,
  { limits, folder, ...options }: Partial<WordPressOptions> = {},
): Promise<ConnectedWordPress> {
  const warnings: { message: string; details: Record<string, unknown> }[] = [];
  const kept = folder ?? (await temporaryFolder());
  const wordpress = await createWordPress({
    blogUrl,
    folder: kept,
    images: 'proxy',
    prefetchMs: 0,
    limits: { ...TEST_LIMITS, ...limits },
    warn: (details, message) => void warnings.push({ message, details }),
    ...options,
  });
  onTestFinished(() => wordpress.close());
  return { ...wordpress, answer: (path) => askNews(wordpress, path), warnings, folder: kept };
}
