import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFaults } from './checkContent.ts';
import { readContent } from './readContent.ts';
import { tell } from './tell.ts';

// Mistakes that staff make, in a copy of the true content; places are found by the fields' names, never by today's words.

const ROOT = join(import.meta.dirname, '../..');

let root: string;

/** Told in Spanish and English, of the content with other texts in these files. */
function toldWith(files: Record<string, string>) {
  const before = Object.keys(files).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  try {
    const faults = findFaults(readContent(root));
    return { es: tell(faults, root, 'es'), en: tell(faults, root, 'en') };
  } finally {
    for (const [file, text] of before) writeFileSync(join(root, file), text);
  }
}

export const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** A mistake: in which file, what is written instead of what, and what the fault says, in Spanish. */
export type Mistake = [what: string, file: string, from: RegExp, to: string, says: string | RegExp];

/** The first and the last line of a text that are not what they were. */
function changedLines(before: string, after: string): [number, number] {
  let [first, last] = [0, 0];
  while (before[first] === after[first] && first < after.length) first += 1;
  while (before.at(-1 - last) === after.at(-1 - last) && last < after.length - first) last += 1;
  const lineAt = (at: number) => after.slice(0, at).split('\n').length;
  return [lineAt(first), lineAt(after.length - last)];
}

/** Makes each mistake in the copy. A field that no record has at the moment cannot be mistaken. */
export function tellEach(mistakes: readonly Mistake[]): void {
  // Here and not above: test files of one worker share this module.
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'mistakes-'));
    cpSync(join(ROOT, 'content'), join(root, 'content'), { recursive: true });
    symlinkSync(join(ROOT, 'public'), join(root, 'public'), 'junction');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const possible = mistakes.filter(([, file, from]) => file && from.test(read(file)));

  it('some of these mistakes can be made', () => {
    expect(possible.length).toBeGreaterThan(0);
  });

  describe.each(possible)('where %s', (_what, file, from, to, says) => {
    it('one line says where, what and what is right, in both languages [MODEL-01]', () => {
      const before = read(file);
      const after = before.replace(from, to);
      expect(after).not.toBe(before);
      const { es, en } = toldWith({ [file]: after });
      expect(es).toHaveLength(1);
      expect(en).toHaveLength(1);
      const [spanish = '', englishOne = ''] = [es[0], en[0]];
      expect(spanish).toMatch(says);
      const [, path, number] = /^([^:]+):(\d+): \S/.exec(spanish) ?? [];
      expect(path).toBe(file);
      // Of what is missing, the record that it is missing from.
      const [first, last] = changedLines(before, after);
      if (!/: falta\.|qué muestra la imagen/.test(spanish)) expect(Number(number)).toBeGreaterThanOrEqual(first - 1);
      expect(Number(number)).toBeLessThanOrEqual(last + 1);
      expect(englishOne.startsWith(`${file}:${number}: `)).toBe(true);
      expect(englishOne).not.toBe(spanish);
      expect(spanish).not.toMatch(/\b(must|invalid|expected|undefined|received|write)\b/i);
      expect(englishOne).not.toMatch(/\b(escribí|tiene|falta|invalid|undefined|received)\b/i);
    });
  });
}
