import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/testService.ts';
import { readSecret } from './secret.ts';

it('a key is made once, whole, and is the same for all who start together [SEC-07]', async () => {
  const folder = join(await temporaryFolder(), 'deeper', 'still');
  const keys = await Promise.all(Array.from({ length: 20 }, () => readSecret(folder)));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect(await readdir(folder)).toEqual(['pictures.key']);
  expect(await readSecret(folder)).toEqual(keys[0]);
});

it.runIf(process.platform !== 'win32')('a key is for the eyes of its owner alone [SEC-07]', async () => {
  const folder = await temporaryFolder();
  await readSecret(folder);
  expect((await stat(join(folder, 'pictures.key'))).mode & 0o777).toBe(0o600);
});

it.each([
  ['half a key', 'pictures.key', 'short', /pictures\.key is no key: remove it/],
  ['a file in place of the folder', '.', 'x', /^.+ cannot be written \(\w+\): set DATA_DIR to a folder that can$/],
])('%s is told in one line', async (_what, name, content, message) => {
  const folder = join(await temporaryFolder(), 'data');
  if (name === '.') await writeFile(folder, content);
  else {
    await readSecret(folder);
    await writeFile(join(folder, name), content);
  }
  await expect(readSecret(folder)).rejects.toThrow(message);
});
