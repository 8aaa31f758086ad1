import { expect, it } from 'vitest';
import { elements, readPiece, textOf } from './testPage.ts';

it('reads elements, attributes and text as a browser does', () => {
  const read = readPiece('<p title="a &amp; b">x &lt; y<br/><b>z</b></p><script>a < b && "</p>"</script>');
  expect(elements(read, 'p')[0]?.attributes.get('title')).toBe('a & b');
  expect(textOf(elements(read, 'p')[0])).toBe('x < yz');
  expect(textOf(elements(read, 'script')[0])).toBe('a < b && "</p>"');
});

it.each([
  '<p>open',
  '<p><b>crossed</p></b>',
  'a < b',
  '<p title="x>y</p>',
  '<table><tr><td>no body</td></tr></table>',
  '<p><div>in a paragraph</div></p>',
  '&nosuch; <p>&#xZ;</p>',
  '<p id="a" id="b">twice</p>',
  '<script>no end',
])('does not mend %s', (broken) => {
  expect(() => readPiece(broken)).toThrow();
});
