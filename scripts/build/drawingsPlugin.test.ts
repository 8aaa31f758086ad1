import { expect, it } from 'vitest';
import { readDrawing } from './drawingsPlugin.ts';

it('reads a drawing as React wants it, whatever a designer’s program wrote around it', () => {
  const svg =
    '<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">\n<g stroke-width="2"><path d="M0 0h4"/></g></svg>';
  expect(readDrawing(svg)).toEqual([
    'svg',
    { viewBox: '0 0 4 3' },
    [['g', { strokeWidth: '2' }, [['path', { d: 'M0 0h4' }]]]],
  ]);
  expect(() => readDrawing('<p>')).toThrow('no SVG');
});
