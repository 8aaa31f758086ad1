import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fillFolder, Refusal } from './fillFolder.ts';
import { withPolicy } from './withPolicy.ts';

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const writing = (name: string) => async (folder: string) => writeFileSync(join(folder, name), name);

it('an export fills a folder that is not there or empty, and replaces what an export wrote', async () => {
  const folder = ownFolder();
  const target = join(folder, 'sites/site');
  await fillFolder(target, writing('one.html'));
  await fillFolder(target, writing('other.html'));
  expect(readdirSync(target).toSorted()).toEqual(['export.txt', 'other.html']);
  expect(readdirSync(join(folder, 'sites'))).toEqual(['site']);
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  await fillFolder(empty, writing('one.html'));
  expect(existsSync(join(empty, 'one.html'))).toBe(true);
});

it('an export leaves alone what no export wrote', async () => {
  const folder = ownFolder();
  writeFileSync(join(folder, 'somebody’s.txt'), 'kept');
  await expect(fillFolder(folder, writing('one.html'))).rejects.toThrow(Refusal);
  await expect(fillFolder(join(folder, 'somebody’s.txt'), writing('one.html'))).rejects.toThrow(Refusal);
  expect(readdirSync(folder)).toEqual(['somebody’s.txt']);
  expect(readFileSync(join(folder, 'somebody’s.txt'), 'utf8')).toBe('kept');
});

it('an export that fails leaves the one before as it was, and nothing beside it', async () => {
  const folder = ownFolder();
  const target = join(folder, 'site');
  await fillFolder(target, writing('one.html'));
  const failing = async (fresh: string) => {
    await writing('other.html')(fresh);
    throw new Error('a page is missing');
  };
  await expect(fillFolder(target, failing)).rejects.toThrow('a page is missing');
  expect(readdirSync(target).toSorted()).toEqual(['export.txt', 'one.html']);
  expect(readdirSync(folder)).toEqual(['site']);
});

it('a page carries its policy itself, but for what browsers take from headers alone', () => {
  const policy = "default-src 'none';script-src 'self';frame-ancestors 'none';report-uri /x;upgrade-insecure-requests";
  const page = withPolicy('<head>\n<meta charset="utf-8">\n<script>', policy);
  expect(page).toBe(
    `<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">\n<script>`,
  );
});
