import { expect, it } from 'vitest';
import { widthOf } from '#server/lettering/outlines.ts';
import { portrait } from './portrait.ts';

it('sews the first letters of the first and the last name as outlines, for pages where no font reaches them', () => {
  const svg = portrait('Ñandú de los Ávalos');
  expect(svg).not.toContain('<text');
  const [first, second] = [
    ...svg.matchAll(/<g transform="translate\(([\d.]+) [\d.]+\)"><path transform="scale\(([\d.]+)/g),
  ];
  const [left = 0, scale = 0] = [first?.[1], first?.[2]].map(Number);
  expect(Number(second?.[1])).toBeGreaterThan(left + widthOf('Ñ') * scale);
});

it.each(['Ana', 'Li Ø', '李', ''])('draws the cloth of %o', (name) => {
  expect(portrait(name)).not.toMatch(/NaN|undefined/);
});
