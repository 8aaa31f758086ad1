import { existsSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODE_FOLDERS, filesBelow, importsOf, read, ROOT, withoutComments } from './imports.ts';
import { MAY_IMPORT, OUTSIDE } from './rooms.ts';

/** Of these only the files themselves: each folder below is a room of its own. */
const FILES_ALONE = new Set(['server']);

const FILES = filesBelow(CODE_FOLDERS, /\.(ts|tsx|mjs)$/);
const TESTS = /\.(wp)?test\.tsx?$/;

function isOurs(name: string): boolean {
  return CODE_FOLDERS.some((folder) => name.startsWith(`${folder}/`));
}

/** The room that a path lies in: the longest entry of the table that begins it. */
function roomOf(path: string): string | undefined {
  const holds = (room: string) => (FILES_ALONE.has(room) ? dirname(path) === room : path.startsWith(`${room}/`));
  const rooms = Object.keys(MAY_IMPORT).filter((room) => path === room || holds(room));
  return rooms.toSorted((one, other) => other.length - one.length)[0];
}

/** Whether a file of the room may import the file of this name: of its own room, or of one that the table allows. */
function mayImport(room: string, name: string): boolean {
  return roomOf(name) === room || (MAY_IMPORT[room] ?? []).some((one) => name === one || name.startsWith(`${one}/`));
}

/** All files that these import, and what those import, as paths of ours. */
function reachedFrom(starts: readonly string[]): string[] {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    if (/\.(ts|tsx|mjs)$/.test(path)) waiting.push(...importsOf(path).filter(isOurs));
  }
  return [...reached];
}

/** What ends up in browsers. */
const IN_BROWSERS = reachedFrom(['web/app/entry.tsx', 'web/app/headScript.ts', 'web/worker.ts']);

