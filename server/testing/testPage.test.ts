import { expect, it } from 'vitest';
import { elements, readPage, textOf } from './testPage.ts';

const page = (body: string) => `<!doctype html><html lang="es"><body>${body}</body></html>`;

it('reads elements, attributes and text as a browser does', () => {
  const read = readPage(page('<p title="a &amp; b">x &lt; y<br/><b>z</b></p><script>a < b && "</p>"</script>'));
  expect(read.attributes.get('lang')).toBe('es');
  expect(elements(read, 'p')[0]?.attributes.get('title')).toBe('a & b');
  expect(textOf(elements(read, 'p')[0])).toBe('x < yz');
  expect(textOf(elements(read, 'script')[0])).toBe('a < b && "</p>"');
});

it.each([
  '<p>open',
  '<p><b>crossed</p></b>',
  'a < b',
  '<p title="x>y</p>',
  '<p title=x>bare</p>',
  '<p id="a" id="b">twice</p>',
  '<script>no end',
])('does not mend %s', (broken) => {
  expect(() => readPage(page(broken))).toThrow();
});
