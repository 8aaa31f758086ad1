import { existsSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODE_FOLDERS, filesBelow, importsOf, read, ROOT, withoutComments } from './imports.ts';

/** Rooms that may import whatever they work on: nothing of ours imports them. */
const OUTSIDE = new Set(['scripts', 'bench', 'e2e', 'tests']);

/**
 * Who may import whom: a room, or one file of a room. A room may always import itself; no other entry, no import
 * (README: to add). A new room gets its line here.
 */
const MAY_IMPORT: Record<string, string[]> = {
  contract: [],
  content: ['contract'],

  // The server, from the bottom up: each room knows those above it in this list at most.
  'server/config.ts': [],
  'server/upstream': [],
  // What every answer passes: security, errors, log, health, metrics.
  'server/http': ['contract'],
  'server/news': ['contract', 'server/upstream', 'server/http'],
  'server/blog': ['contract', 'content', 'server/news'],
  // Prerendered pages, and the files that tell machines of them.
  'server/pages': ['contract', 'server/upstream', 'server/http', 'server/news'],
  // Sets text as outlines.
  'server/lettering': [],
  // Draws laces, and what is made of them.
  'server/lace': ['contract', 'server/lettering'],
  // Share cards, pictures drawn from a name, and those of a WordPress.
  'server/pictures': [
    'contract',
    'server/config.ts',
    'server/upstream',
    'server/news',
    'server/http',
    'server/lettering',
    'server/lace',
  ],
  // Documents and rates, of our own or a backend's.
  'server/resources': ['contract', 'server/upstream', 'server/http'],
  'server/wordpress': ['contract', 'server/upstream', 'server/news', 'server/pictures'],
  // Keeps messages and has them carried; knows nothing of mail.
  'server/messages': ['contract'],
  'server/mail': ['contract', 'content', 'server/config.ts', 'server/upstream', 'server/http', 'server/messages'],
  // The files beside the rooms, which put them together.
  server: [
    'contract',
    'server/config.ts',
    'server/news',
    'server/blog',
    'server/http',
    'server/pages',
    'server/upstream',
    'server/pictures',
    'server/resources',
    'server/wordpress',
    'server/messages',
    'server/mail',
  ],
  // Stands in for visitors and foreign services; only tests and benches import it.
  'server/testing': ['contract', 'content', 'server', 'web/outbox'],

  'web/device': ['contract'],
  'web/hooks': [],
  'web/ui': ['web/hooks'],
  'web/services': ['contract'],
  'web/i18n': ['contract', 'content', 'web/device', 'web/services'],
  // What works without a network, and how the worker comes that it needs.
  'web/offline': ['contract', 'web/services'],
  // What waits to be sent.
  'web/outbox': ['contract', 'web/device', 'web/services', 'web/offline'],
  'web/worker.ts': ['web/offline', 'web/outbox'],
  'web/forms': [
    'contract',
    'content',
    'web/device',
    'web/services',
    'web/i18n',
    'web/hooks',
    'web/ui',
    'web/navigation',
    'web/outbox',
  ],
  'web/data': ['web/services', 'web/hooks', 'web/ui'],
  'web/navigation': ['contract', 'content', 'web/i18n', 'web/hooks', 'web/ui'],
  'web/news': ['contract', 'web/device', 'web/services', 'web/i18n', 'web/hooks', 'web/ui', 'web/navigation'],
  'web/documents': ['contract', 'content', 'web/services', 'web/i18n', 'web/hooks', 'web/ui', 'web/navigation'],
  'web/sections': ['contract', 'content', 'web/device', 'web/i18n', 'web/hooks', 'web/ui', 'web/navigation'],
  'web/screens': [
    'contract',
    'content',
    'web/device',
    'web/services',
    'web/i18n',
    'web/hooks',
    'web/ui',
    'web/data',
    'web/navigation',
    'web/news',
    'web/documents',
    'web/sections',
    'web/forms',
    'web/offline',
  ],
  'web/app': [
    'contract',
    'content',
    'web/device',
    'web/services',
    'web/i18n',
    'web/hooks',
    'web/ui',
    'web/data',
    'web/navigation',
    'web/news',
    'web/documents',
    'web/sections',
    'web/outbox',
    'web/forms',
    'web/screens',
    'web/styles',
  ],
};

/** Packages that behaviour without looks may use: the address that a visitor is at is known by the router. */
const HOOK_PACKAGES = new Set(['react', 'react-router']);

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
    expect(homeless, 'files of a folder without a line in MAY_IMPORT, above').toEqual([]);
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
    expect(wrong, 'imports that MAY_IMPORT, above, does not list').toEqual([]);
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
        if (!existsSync(join(ROOT, name)) && !name.startsWith('dist/')) wrong.push(`${path}: ${name} is not there`);
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

  it('has behaviour without looks on React and its router alone', () => {
    const wrong = filesBelow(['web/hooks'], /\.tsx?$/)
      .filter((path) => !TESTS.test(path))
      .flatMap((path) => importsOf(path).filter((name) => !isOurs(name) && !HOOK_PACKAGES.has(name)));
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
      'web/services/browserErrors.ts',
      'web/services/http.ts',
      'web/services/newRelease.ts',
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

  it('brings no words of the other language along: bilingual content is imported by language', () => {
    const bilingual = new Set(filesBelow(['content'], /\.json$/).filter((path) => /"es":[^]*"en":/.test(read(path))));
    const wrong = filesBelow(['web'], /\.tsx?$/)
      .filter((path) => !TESTS.test(path) && !path.endsWith('.d.ts'))
      .flatMap((path) =>
        [...withoutComments(read(path)).matchAll(/['"]#(content\/[^'"?]+\.json)['"]/g)]
          .filter(([, name = '']) => bilingual.has(name))
          .map(([, name]) => `${path} imports ${name} in both languages`),
      );
    expect(wrong).toEqual([]);

    const globs = filesBelow(['web'], /\.tsx?$/).flatMap((path) => [
      ...withoutComments(read(path)).matchAll(/import\.meta\.glob\([^)]*\/content\/[^)]*\)/g),
    ]);
    expect(globs.length).toBeGreaterThan(0);
    for (const [glob] of globs) expect(glob).toMatch(/query: '\?lang=(es|en)'/);
  });
});

it('the build knows every folder that it is made from, so that a change in any makes it stale', () => {
  const list = /const SOURCES = \[([^\]]*)\]/.exec(read('scripts/prelude.mjs'))?.[1] ?? '';
  const sources = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  const made = [...IN_BROWSERS, ...reachedFrom(['web/app/render.tsx', 'scripts/build.ts', 'vite.config.ts'])];
  expect(sources.length).toBeGreaterThan(5);
  expect(made.length).toBeGreaterThan(50);
  expect(made.filter((path) => !sources.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual([]);
});
