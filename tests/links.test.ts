import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { read, ROOT } from './imports.ts';

const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));

/** What a heading is linked by, as git hosts do. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function anchorsOf(path: string): string[] {
  return [...read(path).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));
}

it('each link of the manual leads to a file and a heading that are there', () => {
  expect(pages.length).toBeGreaterThan(50);
  const dead = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|mailto:|\/)([^)\s#]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, path, anchor]) => {
        const file = path ? join(dirname(page), path) : page;
        const there =
          existsSync(join(ROOT, file)) && (!anchor || !file.endsWith('.md') || anchorsOf(file).includes(anchor));
        return there ? [] : [`${page}: ${link}`];
      },
    ),
  );
  expect(dead).toEqual([]);
});

it('each page of an operator’s task stands in the table of tasks', () => {
  const table = read('docs/operating.md');
  const missing = pages.filter((page) => page.startsWith('docs/operating/') && !table.includes(`(${page.slice(5)})`));
  expect(missing).toEqual([]);
});
