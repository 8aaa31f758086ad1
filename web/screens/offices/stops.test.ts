import { describe, expect, it } from 'vitest';
import type { Office } from '#contract/offices.ts';
import { creditOfficeOf } from './creditOffice.ts';
import { distance, toRoundKm } from './distance.ts';
import { AROUND, AROUND_ON_COUNTRY, COUNTRY, isWithin, project } from './frames.ts';
import { boxOf, meet, nameOf, placeLabels } from './labels.ts';
import { createPlaceSearch } from './placeSearch.ts';
import { byDistance, findStops, toRings, toStops } from './stops.ts';

const office = (nrosucursal: number, nombre: string, lat: number, lng: number, more: Partial<Office> = {}): Office => ({
  nrosucursal,
  nombre,
  direccion: '',
  habilitado: true,
  coordenadas: { lat, lng },
  imagen: '',
  ciudad: nombre,
  departamento: '',
  credito: '',
  ...more,
});

const OFFICES = [
  office(1, 'Casa Matriz', -25.296, -57.572, { ciudad: 'Asunción' }),
  office(2, 'San Lorenzo', -25.3397, -57.5087, { departamento: 'Central' }),
  office(4, 'Ñemby', -25.3949, -57.5357, { departamento: 'Central' }),
  office(5, 'Villarrica', -25.7495, -56.4352, { departamento: 'Guairá' }),
  office(7, 'Encarnación', -27.3306, -55.8667, { departamento: 'Itapúa' }),
  office(9, 'Santaní', -24.6667, -56.4333, { ciudad: 'San Estanislao', departamento: 'San Pedro' }),
  office(12, 'Ciudad del Este', -25.5097, -54.611, { departamento: 'Alto Paraná' }),
  office(21, 'Chaco', -25.0956, -57.5236, { pendiente: 'which town it is in' }),
  office(23, 'María Auxiliadora', -26.8167, -55.3167, { departamento: 'Itapúa' }),
  office(102, 'Asunción', -25.2822, -57.6351),
];
const STOPS = toStops(OFFICES);
const names = (search: string) => findStops(STOPS, search).map(nameOf);

describe('the cards', () => {
  it('are one a town: the two offices of Asunción share one, which stands where the town’s own is [OFF-01]', () => {
    expect(STOPS.map(({ offices }) => offices.map(({ nrosucursal }) => nrosucursal))).toEqual([
      [1, 102],
      ...OFFICES.slice(1, -1).map(({ nrosucursal }) => [nrosucursal]),
    ]);
    expect(STOPS[0]).toMatchObject({ id: 1, place: OFFICES.at(-1)?.coordenadas });
  });

  it('leave out an office that is not open to visitors, and a shared card with both of its [OFF-01]', () => {
    const without = (...numbers: number[]) =>
      toStops(OFFICES.map((one) => ({ ...one, habilitado: !numbers.includes(one.nrosucursal) }))).map(nameOf);
    const shown = STOPS.map(nameOf);
    expect(without(7)).toEqual(shown.filter((name) => name !== 'Encarnación'));
    expect(without(1)).toContain('Asunción');
    expect(without(1, 102)).toEqual(shown.slice(1));
  });

  it('stand by the rings of the map, each once and by distance; an office whose place is not known comes last', () => {
    const rings = (stops: typeof STOPS) => toRings(stops).map(({ span, stops: all }) => [span?.to, ...all.map(nameOf)]);
    expect(rings(STOPS)).toEqual([
      [100, 'Casa Matriz · Asunción', 'San Lorenzo', 'Ñemby'],
      [200, 'Villarrica', 'Santaní'],
      [Infinity, 'María Auxiliadora', 'Encarnación', 'Ciudad del Este'],
      [undefined, 'Chaco'],
    ]);
    expect(rings(findStops(STOPS, 'itapua'))).toEqual([[Infinity, 'María Auxiliadora', 'Encarnación']]);
    expect(rings([])).toEqual([]);
  });
});

describe('the search', () => {
  it.each([
    ['a name without its accents', 'maria', ['María Auxiliadora']],
    ['capitals and a tilde', 'NEMBY', ['Ñemby']],
    ['the town that an office is in', 'estanislao', ['Santaní']],
    ['a department', 'itapua', ['Encarnación', 'María Auxiliadora']],
    ['words in any order', 'este ciudad', ['Ciudad del Este']],
    ['a number, whole', '2', ['San Lorenzo']],
    ['one of the numbers of a card', ' 102 ', ['Casa Matriz · Asunción']],
    ['what is not there', 'Londres', []],
    ['all while nothing is typed', '  ', STOPS.map(nameOf)],
  ])('finds %s', (_what, search, found) => {
    expect(names(search)).toEqual(found);
  });
});

