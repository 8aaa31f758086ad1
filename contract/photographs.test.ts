import { expect, it } from 'vitest';
import { photographSrcset, readPhotograph, type Photograph } from './photographs.ts';

it('an address tells all that a page needs', () => {
  const photograph = readPhotograph('/fotos/una-huerta.9f3a2c1d.1600x1200.c8a27b.jpg#076,029') as Photograph;
  expect(photograph).toMatchObject({ width: '1600', height: '1200', tone: 'c8a27b', focus: '076,029' });
  expect(photograph.start).toBe('/fotos/una-huerta.9f3a2c1d.1600x1200.c8a27b');
  expect(photographSrcset(photograph, 'avif').match(/ \d+w/g)).toEqual([' 400w', ' 800w', ' 1200w', ' 1600w']);
});

it.each([
  '',
  '/art/emblem.svg',
  '/fotos/ana.jpg',
  '/fotos/ana.9f3a2c1d.1600x1200.c8a27b.jpg#a" onerror="alert(1)',
  'https://example.org/fotos/ana.9f3a2c1d.1600x1200.c8a27b.jpg',
  '/fotos/../ana.9f3a2c1d.1600x1200.c8a27b.jpg',
])('“%s” is no built photograph', (address) => {
  expect(readPhotograph(address)).toBeUndefined();
});
