import { expect, it } from 'vitest';
import { shapesOf } from './roleShapes.ts';

it.each(Array.from({ length: 12 }, (_, at) => at + 1))(
  '%i roles fill each row: one across it, or two that share it',
  (count) => {
    const rest = shapesOf(count);
    expect(rest).toHaveLength(count);
    while (rest.length > 0) {
      if (rest[0] === 'wide') rest.shift();
      else expect(rest.splice(0, 2).toSorted()).toEqual(['broad', 'tall']);
    }
  },
);