describe('rooms', () => {
  it('hold every file of ours: none lies between them', () => {
    const homeless = FILES.filter((path) => !OUTSIDE.has(path.split('/')[0] ?? '') && roomOf(path) === undefined);
    expect(homeless, 'files of a folder without a line in tests/rooms.ts').toEqual([]);
  });

  it('import only what they may', () => {
    const wrong: string[] = [];
    for (const path of FILES) {
      const room = roomOf(path);
      if (room === undefined) continue;
      // A test uses whatever stands in for the world around its subject.
      if (TESTS.test(path)) continue;
      for (const name of importsOf(path).filter(isOurs)) {
        if (!mayImport(room, name)) wrong.push(`${path} imports ${name}`);
      }
    }
    expect(wrong, 'imports that tests/rooms.ts does not list').toEqual([]);
    // The reader of imports has found them.
    expect(FILES.flatMap(importsOf).filter(isOurs).length).toBeGreaterThan(FILES.length);
  });

  it('know nothing of the studio, which only `npm run art` runs', () => {
    const starts = 'scripts/art.mjs';
    const configs = readdirSync(ROOT).filter((name) => /\.(ts|mjs)$/.test(name));
    const wrong = [...FILES, ...configs].filter((path) => path !== starts && /\bstudio\//.test(read(path)));
    // This line names it, too.
    expect(wrong).toEqual(['tests/rooms.test.ts']);
    expect(read(starts)).toContain('studio/');
  });

  it('keep screens apart: none imports another', () => {
    const screen = (path: string) => /^web\/screens\/[^/]+\//.exec(path)?.[0];
    const wrong = filesBelow(['web/screens'], /\.tsx?$/).flatMap((path) =>
      importsOf(path)
        .filter((name) => screen(name) !== undefined && screen(name) !== screen(path))
        .map((name) => `${path} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('name the file that holds a thing, by # across rooms and by its path within one', () => {
    const wrong: string[] = [];
    for (const path of FILES) {
      for (const [, name = ''] of withoutComments(read(path)).matchAll(/\bfrom\s*['"]([.#][^'"]+)['"]/g)) {
        if (!/\.(ts|tsx|mjs|json|css)(\?.*)?$/.test(name)) wrong.push(`${path}: ${name} names no file`);
        const room = roomOf(path);
        const target = importsOf(path).find((one) => one.endsWith(name.replace(/^[.#/]+/, '').replace(/\?.*$/, '')));
        if (room && name.startsWith('..') && target && roomOf(target) !== room)
          wrong.push(`${path}: ${name} leaves its room`);
      }
      for (const name of importsOf(path).filter(isOurs)) {
        if (!existsSync(join(ROOT, name))) wrong.push(`${path}: ${name} is not there`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('what browsers run', () => {
  it('uses nothing of Node', () => {
    const files = new Set([...IN_BROWSERS, ...filesBelow(['web', 'contract'], /\.tsx?$/)]);
    const wrong = [...files]
      .filter((path) => /\.tsx?$/.test(path) && !TESTS.test(path))
      .flatMap((path) =>
        importsOf(path)
          .filter(isBuiltin)
          .map((name) => `${path} imports ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  it('calls no method that the oldest phones lack: the build rewrites syntax alone', () => {
    const young = /\.(?:toReversed|toSorted|toSpliced|findLast|findLastIndex)\(|Object\.(?:hasOwn|groupBy)\(/;
    const files = FILES.filter((file) => file.startsWith('web/') && !TESTS.test(file));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => young.test(withoutComments(read(file))))).toEqual([]);
  });

  it('has behaviour without looks on React alone', () => {
    const wrong = filesBelow(['web/hooks'], /\.tsx?$/)
      .filter((path) => !TESTS.test(path))
      .flatMap((path) => importsOf(path).filter((name) => !isOurs(name) && name !== 'react'));
    expect(wrong).toEqual([]);
  });

  it('sends requests to the server from these files only', () => {
    const callers = filesBelow(['web'], /\.tsx?$/).filter((path) => {
      const code = withoutComments(read(path));
      return (
        !TESTS.test(path) &&
        /(?<![.\w])fetch\(|\bnew XMLHttpRequest\b|\bsendBeacon(?:\?\.)?\(|\bnew EventSource\b/.test(code)
      );
    });
    expect(callers).toEqual([
      'web/i18n/fetchTexts.ts',
      'web/offline/answerOffline.ts',
      'web/offline/keepPage.ts',
      'web/services/browserErrors.ts',
      'web/services/http.ts',
      'web/services/newRelease.ts',
      'web/services/vitals.ts',
    ]);
  });

  it('keeps things on the device through one room', () => {
    const wrong = filesBelow(['web'], /\.tsx?$/).filter(
      (path) =>
        !TESTS.test(path) &&
        !path.startsWith('web/device/') &&
        /\b(?:localStorage|sessionStorage|indexedDB)\b|\bdocument\.cookie\b/.test(withoutComments(read(path))),
    );
    expect(wrong).toEqual([]);
  });

  it('brings no words of another language along: translated content is imported by language', () => {
    const translated = new Set(filesBelow(['content'], /\.json$/).filter((path) => /"es":[^]*"en":/.test(read(path))));
    const wrong = filesBelow(['web'], /\.tsx?$/)
      .filter((path) => !TESTS.test(path) && !path.endsWith('.d.ts'))
      .flatMap((path) =>
        [...withoutComments(read(path)).matchAll(/['"]#(content\/[^'"?]+\.json)['"]/g)]
          .filter(([, name = '']) => translated.has(name))
          .map(([, name]) => `${path} imports ${name} in every language`),
      );
    expect(wrong).toEqual([]);
  });
});

it('the build knows every folder that it is made from, so that a change in any makes it stale', () => {
  const list = /const SOURCES = \[([^\]]*)\]/.exec(read('scripts/releases.mjs'))?.[1] ?? '';
  const sources = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  const made = [...IN_BROWSERS, ...reachedFrom(['web/app/render.tsx', 'scripts/build.ts', 'vite.config.ts'])];
  expect(sources.length).toBeGreaterThan(5);
  expect(made.length).toBeGreaterThan(50);
  expect(made.filter((path) => !sources.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual([]);
});