describe('the nearest', () => {
  it('comes first, by the way over the ground', () => {
    const [first, second] = byDistance(STOPS, { lat: -27.3, lng: -55.9 });
    expect(first && nameOf(first.stop)).toBe('Encarnación');
    expect(first?.km).toBeLessThan(6);
    expect(second && nameOf(second.stop)).toBe('María Auxiliadora');
    // Head office to Asunción's card: 0 km, though its other office stands 7 km away.
    expect(byDistance(STOPS, { lat: -25.296, lng: -57.572 })[0]?.km).toBe(0);
  });

  it('is not one whose town is still to be named', () => {
    const last = byDistance(STOPS, { lat: -25.0956, lng: -57.5236 }).at(-1);
    expect(last && [nameOf(last.stop), last.km]).toEqual(['Chaco', Infinity]);
  });

  it('knows how far it is, and says no more than it knows', () => {
    expect(distance({ lat: -25.2822, lng: -57.6351 }, { lat: -27.3306, lng: -55.8667 })).toBeCloseTo(288.4, 0);
    expect([0, 0.2, 7.6, 23, 98, 288.4].map(toRoundKm)).toEqual([1, 1, 8, 25, 100, 290]);
  });
});

describe('on the maps', () => {
  const named = (stops: typeof STOPS) => stops.filter(({ id }) => placeLabels(COUNTRY, stops).has(id)).map(nameOf);

  it('a name stands where there is room, and those with the least room choose first', () => {
    expect(named(STOPS)).toEqual(expect.arrayContaining(['Ciudad del Este', 'Encarnación', 'Villarrica', 'Santaní']));
    const crowd = toStops(
      Array.from({ length: 30 }, (_one, at) => office(at + 1, `Pueblo ${at}`, -25.3 - at / 100, -57)),
    );
    expect(named(crowd).length).toBeLessThan(30);
    expect(named(crowd).length).toBeGreaterThan(3);
  });

  it('no name lies on another or on a knot, whichever offices there are and however long their names', () => {
    const crowd = Array.from({ length: 12 }, (_one, at) =>
      office(at + 40, `Pueblo ${'muy '.repeat(at % 4)}lejano`, -25.2 - at / 15, -56.9 + (at % 5) / 4),
    );
    for (const all of [STOPS, toStops(crowd), toStops([...OFFICES, ...crowd])]) {
      const labels = placeLabels(COUNTRY, all);
      const boxes = all.flatMap((stop) => {
        const label = labels.get(stop.id);
        return label ? { stop, box: boxOf(COUNTRY, stop, label) } : [];
      });
      expect(boxes.length).toBeGreaterThan(2);
      const covered = boxes.flatMap(({ stop, box }) => [
        ...boxes.filter((other) => other.stop !== stop && meet(box, other.box)).map((other) => other.stop),
        ...all.filter(({ place }) => {
          const { x, y } = project(COUNTRY, place);
          return meet(box, { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 });
        }),
      ]);
      expect(covered.map(nameOf)).toEqual([]);
    }
  });

  it('an office in the west, which phones do not show, has its name on the whole country', () => {
    const west = office(60, 'Filadelfia', -22.35, -60.03);
    const labels = placeLabels(COUNTRY, toStops([...OFFICES, west]));
    const east = [...labels].filter(([id]) => id !== west.nrosucursal);
    expect(labels.get(west.nrosucursal)).toMatchObject({ out: 0 });
    expect(east).toEqual([...placeLabels(COUNTRY, STOPS)]);
  });

  it('a name keeps off the border: it stands on the land, else past it', () => {
    const capital = office(1, 'Asunción', -25.2822, -57.6351);
    const labelWith = (...others: Office[]) => placeLabels(AROUND, toStops([capital, ...others])).get(1);
    expect(labelWith()).toMatchObject({ side: 'right', out: 0 });
    const close = [-0.06, 0, 0.06].map((north, at) => office(at + 2, `Pueblo ${at}`, -25.2822 + north, -57.55));
    expect(labelWith(...close)?.out).toBeGreaterThan(0);
  });

  it('a degree to the east is as much shorter than one to the north as on the ground', () => {
    const km = (lat: number, lng: number) => distance({ lat: -25.3, lng: -57 }, { lat: -25.3 + lat, lng: -57 + lng });
    for (const frame of [COUNTRY, AROUND]) {
      const [here, east, north] = [
        [0, 0],
        [0, 0.1],
        [0.1, 0],
      ].map(([lat = 0, lng = 0]) => project(frame, { lat: -25.3 + lat, lng: -57 + lng }));
      const drawn = ((east?.x ?? 0) - (here?.x ?? 0)) / ((here?.y ?? 0) - (north?.y ?? 0));
      expect(drawn).toBeCloseTo(km(0, 0.1) / km(0.1, 0), 2);
    }
  });

  it('the second map lies on the first where it belongs', () => {
    const { x, y, width, height } = AROUND_ON_COUNTRY;
    const place = { lat: -25.3, lng: -57.5 };
    const [small, large] = [project(COUNTRY, place), project(AROUND, place)];
    expect((small.x - x) / width).toBeCloseTo(large.x / AROUND.width);
    expect((small.y - y) / height).toBeCloseTo(large.y / AROUND.height);
    expect(isWithin(AROUND, place)).toBe(true);
    expect(isWithin(AROUND, { lat: -27.33, lng: -55.87 })).toBe(false);
  });
});

