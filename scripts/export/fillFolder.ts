import { mkdirSync, existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A folder that is not written into; `message` is for the operator. */
export class Refusal extends Error {}

/** Tells a folder that an export wrote, which the next one replaces. */
const MARK = 'export.txt';
const MARK_TEXT = 'npm run export wrote this folder, and replaces it whole the next time.\n';

/**
 * Fills a folder beside the target and puts it into the target's place once it is whole: who reads the target sees the old
 * files or the new ones. @throws Refusal for a target that holds what no export wrote
 */
export async function fillFolder<Result>(target: string, fill: (folder: string) => Promise<Result>): Promise<Result> {
  const place = resolve(target);
  refuseForeign(place);
  const [fresh, old] = [`${place}.new-${process.pid}`, `${place}.old-${process.pid}`];
  const clear = () => rmSync(fresh, { recursive: true, force: true });
  const stop = () => {
    clear();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    mkdirSync(dirname(place), { recursive: true });
    mkdirSync(fresh);
    const result = await fill(fresh);
    writeFileSync(join(fresh, MARK), MARK_TEXT);
    // Somebody may have put something there meanwhile.
    refuseForeign(place);
    const replaces = existsSync(place);
    if (replaces) renameSync(place, old);
    try {
      renameSync(fresh, place);
    } catch (error) {
      if (replaces) renameSync(old, place);
      throw error;
    }
    rmSync(old, { recursive: true, force: true });
    return result;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    clear();
  }
}

/** @throws Refusal */
function refuseForeign(place: string): void {
  if (!existsSync(place)) return;
  if (!statSync(place).isDirectory()) throw new Refusal(`${place} is a file: name a folder`);
  if (readdirSync(place).length > 0 && !existsSync(join(place, MARK))) {
    throw new Refusal(`${place} holds what no export wrote: name another folder, or empty it`);
  }
}
