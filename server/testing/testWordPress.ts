import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { hangUp, listenLocally, serveWordPress } from './sampleWordPress.ts';
import type { TestWordPress } from './sampleWordPress.ts';
import { createWordPress } from '#server/wordpress/wordpress.ts';
import type { WordPress, WordPressOptions } from '#server/wordpress/wordpress.ts';

export { behaviours, photograph, photographed } from './sampleWordPress.ts';
export type { Behaviour, TestWordPress } from './sampleWordPress.ts';

/** A WordPress that goes with the test (sampleWordPress.ts). */
export async function startWordPress(...parts: Parameters<typeof serveWordPress>): Promise<TestWordPress> {
  const theirs = await serveWordPress(...parts);
  onTestFinished(theirs.close);
  return theirs;
}

/** Opens a server on this machine alone until the test is done; gives its port. */
export async function listen(server: Server): Promise<number> {
  onTestFinished(() => hangUp(server));
  return listenLocally(server);
}

/** The copies of a connector's answers, as they lie on disk; for spoiling them. */
export function openCopies(folder: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'answers.db'));
  onTestFinished(() => database.close());
  return database;
}

/** A folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Longer than a busy machine needs: a test of silence sets its own. */
const TEST_LIMITS = { answerMs: 10_000, wholeMs: 20_000 };

/** For `vi.waitFor`: what is renewed behind a visitor's back takes a busy machine its time. */
export const PATIENCE = { timeout: 20_000 };

/** A connector that asks for nothing by itself, closed with the test. Warnings are collected in `warnings`. */
export async function connect(
  { blogUrl }: Pick<TestWordPress, 'blogUrl'>,
  { limits, folder, ...options }: Partial<WordPressOptions> = {},
): Promise<WordPress & { warnings: { message: string; details: Record<string, unknown> }[]; folder: string }> {
  const warnings: { message: string; details: Record<string, unknown> }[] = [];
  const kept = folder ?? (await temporaryFolder());
  const wordpress = await createWordPress({
    blogUrl,
    folder: kept,
    images: 'proxy',
    warmMs: 0,
    limits: { ...TEST_LIMITS, ...limits },
    warn: (details, message) => void warnings.push({ message, details }),
    ...options,
  });
  onTestFinished(() => wordpress.close());
  return { ...wordpress, warnings, folder: kept };
}
