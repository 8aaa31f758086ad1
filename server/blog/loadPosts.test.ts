import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadPosts, parsePosts } from './loadPosts.ts';
import type { StoryFile } from './loadPosts.ts';
import { ContentError } from './story.ts';

const GOOD: Record<string, string> = {
  id: '101',
  slug: 'uno',
  title: 'Uno',
  date: '2026-03',
  categories: '[13]',
  topics: '[institucional, microfinanzas]',
  excerpt: 'Un resumen.',
  image_alt: 'Un dibujo',
  source: 'https://example.org/fuente',
};

/** A file with good front matter but for `changes`; undefined leaves a field out. */
function storyFile(changes: Record<string, string | undefined> = {}, file = 'es/uno.md', body = 'Texto.'): StoryFile {
  const fields = Object.entries({ ...GOOD, ...changes }).filter(([, value]) => value !== undefined);
  const matter = fields.map(([name, value]) => `${name}: ${value}`).join('\n');
  return { file, lang: file.startsWith('en/') ? 'en' : 'es', text: `---\n${matter}\n---\n${body}\n` };
}

function english(changes: Record<string, string | undefined> = {}): StoryFile {
  return storyFile({ id: '102', slug: 'one', categories: '[79]', ...changes }, 'en/one.md');
}

function problemsOf(files: StoryFile[]) {
  try {
    parsePosts(files);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

describe('a story', () => {
  it.each(['2026', '2026-03', '2026-03-09'])('may be dated %s', (date) => {
    expect(parsePosts([storyFile({ date })])[0]?.date).toBe(date);
  });

  it('is read whole, with its language and its text', () => {
    const [story] = parsePosts([storyFile({ image: '/art/a.svg', image_alt: 'Un dibujo', modified: '2026-04' })]);
    expect(story).toMatchObject({
      id: 101,
      lang: 'es',
      topics: ['institucional', 'microfinanzas'],
      image: '/art/a.svg',
      markdown: 'Texto.',
    });
  });

  it('may come with the line ends of Windows and a byte order mark', () => {
    const file = storyFile();
    expect(parsePosts([{ ...file, text: `\uFEFF${file.text.replaceAll('\n', '\r\n')}` }])).toHaveLength(1);
  });

  it.each([
    ['id', undefined, 'is missing'],
    ['id', '1.5', 'must be a whole number'],
    ['id', '-1', 'must be above 0'],
    ['slug', 'Uno Dos', 'must be small letters, digits and single hyphens'],
    ['slug', 'dos', "must be the file's name, which for dos is dos.md"],
    ['title', undefined, 'is missing'],
    ['title', '"  "', 'must not be empty'],
    ['date', undefined, 'is missing'],
    ['date', 'ayer', 'must be a real date: YYYY, YYYY-MM or YYYY-MM-DD'],
    ['date', '2026-02-30', 'must be a real date: YYYY, YYYY-MM or YYYY-MM-DD'],
    ['date', '2026-13', 'must be a real date: YYYY, YYYY-MM or YYYY-MM-DD'],
    ['modified', '2025', 'must not lie before date'],
    ['categories', '13', 'must be a list'],
    ['categories', '[]', 'must not be empty'],
    ['categories[0]', '[7]', 'must be one of 13, 8, 79'],
    ['categories', '[13, 79]', 'must not hold 79 (English) in a Spanish story'],
    [
      'topics[1]',
      '[escuelas, deporte]',
      'must be one of institucional, semaforo, microfinanzas, escuelas, educacion, ambiente',
    ],
    ['excerpt', undefined, 'is missing'],
    ['image', 'https://evil.example/a.png', 'must be a path on our own origin, such as /art/name.svg'],
    ['image', '//evil.example/a.png', 'must be a path on our own origin, such as /art/name.svg'],
    ['source', 'javascript:alert(1)', 'must be an address that begins with https:// or http://'],
    ['translation', 'nada', 'there is no story nada'],
    ['titel', 'x', 'is no field of a story'],
  ])('with a wrong %s (%s) is refused by file, field and reason: %s', (field, value, reason) => {
    const name = field.replace(/\[\d\]$/, '');
    expect(problemsOf([storyFile({ [name]: value })])).toEqual([{ file: 'es/uno.md', field, reason }]);
  });

  it.each([undefined, "' '"])('with an image that nobody described (%s) is refused', (image_alt) => {
    expect(problemsOf([storyFile({ image: '/art/a.svg', image_alt })])).toEqual([
      { file: 'es/uno.md', field: 'image_alt', reason: 'must say what the image shows' },
    ]);
  });

  it('is not called missing by its translation where it is faulty itself', () => {
    const faulty = storyFile({ translation: 'one', title: undefined });
    expect(problemsOf([faulty, english({ translation: 'uno' })])).toEqual([
      { file: 'es/uno.md', field: 'title', reason: 'is missing' },
    ]);
  });

  it.each([
    ['Texto sin nada', 'must stand first, between two lines of ---'],
    ['---\n- a\n---\nTexto', 'must be a list of "field: value" lines'],
  ])('without front matter is refused (%j)', (text, reason) => {
    expect(problemsOf([{ file: 'es/uno.md', lang: 'es', text }])).toEqual([
      { file: 'es/uno.md', field: 'front matter', reason },
    ]);
  });

  it('with broken YAML is refused with the line where it breaks', () => {
    const [problem] = problemsOf([storyFile({ title: 'Uno: dos: tres' })]);
    expect(problem).toMatchObject({ file: 'es/uno.md', field: 'front matter' });
    expect(problem?.reason).toMatch(/line \d+/);
  });

  it('without text is refused', () => {
    expect(problemsOf([storyFile({}, 'es/uno.md', ' ')])).toEqual([
      { file: 'es/uno.md', field: 'body', reason: 'must not be empty' },
    ]);
  });
});

describe('stories together', () => {
  it('name each other as translations', () => {
    const stories = parsePosts([storyFile({ translation: 'one' }), english({ translation: 'uno' })]);
    expect(stories.map(({ translation }) => translation)).toEqual(['one', 'uno']);
  });

  it('are refused when a translation does not point back', () => {
    expect(problemsOf([storyFile({ translation: 'one' }), english()])).toEqual([
      { file: 'es/uno.md', field: 'translation', reason: 'one does not name uno as its own translation' },
    ]);
  });

  it('are refused when they share an id or a slug', () => {
    const problems = problemsOf([storyFile(), storyFile({ categories: '[79]' }, 'en/uno.md')]);
    expect(problems).toEqual([
      { file: 'en/uno.md', field: 'id', reason: '101 is already used by es/uno.md' },
      { file: 'en/uno.md', field: 'slug', reason: 'uno is already used by es/uno.md' },
    ]);
  });

  it('are refused when an English one lies in a Spanish category', () => {
    expect(problemsOf([english({ categories: '[13]' })])).toEqual([
      { file: 'en/one.md', field: 'categories', reason: 'must be [79] in an English story' },
    ]);
  });

  it('show all their errors at once, each on its line', () => {
    const load = () => parsePosts([storyFile({ id: 'x', date: 'y' }), english({ source: undefined })]);
    expect(load).toThrow(
      '3 problem(s) in the stories:\n  es/uno.md: id: must be a whole number\n' +
        '  es/uno.md: date: must be a real date: YYYY, YYYY-MM or YYYY-MM-DD\n  en/one.md: source: is missing',
    );
  });
});

describe('a folder of stories', () => {
  it('is what the site brings along, without an error', () => {
    expect(() => loadPosts(join(import.meta.dirname, '../../content/posts'))).not.toThrow();
  });

  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is read by language, other files left alone; without its language folders it is refused', () => {
    mkdirSync(join(folder, 'es'), { recursive: true });
    writeFileSync(join(folder, 'es', 'uno.md'), storyFile().text);
    writeFileSync(join(folder, 'es', 'notas.txt'), 'x');
    expect(() => loadPosts(folder)).toThrow(/en\/: folder: cannot be read/);

    mkdirSync(join(folder, 'en'));
    expect(loadPosts(folder).map(({ slug, lang }) => [slug, lang])).toEqual([['uno', 'es']]);
  });
});
