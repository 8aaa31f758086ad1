import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { read, ROOT } from './imports.ts';

const versions = z.record(z.string(), z.string());
const packageSchema = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});
const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({ version: z.optional(z.string()), integrity: z.optional(z.string()), dev: z.optional(z.boolean()) }),
  ),
});
const licenceSchema = z.object({ license: z.string() });

const wanted = packageSchema.parse(JSON.parse(read('package.json')));
const lock = lockSchema.parse(JSON.parse(read('package-lock.json')));
const LOCKED = Object.entries(lock.packages).filter(([path]) => path !== '');

/** What the served site is made of may be used without conditions beyond naming its makers. */
const SERVED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
];

/** Tools and sources of pictures may also ask for their own changes to be open: nothing of ours is linked with them. */
const TOOLS = [...SERVED, 'MPL-2.0', 'OFL-1.1', 'CC-BY-4.0', 'LGPL-3.0-or-later', 'Python-2.0', 'Zlib'];

/** A library that is loaded beside our code, as it was built, may be under the lesser licence. */
const LOADED = /^node_modules\/@img\/sharp-libvips-/;

/** True when a licence expression can be met with the licences of the list. */
function isMet(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replace(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((one) => allowed.includes(one.trim())));
}

describe('the packages', () => {
  it('are asked for in exact versions, the ones that are locked', () => {
    for (const [name, version] of Object.values(wanted).flatMap((group) => Object.entries(group))) {
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
      expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
  });

  it('are locked by what they hold, not by the host that they came from', () => {
    expect(
      read('package-lock.json')
        .split('\n')
        .filter((line) => /"resolved"|\/\/registry\./.test(line)),
    ).toEqual([]);
    expect(LOCKED.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  });

  it('have licences that let the foundation use them', () => {
    const installed = LOCKED.filter(([path]) => existsSync(join(ROOT, path, 'package.json')));
    expect(installed.length).toBeGreaterThan(200);
    const refused = installed.flatMap(([path, { dev }]) => {
      const { success, data } = licenceSchema.safeParse(JSON.parse(read(`${path}/package.json`)));
      if (success && isMet(data.license, dev || LOADED.test(path) ? TOOLS : SERVED)) return [];
      return [`${path}: ${success ? data.license : 'no licence'}`];
    });
    expect(refused).toEqual([]);
  });
});

/** What nobody writes by hand. In a worktree `.git` is a file. */
const MADE = new Set(['node_modules', 'dist', '.cache', 'data', 'test-results', 'coverage', '.git', 'public']);

/** Text files of the repository, as paths from the root. */
function textFiles(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (MADE.has(entry.name)) return [];
    if (entry.isDirectory()) return textFiles(path);
    return entry.isFile() && !/\.(log|env|jpg|png|webp|ttf)$/.test(entry.name) ? [path] : [];
  });
}

describe('the files', () => {
  it('speak of no place on the machine that they were written on', () => {
    const own = 'tests/repository.test.ts';
    const places =
      /(?<![\w.*)}\]-])\/(?:work|tmp|home|root|Users|mnt|workspace)\/|(?<![\w])[A-Z]:\\\\?Users|\.\.\/shared\//;
    const wrong = textFiles()
      .filter((path) => path !== own)
      .flatMap((path) =>
        readFileSync(join(ROOT, path), 'utf8')
          .split('\n')
          .flatMap((line, at) => (places.test(line) ? [`${path}:${at + 1}: ${line.trim().slice(0, 100)}`] : [])),
      );
    expect(wrong).toEqual([]);
  });

  it('end their lines as Unix does and end with one', () => {
    const wrong = textFiles().filter((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      return text.includes('\r') || (text !== '' && !text.endsWith('\n'));
    });
    expect(wrong).toEqual([]);
  });

  it('of code are short enough to be read at once', () => {
    const long = textFiles().filter((path) => /\.(tsx?|mjs|css)$/.test(path) && read(path).split('\n').length > 300);
    expect(long, 'files of more than 300 lines').toEqual([]);
  });
});
