import { describe, expect, it } from 'vitest';
import { createSiteSearch, type SearchEntry } from './siteSearch.ts';

const page = (path: string, title: string, text = '', more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'page',
  title,
  href: `/es/${path}/`,
  text,
  ...more,
});

const search = createSiteSearch([
  page('creditos', 'Créditos', 'Pedí un préstamo para tu negocio.', { also: 'Loans', words: 'plata' }),
  page('escuelas', 'Escuelas', 'Jóvenes del campo estudian y venden quesos.'),
  {
    kind: 'page',
    title: 'De qué vive la escuela',
    href: '/es/escuelas/#ventas',
    page: 'Escuelas',
    text: 'Cada semana se hacen quesos.\nLas vacas dan leche. Con la leche se hace yogur, y el yogur se vende en la ruta.',
  },
  { kind: 'office', title: 'Caaguazú', href: '/es/oficinas/#oficina-1', page: 'Oficinas', text: 'Lunes a viernes' },
  { kind: 'office', title: 'Carapeguá', href: '/es/oficinas/#oficina-2', page: 'Oficinas', text: 'Lunes a viernes' },
  { kind: 'document', title: 'Programa de pasantías', href: '/documentos/pasantias.pdf', page: 'Recursos' },
  { kind: 'figure', title: '100 familias acompañadas', href: '/#cifras', page: 'Inicio' },
  {
    kind: 'story',
    title: 'Las familias de Luque cuentan',
    href: '/es/noticias/familias/',
    text: 'Familias de un barrio.',
  },
  {
    kind: 'story',
    title: 'Una relación de años',
    href: '/es/noticias/relacion/',
    text: 'Cuántas personas, cuántas luces.',
  },
]);
const hrefs = (words: string) => search(words).map(({ href }) => href);

describe('the search of the site', () => {
  it.each([
    ['creditos', '/es/creditos/'],
    ['CRÉDITO', '/es/creditos/'],
    ['loan', '/es/creditos/'],
    ['plata', '/es/creditos/'],
    ['prestamos', '/es/creditos/'],
    ['escuela', '/es/escuelas/'],
    ['caaguasu', '/es/oficinas/#oficina-1'],
    ['caagua', '/es/oficinas/#oficina-1'],
    ['oficina carapegua', '/es/oficinas/#oficina-2'],
    ['la oficina de carapeguá', '/es/oficinas/#oficina-2'],
    ['pasantia', '/documentos/pasantias.pdf'],
    ['relaciones', '/es/noticias/relacion/'],
    ['luz', '/es/noticias/relacion/'],
    ['¿cuántas familias?', '/#cifras'],
    ['familias', '/es/noticias/familias/'],
    ['barrio, dinosaurio', '/es/noticias/familias/'],
  ])('answers %j with %s first', (words, href) => {
    expect(hrefs(words)[0]).toBe(href);
  });

  it('finds nothing for what nobody wrote, for no words and for marks', () => {
    expect(['dinosaurio', '', ' ?!', 'de la'].map(hrefs)).toEqual([[], [], [], []]);
  });

  it('shows a page once, by the section that fits best', () => {
    expect(hrefs('yogur escuela')).toEqual(['/es/escuelas/#ventas']);
    expect(hrefs('quesos').filter((href) => href.startsWith('/es/escuelas/'))).toHaveLength(1);
  });

  it('shows the sentence that says most of the question, with the words as they are written there', () => {
    const [found] = search('yogures leche ruta');
    expect(found?.sentence).toEqual([
      'Con la ',
      'leche',
      ' se hace ',
      'yogur',
      ', y el ',
      'yogur',
      ' se vende en la ',
      'ruta',
      '.',
    ]);
    expect(search('caaguazu')[0]?.sentence).toEqual(['Lunes a viernes']);
    expect(search('pasantia')[0]?.sentence).toEqual([]);
  });

  it('cuts a long sentence around the words', () => {
    const long = `${'Antes hubo mucho que contar '.repeat(20)}hasta que llegó el maíz ${'y después hubo más '.repeat(20)}`;
    const [found] = createSiteSearch([page('maiz', 'Historia', long)])('maiz');
    const sentence = found?.sentence.join('') ?? '';
    expect(sentence.length).toBeLessThan(260);
    expect(sentence).toMatch(/^… .*maíz.* …$/);
    expect(found?.sentence[1]).toBe('maíz');
  });
});
