import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadPosts, parsePosts } from './loadPosts.ts';
import type { StoryFile } from './loadPosts.ts';

const GOOD: Record<string, string> = {
  title: 'Uno',
  date: '2026-03',
  categories: '[noticias]',
  topics: '[institucional, microfinanzas]',
  excerpt: 'Un resumen.',
  image_alt: 'Un dibujo',
  source: 'https://example.org/fuente',
};

/** A file with good front matter but for `changes`; undefined leaves a field out. */
function storyFile(
  changes: Record<string, string | undefined> = {},
  file = 'content/posts/es/uno.md',
  body = 'Texto.',
): StoryFile {
  const fields = Object.entries({ ...GOOD, ...changes }).filter(([, value]) => value !== undefined);
  const matter = fields.map(([name, value]) => `${name}: ${value}`).join('\n');
  return { file, lang: file.includes('/en/') ? 'en' : 'es', text: `---\n${matter}\n---\n${body}\n` };
}

function english(changes: Record<string, string | undefined> = {}): StoryFile {
  return storyFile({ categories: undefined, ...changes }, 'content/posts/en/one.md');
}

/** File, field and, in English, the first words of what is wrong. */
function problemsOf(files: StoryFile[]) {
  return parsePosts(files).faults.map(({ file, keys, says }) => [
    file.replace('content/posts/', ''),
    keys.join('.'),
    says.en.split(/[,:]|\. /)[0],
  ]);
}

function storiesOf(files: StoryFile[]) {
  const { stories, faults } = parsePosts(files);
  expect(faults).toEqual([]);
  return stories;
}

describe('a story', () => {
  it.each(['2026', '2026-03', '2026-03-09'])('may be dated %s', (date) => {
    expect(storiesOf([storyFile({ date })])[0]?.date).toBe(date);
  });

  it('is read whole, with its language and its text', () => {
    const parts = { id: '101', image: '/art/a.svg', image_alt: 'Un dibujo', modified: '2026-04' };
    const [story] = storiesOf([storyFile({ ...parts, categories: '[historias, noticias]' })]);
    expect(story).toMatchObject({
      id: 101,
      slug: 'uno',
      lang: 'es',
      categories: [8, 13],
      topics: ['institucional', 'microfinanzas'],
      image: '/art/a.svg',
      markdown: 'Texto.',
    });
  });

  it('needs a title, a date, a summary, a text and, in Spanish, a category: no number, source or topics', () => {
    const bare = { topics: undefined, image_alt: undefined, source: undefined };
    expect(storiesOf([storyFile(bare)])[0]).toMatchObject({ slug: 'uno', categories: [13], topics: [] });
    expect(storiesOf([english(bare)])[0]).toMatchObject({ slug: 'one', categories: [79], topics: [] });
  });

  it('without a number gets one of its slug, in WordPress’s range, whatever other stories come or go', () => {
    const [alone] = storiesOf([storyFile()]);
    const [, again] = storiesOf([english(), storyFile(), storyFile({}, 'content/posts/es/dos.md')]);
    expect(again?.slug).toBe('uno');
    expect(again?.id).toBe(alone?.id);
    expect(again?.id).toBeGreaterThanOrEqual(1_000_000);
    expect(again?.id).toBeLessThan(2 ** 31);
  });

  it('may come with the line ends of Windows and a byte order mark', () => {
    const file = storyFile();
    expect(storiesOf([{ ...file, text: `\uFEFF${file.text.replaceAll('\n', '\r\n')}` }])).toHaveLength(1);
  });

  it.each([
    ['id', '1.5', 'must be a number'],
    ['id', '-1', 'must be more than 0'],
    ['slug', 'uno', 'is no field of this'],
    ['title', undefined, 'is missing'],
    ['title', '"  "', 'is empty'],
    ['date', undefined, 'is missing'],
    ['date', 'ayer', 'must be a date that exists'],
    ['date', '2026-02-30', 'must be a date that exists'],
    ['date', '2026-13', 'must be a date that exists'],
    ['modified', '2025', 'must be date’s day or a later one'],
    ['categories', undefined, 'is missing'],
    ['categories', 'noticias', 'must be a list in brackets [ ]'],
    ['categories', '[]', 'must hold at least 1'],
    ['categories.0', '[13]', 'cannot be 13'],
    ['categories.1', '[noticias, english]', 'cannot be english'],
    ['topics.1', '[escuelas, deporte]', 'cannot be deporte'],
    ['excerpt', undefined, 'is missing'],
    ['image', 'https://evil.example/a.png', 'must be the path of a picture of this site'],
    ['image', '//evil.example/a.png', 'must be the path of a picture of this site'],
    ['source', 'javascript:alert(1)', 'must be an address that begins with https'],
    ['translation', 'nada', 'there is no story nada in the other language'],
    ['draft', 'quizas', 'must be true or false'],
    ['titel', 'x', 'is no field of this'],
  ])('with a wrong %s (%s) is refused by file, field and reason: %s', (field, value, reason) => {
    const name = field.replace(/\.\d$/, '');
    expect(problemsOf([storyFile({ [name]: value })])).toEqual([['es/uno.md', field, reason]]);
  });

  it.each([undefined, "' '"])('with an image that nobody described (%s) is refused', (image_alt) => {
    expect(problemsOf([storyFile({ image: '/art/a.svg', image_alt })])).toEqual([
      ['es/uno.md', 'image_alt', 'must say what the picture shows'],
    ]);
  });

  it('is not called missing by its translation where it is faulty itself', () => {
    const faulty = storyFile({ translation: 'one', title: undefined });
    expect(problemsOf([faulty, english({ translation: 'uno' })])).toEqual([['es/uno.md', 'title', 'is missing']]);
  });

  it.each([
    ['Texto sin nada', 1],
    ['---\n- a\n---\nTexto', 2],
    ['---\ndate: 2026\ntitle: Uno: dos: tres\n---\nTexto', 3],
    ['---\ntitle: *uno*\n---\nTexto', 2],
  ])('whose head cannot be read is refused, with the line where it breaks (%j)', (text, line) => {
    const { stories, faults } = parsePosts([{ file: 'content/posts/es/uno.md', lang: 'es', text }]);
    expect(stories).toEqual([]);
    expect(faults).toMatchObject([{ keys: [], at: line }]);
  });

  it('in a file whose name cannot be an address is refused', () => {
    expect(problemsOf([storyFile({}, 'es/Uno Dos.md')])).toEqual([
      ['es/Uno Dos.md', 'file', 'becomes part of the address'],
    ]);
  });

  it('without text is refused', () => {
    expect(problemsOf([storyFile({}, 'content/posts/es/uno.md', ' ')])).toEqual([['es/uno.md', 'body', 'is missing']]);
  });
});

