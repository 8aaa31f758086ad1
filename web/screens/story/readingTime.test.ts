import { expect, it } from 'vitest';
import { readingMinutes } from './readingTime.ts';

const words = (count: number) => Array.from({ length: count }, () => 'palabra').join(' ');

it.each([
  ['', 1],
  ['<p>Breve.</p>', 1],
  [`<p>${words(290)}</p>`, 1],
  [`<p>${words(300)}</p>`, 2],
  [`<p class="${words(500)}">${words(100)}</p><p>${words(100)}</p>`, 1],
  [`<ul>${'<li>uno</li>'.repeat(400)}</ul>`, 2],
])('a text is read at 200 words a minute, its markup is not', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
