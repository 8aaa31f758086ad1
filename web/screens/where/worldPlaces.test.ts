import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onWorld, PLACES, SMALL, WORLD, WORLD_MIDDLE, WORLD_ORIGIN } from './worldPlaces.ts';

const MAP = readFileSync(join(import.meta.dirname, '../../../public/art/maps/mundo.svg'), 'utf8');

it.each(Object.entries(PLACES))(
  'the map has a shape for %s, and room for the end of its thread [WHERE-02]',
  (iso3, { at }) => {
    expect(MAP).toContain(`<path id="${iso3}" `);
    const { x, y } = onWorld(at);
    expect(x > 0 && x < WORLD.width && y > 0 && y < WORLD.height).toBe(true);
  },
);

it('has a place for each country that is drawn larger', () => {
  expect([...SMALL].filter((iso3) => !PLACES[iso3])).toEqual([]);
});

it('puts the middle of the map where it lies, east to its right and north above it', () => {
  expect(onWorld([WORLD_MIDDLE, 0])).toEqual(WORLD_ORIGIN);
  expect(onWorld([WORLD_MIDDLE + 10, 0]).x).toBeGreaterThan(WORLD_ORIGIN.x);
  expect(onWorld([WORLD_MIDDLE, 10]).y).toBeLessThan(WORLD_ORIGIN.y);
});
