import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent, type Content } from '#scripts/build/readContent.ts';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { listPending, tableOf } from './overview.ts';

const OWN = readContent(join(import.meta.dirname, '../..'));

function contentOf(files: [string, unknown][]): Content {
  return { ...OWN, stories: [], files: new Map(files) as unknown as Content['files'] };
}

describe('what is pending', () => {
  it('is said with its place', () => {
    const content = contentOf([['links.json', { kiva: { enlace: '/', pendiente: 'the address' } }]]);
    expect(listPending(content, 'en')).toBe('Still to be filled in (1):\n  content/links.json › kiva: the address');
  });

  it('is said once of records that wait for the same, which are named', () => {
    const sheet = (archivo: string) => ({ archivo, pendiente: 'the document itself' });
    const content = contentOf([
      [
        'documents.json',
        {
          memorias: [sheet('memoria-2022'), sheet('memoria-2023'), { archivo: 'memoria-2024' }],
          libros: [sheet('libro')],
          tarifas: { ...sheet(''), pendiente: 'the rates' },
        },
      ],
      ['rates.json', [{ nombre: { es: 'Agua', en: 'Water' }, pendiente: 'the document itself' }]],
    ]);
    expect(listPending(content, 'en').split('\n')).toEqual([
      'Still to be filled in (5):',
      '  content/documents.json: the document itself (3):',
      '    memorias › memoria-2022, memoria-2023',
      '    libros › libro',
      '  content/documents.json › tarifas: the rates',
      '  content/rates.json › Water: the document itself',
    ]);
  });

  it('names a record without a name by its place in the list', () => {
    const content = contentOf([['rates.json', { pasos: [{}, { pendiente: 'a text' }] }]]);
    expect(listPending(content, 'en')).toContain('content/rates.json › pasos › 2: a text');
  });

  it('counts drafts and stories of days to come, in either language', () => {
    const stories = [
      sampleStory({ slug: 'lista' }),
      sampleStory({ slug: 'a-medias', draft: true }),
      sampleStory({ slug: 'feria', date: '2027-03' }),
    ];
    expect(listPending({ ...contentOf([]), stories, today: '2026-11-24' }, 'es')).toBe(
      'Todavía falta (2):\n  content/posts/es/a-medias.md: borrador\n  content/posts/es/feria.md: se publica el 2027-03-01',
    );
  });

  it('may be nothing', () => {
    expect(listPending(contentOf([]), 'en')).toBe('Nothing is pending.');
  });
});

describe('the table', () => {
  it('counts records and pending fields of each file, texts and stories of each language', () => {
    const both = { es: 'Uno', en: 'One' };
    const rows = tableOf(
      contentOf([
        ['voice.json', { nombre: 'Ana' }],
        ['listings.json', []],
        ['about.json', { hitos: [{ titulo: both, pendiente: 'x' }, { partes: [both, { texto: both }] }] }],
      ]),
      'en',
    )
      .split('\n')
      .map((row) => row.split(/\s+/));
    expect(rows.slice(0, 4)).toEqual([
      ['file', 'records', 'pending'],
      ['content/voice.json', '1'],
      ['content/listings.json', '0'],
      ['content/about.json', '3', '1'],
    ]);
    expect(rows.slice(4).map(([file]) => file)).toEqual([
      'content/i18n/es.json',
      'content/i18n/en.json',
      'content/posts/es/',
      'content/posts/en/',
    ]);
  });
});