describe('a request for credit', () => {
  const stopsWith = (...credit: Office['credito'][]) =>
    toStops(OFFICES.map((one) => ({ ...one, credito: credit.find((name) => name === one.nombre) ?? '' })));
  const from = (stops: ReturnType<typeof toStops>, name: string) => {
    const stop = stops.find((one) => nameOf(one) === name);
    return stop && creditOfficeOf(stop, stops);
  };

  it('goes to the office itself where it takes requests [OFF-01]', () => {
    expect(from(stopsWith('San Lorenzo', 'Ñemby'), 'Ñemby')).toEqual({ credito: 'Ñemby' });
    expect(from(stopsWith('Asunción'), 'Casa Matriz · Asunción')).toEqual({ credito: 'Asunción' });
  });

  it('goes to the nearest that does, whose place is known, and says how far it is [OFF-01]', () => {
    expect(from(stopsWith('Ñemby', 'Villarrica'), 'San Lorenzo')).toEqual({
      credito: 'Ñemby',
      instead: { of: 'San Lorenzo', km: 7 },
    });
    expect(from(stopsWith('Villarrica', 'Chaco'), 'San Lorenzo')).toEqual({
      credito: 'Villarrica',
      instead: { of: 'San Lorenzo', km: 120 },
    });
  });

  it('goes nowhere while no office with a known place takes any', () => {
    expect(from(stopsWith('Chaco'), 'San Lorenzo')).toBeUndefined();
    expect(from(stopsWith(), 'San Lorenzo')).toBeUndefined();
  });
});

describe('who names a place without an office', () => {
  const TOWNS = [
    { nombre: 'Lambaré', lat: -25.34682, lng: -57.60647 },
    { nombre: 'San Juan Bautista', lat: -26.66889, lng: -57.14611 },
    { nombre: 'Bella Vista', lat: -27.05, lng: -55.55 },
    { nombre: 'Bella Vista', lat: -22.13333, lng: -56.51667 },
    { nombre: 'Encarnación', lat: -27.33056, lng: -55.86667 },
  ];
  const find = createPlaceSearch(STOPS, TOWNS);
  const meant = (words: string) => {
    const found = find(words);
    return found && ('town' in found ? found.town : found.stops.map(nameOf));
  };

  it.each([
    ['lambare', 'Lambaré'],
    ['LAMBARÉ', 'Lambaré'],
    ['lamb', 'Lambaré'],
    ['lanbaré', 'Lambaré'],
    ['san juan bautista', 'San Juan Bautista'],
    ['san juan bautsta', 'San Juan Bautista'],
    ['bautista', 'San Juan Bautista'],
    ['encarnasion', ['Encarnación']],
    ['sanlorenzo', ['San Lorenzo']],
    ['vilarica', ['Villarrica']],
    ['san estanislado', ['Santaní']],
    ['atlantis', undefined],
    ['   ', undefined],
  ])('is understood with accents, slips and endings missing: “%s” [OFF-01]', (words, place) => {
    expect(meant(words)).toEqual(place);
  });

  it('has the offices by distance from there, from each place of that name [OFF-01]', () => {
    const near = (words: string) => {
      const found = find(words);
      return found && 'town' in found ? byDistance(STOPS, ...found.places).map(({ stop }) => nameOf(stop)) : [];
    };
    expect(near('lambare').slice(0, 2)).toEqual(['Casa Matriz · Asunción', 'Ñemby']);
    expect(find('bella vista')).toMatchObject({ town: 'Bella Vista', places: [{ lat: -27.05 }, { lat: -22.13333 }] });
    expect(near('bella vista')[0]).toBe('María Auxiliadora');
  });
});
