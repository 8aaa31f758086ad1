import { describe, expect, it } from 'vitest';
import content from '#content/offices.json' with { type: 'json' };
import { officesSchema } from '#contract/offices.ts';
import { distance, toRoundKm } from './distance.ts';
import { nameOf, placeLabels } from './labels.ts';
import { byDistance, findStops, toLines, toStops } from './stops.ts';

const { oficinas } = officesSchema.parse(content);
const stops = toStops(oficinas);
const names = (search: string) => findStops(stops, search).map(nameOf);

describe('the cards', () => {
  it('are 25 for 26 numbers: the two offices of Asunción share one [OFF-01]', () => {
    expect(stops.length).toBe(25);
    expect(stops.flatMap(({ offices }) => offices).length).toBe(26);
    expect(stops.find(({ id }) => id === 1)?.offices.map(({ nrosucursal }) => nrosucursal)).toEqual([1, 102]);
  });

  it('leave out an office that is not open to visitors, and a shared card with both of its [OFF-01]', () => {
    const without = (...numbers: number[]) =>
      toStops(oficinas.map((one) => ({ ...one, habilitado: !numbers.includes(one.nrosucursal) })));
    expect(without(7).map(nameOf)).not.toContain('Encarnación');
    expect(without(7).length).toBe(24);
    expect(without(1).map(nameOf)).toContain('Asunción');
    expect(without(1, 102).length).toBe(24);
  });

  it('stand on four lines, each once, from Asunción outwards', () => {
    const lines = toLines(stops);
    expect(lines.map(({ line }) => line)).toEqual(['around', 'north', 'east', 'south']);
    expect(lines.flatMap((line) => line.stops.map(({ id }) => id)).toSorted((one, other) => one - other)).toEqual(
      stops.map(({ id }) => id).toSorted((one, other) => one - other),
    );
    expect(lines.map((line) => nameOf(line.stops.at(-1) ?? line.stops[0]))).toEqual([
      'Itá',
      'Villa Ygatimí',
      'Ciudad del Este',
      'Encarnación',
    ]);
  });
});

describe('the search', () => {
  it.each([
    ['a name without its accents', 'ybycui', ['Ybycuí']],
    ['capitals and a tilde', 'NEMBY', ['Ñemby']],
    ['the town that an office is in', 'estanislao', ['Santaní']],
    ['a department', 'itapua', ['Encarnación', 'María Auxiliadora']],
    ['words in any order', 'este ciudad', ['Ciudad del Este']],
    ['a number, whole', '2', ['San Lorenzo']],
    ['one of the numbers of a card', ' 102 ', ['Casa Matriz · Asunción']],
    ['what is not there', 'Londres', []],
  ])('finds %s', (_what, search, found) => {
    expect(names(search)).toEqual(found);
  });

  it('shows all while nothing is typed', () => {
    expect(names('  ').length).toBe(25);
  });
});

describe('the nearest', () => {
  it('comes first, by the way over the ground', () => {
    const [first, second] = byDistance(stops, { lat: -27.3, lng: -55.9 });
    expect(first && nameOf(first.stop)).toBe('Encarnación');
    expect(first?.km).toBeLessThan(6);
    expect(second && nameOf(second.stop)).toBe('María Auxiliadora');
    // From the head office it is 0 km to the card of Asunción, whose other office stands 7 km away.
    expect(byDistance(stops, { lat: -25.296, lng: -57.572 })[0]?.km).toBe(0);
  });

  it('is not one whose town is still to be named', () => {
    const last = byDistance(stops, { lat: -25.0956, lng: -57.5236 }).at(-1);
    expect(last && [nameOf(last.stop), last.km]).toEqual(['Chaco', Infinity]);
  });

  it('knows how far it is, and says no more than it knows', () => {
    expect(distance({ lat: -25.2822, lng: -57.6351 }, { lat: -27.3306, lng: -55.8667 })).toBeCloseTo(288.4, 0);
    expect([0, 0.2, 7.6, 23, 98, 288.4].map(toRoundKm)).toEqual([1, 1, 8, 25, 100, 290]);
  });
});

it('on the map the towns that lie farthest out have their names', () => {
  const placed = placeLabels(stops);
  const named = stops.filter(({ id }) => placed.has(id)).map(nameOf);
  expect(named).toEqual(
    expect.arrayContaining(['Concepción', 'Ciudad del Este', 'Encarnación', 'Pilar', 'Villarrica']),
  );
  expect(named.length).toBeGreaterThanOrEqual(20);
});
