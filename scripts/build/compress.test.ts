import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { compressFolder } from './compress.ts';

const SAME = 'the same words again, '.repeat(200);
const CHANGED = 'other words this time, '.repeat(200);
/** As no build of ours would, so that one sees where it came from. */
const MARKED = brotliCompressSync(SAME, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });

let folder = '';
let earlier = '';
beforeEach(() => {
  [folder, earlier] = ['now', 'earlier'].map((name) => {
    const made = mkdtempSync(join(tmpdir(), `${name}-`));
    onTestFinished(() => rmSync(made, { recursive: true, force: true }));
    mkdirSync(join(made, 'assets'));
    return made;
  }) as [string, string];
  writeFileSync(join(folder, 'assets/same.js'), SAME);
  writeFileSync(join(earlier, 'assets/same.js'), SAME);
  writeFileSync(join(earlier, 'assets/same.js.br'), MARKED);
  writeFileSync(join(folder, 'assets/changed.css'), CHANGED);
  writeFileSync(join(earlier, 'assets/changed.css'), SAME);
  writeFileSync(join(earlier, 'assets/changed.css.br'), MARKED);
  writeFileSync(join(folder, 'short.txt'), 'too short to gain');
});

it('a folder gets both compressed files of what they make smaller', async () => {
  await compressFolder(folder);
  expect(readdirSync(folder)).toEqual(['assets', 'short.txt']);
  for (const [name, words] of [
    ['same.js', SAME],
    ['changed.css', CHANGED],
  ] as const) {
    expect(brotliDecompressSync(readFileSync(join(folder, `assets/${name}.br`))).toString()).toBe(words);
    expect(gunzipSync(readFileSync(join(folder, `assets/${name}.gz`))).toString()).toBe(words);
  }
});

it('what an earlier folder holds byte for byte keeps its compressed files, what changed is compressed anew', async () => {
  await compressFolder(folder, { earlier });
  expect(readFileSync(join(folder, 'assets/same.js.br'))).toEqual(MARKED);
  expect(readdirSync(join(folder, 'assets'))).toEqual([
    'changed.css',
    'changed.css.br',
    'changed.css.gz',
    'same.js',
    'same.js.br',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/changed.css.br'))).toString()).toBe(CHANGED);
});
