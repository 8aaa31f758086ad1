import { expect, it } from 'vitest';
import education from '#content/education.json' with { type: 'json' };
import { educationSchema } from './education.ts';

it('tells of four things, each with a picture of its own', () => {
  const withBlocks = (bloques: unknown[]) => educationSchema.safeParse({ ...education, bloques }).success;
  const [first, second, ...others] = education.bloques;
  expect(withBlocks(education.bloques)).toBe(true);
  expect(withBlocks([second, ...others])).toBe(false);
  expect(withBlocks([first, { ...second, imagen: first?.imagen }, ...others])).toBe(false);
});