describe('stories together', () => {
  it.each([
    ['the Spanish one', 'one', undefined],
    ['the English one', undefined, 'uno'],
    ['both', 'one', 'uno'],
  ])('are translations of each other where %s says so', (_who, inSpanish, inEnglish) => {
    const stories = storiesOf([storyFile({ translation: inSpanish }), english({ translation: inEnglish })]);
    expect(stories.map(({ translation }) => translation)).toEqual(['one', 'uno']);
  });

  it('are refused when their translations contradict each other', () => {
    const dos = storyFile({}, 'content/posts/es/dos.md');
    expect(problemsOf([storyFile({ translation: 'one' }), dos, english({ translation: 'dos' })])).toEqual([
      ['es/uno.md', 'translation', 'one is the translation of dos already'],
    ]);
    const twice = storyFile({ translation: 'one' }, 'content/posts/es/dos.md');
    expect(problemsOf([storyFile({ translation: 'one' }), twice, english()])).toEqual([
      ['es/dos.md', 'translation', 'one is the translation of uno already'],
    ]);
    expect(problemsOf([storyFile({ translation: 'dos' }), dos])).toEqual([
      ['es/uno.md', 'translation', 'dos is in the same language'],
    ]);
  });

  it('are refused when they share a slug, or a number that one of them has written', () => {
    expect(
      problemsOf([storyFile({ id: '7' }), storyFile({ id: '8', categories: undefined }, 'content/posts/en/uno.md')]),
    ).toEqual([['en/uno.md', 'file', 'is that of content/posts/es/uno.md']]);
    expect(problemsOf([storyFile({ id: '7' }), english({ id: '7' })])).toEqual([
      ['en/one.md', 'id', 'the number 7 is that of content/posts/es/uno.md already'],
    ]);
  });

  it('are refused when their slugs make the same number', () => {
    const problems = problemsOf([storyFile({}, 'es/historia-16730.md'), storyFile({}, 'es/historia-17992.md')]);
    expect(problems).toEqual([
      ['es/historia-17992.md', 'id', 'the number 2139851696 is that of es/historia-16730.md already'],
    ]);
  });

  it('are refused when an English one names a category', () => {
    expect(problemsOf([english({ categories: '[noticias]' })])).toEqual([
      ['en/one.md', 'categories', 'belongs in a Spanish story alone'],
    ]);
  });

  it('hide none of their faults from each other, and those that are right are there', () => {
    const files = [storyFile({ id: 'x', date: 'y' }), english({ excerpt: undefined }), storyFile({}, 'es/dos.md')];
    expect(problemsOf(files).map(([file, field]) => [file, field])).toEqual([
      ['es/uno.md', 'date'],
      ['es/uno.md', 'id'],
      ['en/one.md', 'excerpt'],
    ]);
    expect(parsePosts(files).stories.map(({ slug }) => slug)).toEqual(['dos']);
  });
});

describe('a folder of stories', () => {
  it('is what the site brings along, without an error', () => {
    expect(() => loadPosts(join(import.meta.dirname, '../../content/posts'))).not.toThrow();
  });

  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is read by language, other files left alone; a faulty story is named with its line, in Spanish', () => {
    mkdirSync(join(folder, 'es'), { recursive: true });
    writeFileSync(join(folder, 'es', 'uno.md'), storyFile().text);
    writeFileSync(join(folder, 'es', 'notas.txt'), 'x');
    expect(loadPosts(folder).map(({ slug, lang }) => [slug, lang])).toEqual([['uno', 'es']]);

    writeFileSync(join(folder, 'es', 'dos.md'), storyFile({ date: 'ayer' }).text);
    expect(() => loadPosts(folder)).toThrow(/^content\/posts\/es\/dos\.md:3: date: tiene que ser una fecha/);
  });
});
