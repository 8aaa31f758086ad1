import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import { expect, it } from 'vitest';
import countries from '../content/countries.json' with { type: 'json' };
import { countriesSchema } from '../contract/countries.ts';
import { readAtlas } from './maps.ts';
import { worldMap, worldProjection } from './worldMap.ts';
import { onWorld, PLACES, WORLD } from '../web/screens/where/worldPlaces.ts';

const listed = countriesSchema.parse(countries).regiones.flatMap(({ paises }) => paises);

it('draws every country that the site knows, each once', () => {
  const drawn = [...worldMap().matchAll(/<path id="([A-Z]{3})" d="M/g)].map(([, iso3]) => iso3);
  expect(drawn).toEqual(Object.keys(PLACES));
});

it('ends each thread within the country that the atlas has by that number and name', () => {
  const world = readAtlas('countries-50m', 0);
  const abridged: Record<string, string> = { DOM: 'Dominican Rep.', USA: 'United States of America' };
  for (const { iso3, nombre } of listed) {
    const { code, at } = PLACES[iso3] ?? { code: '', at: [0, 0] };
    const shape = world.objects.countries.geometries.find(({ id }) => String(id) === code);
    expect(shape?.properties).toMatchObject({ name: abridged[iso3] ?? nombre.en });
    expect([iso3, shape && geoContains(feature(world, shape), [at[0], at[1]])]).toEqual([iso3, true]);
  }
});

it('puts a place where the drawing has it', () => {
  const projection = worldProjection();
  for (const { at } of Object.values(PLACES)) {
    const { x, y } = onWorld(at);
    const [drawnX = 0, drawnY = 0] = projection([at[0], at[1]]) ?? [];
    expect(Math.hypot(x - drawnX, y - drawnY)).toBeLessThan(0.05);
    expect(x > 0 && x < WORLD.width && y > 0 && y < WORLD.height).toBe(true);
  }
});
