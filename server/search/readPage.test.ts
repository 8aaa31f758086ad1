import { expect, it } from 'vitest';
import { readPage } from './readPage.ts';

const page = (main: string) => `<!doctype html><html><head><title>Oficinas · Fundación</title>
<meta name="description" content="Dónde &amp; cuándo."/></head>
<body><header><h2>Menú</h2></header><main id="contenido" tabindex="-1">${main}</main><footer><p>Pie</p></footer></body></html>`;

const read = (main: string) => readPage(page(main), { url: '/es/oficinas/', kind: 'page' });

it('a page is its name, its description and what stands before its first section', () => {
  expect(read('<h1>Bien cerca</h1><p>Vení <b>hoy</b>.</p>')).toEqual([
    {
      kind: 'page',
      title: 'Oficinas',
      href: '/es/oficinas/',
      text: 'Dónde & cuándo.\nBien cerca\nVení hoy.',
    },
  ]);
});

it('a section goes from its heading to the next and has the place of its heading, or of what it stands in', () => {
  const [, first, second, third] = read(
    '<section><h2 id="norte">Norte</h2><p>Uno</p><p>Dos</p></section>' +
      '<section id="sur"><h2>Sur<span>: dos</span> <span>años</span></h2><p>Tres</p></section><h3 id="_R_1_">Este</h3>',
  );
  expect(first).toEqual({
    kind: 'page',
    title: 'Norte',
    href: '/es/oficinas/#norte',
    page: 'Oficinas',
    text: 'Uno\nDos',
  });
  expect(second).toMatchObject({ title: 'Sur: dos años', href: '/es/oficinas/#sur', text: 'Tres' });
  expect(third).toMatchObject({ title: 'Este', href: '/es/oficinas/' });
});

it('what is marked is a thing of its own, at its own place, where its link leads, or at its section', () => {
  const things = read(
    '<h2 id="todas">Todas</h2>' +
      '<ul><li data-find="office" id="o-1"><h3>Luque</h3><p>Lunes</p><a href="tel:1">Llamá</a></li>' +
      '<li data-find="document"><h4>Lista</h4><a href="/lista.pdf">Abrir</a></li>' +
      '<li data-find="country"><a href="/es/p/?pais=X">Chile<span class="vh"> (fuente)</span></a></li>' +
      '<li data-find="figure"><b>7</b> oficinas <a href="#f">fuente</a></li></ul>',
  ).slice(2);
  const on = { page: 'Oficinas · Todas' };
  expect(things).toEqual([
    { kind: 'office', title: 'Luque', href: '/es/oficinas/#o-1', text: 'Lunes', ...on },
    { kind: 'document', title: 'Lista', href: '/lista.pdf', ...on },
    { kind: 'country', title: 'Chile', href: '/es/p/?pais=X', ...on },
    { kind: 'figure', title: '7 oficinas', href: '/es/oficinas/#todas', ...on },
  ]);
});

it('what is hidden, asked or found elsewhere is left out', () => {
  const [whole] = read(
    '<p>Sí</p><nav>No</nav><form><label>No</label></form><div data-find="none"><h2>No</h2></div><p hidden>No</p>' +
      '<span class="vh">No</span><i aria-hidden="true">No</i><script>No</script>',
  );
  expect(whole?.text).toBe('Dónde & cuándo.\nSí');
  expect(JSON.stringify(read('<div data-find="none"><h2>No</h2></div>'))).not.toContain('No"');
});

it('a page may have another name than its title', () => {
  const [whole, section] = readPage(page('<h2>Norte</h2>'), { url: '/es/oficinas/', kind: 'page', name: 'Cerca' });
  expect([whole?.title, section?.page]).toEqual(['Cerca', 'Cerca']);
});
