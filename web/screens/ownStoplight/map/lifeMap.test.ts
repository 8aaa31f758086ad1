import { describe, expect, it } from 'vitest';
import { INDICATOR_IDS, type Dimension } from '#contract/ownStoplight.ts';
import { drawLifeMap, HALF_BARE, layersOf, type Petal } from './lifeMap.ts';
import { MARKS } from '../marks.ts';
import type { Value } from '../model/model.ts';

const dimension = (id: string, numbers: readonly number[]): Dimension => ({
  id,
  nombre: id,
  imagen: '',
  alt: id,
  indicadores: numbers.map((number) => ({
    id: `${id}-${number}`,
    corto: true,
    nombre: String(number),
    rojo: 'r',
    amarillo: 'a',
    verde: 'v',
  })),
});
const DIMENSIONS = [dimension('agua', [1, 2, 3, 4]), dimension('casa', [5, 6]), dimension('voz', [7])];
const INDICATORS = DIMENSIONS.flatMap(({ indicadores }) => indicadores.map(({ id }) => id));

type Said = readonly (Value | undefined)[];
const draw = (values: Said) =>
  drawLifeMap(
    values.flatMap((valor, index) => ({ indicador: INDICATORS[index] ?? '', valor })),
    DIMENSIONS,
  );
const petalsOf = (values: Said): Petal[] => draw(values).sectors.flatMap(({ petals }) => petals);
const look = (values: Said) =>
  layersOf(draw(values))
    .map(({ d, tone, width }) => `${tone} ${width} ${d}`)
    .join('\n');

const all = (value: Value | undefined): Said => INDICATORS.map(() => value);
const MIXED: Said = ['rojo', 'amarillo', 'verde', 'no_se', 'no_aplica', undefined, 'verde'];
const OTHER: Said = ['amarillo', 'amarillo', 'verde', 'no_se', 'no_aplica', undefined, 'verde'];
const SHORT: Said = ['verde', 'rojo'];

const LACES: Record<string, Said> = {
  red: all('rojo'),
  yellow: all('amarillo'),
  green: all('verde'),
  'not known': all('no_se'),
  'not ours': all('no_aplica'),
  unanswered: all(undefined),
  mixed: MIXED,
  short: SHORT,
};

describe('the life map [STOP-05]', () => {
  it.each(Object.entries(LACES))('has a petal to press for each answer, all of them in order: %s', (_name, values) => {
    expect(petalsOf(values).map(({ indicador, valor }) => [indicador.id, valor])).toEqual(
      values.map((valor, index) => [INDICATORS[index], valor]),
    );
    for (const { wedge } of petalsOf(values)) expect(wedge).toMatch(/^M.+Z$/);
  });

  it.each(Object.entries(LACES))('draws whole numbers and tenths within its square: %s', (_name, values) => {
    const numbers = layersOf(draw(values)).flatMap(({ d }) => d.match(/-?[\d.]+|NaN|Infinity|e-/g) ?? []);
    expect(numbers.length).toBeGreaterThan(1000);
    for (const number of numbers) {
      expect(number).toMatch(/^-?\d+(\.\d)?$/);
      expect(Math.abs(Number(number))).toBeLessThanOrEqual(HALF_BARE * 2);
    }
  });

  it('looks the same for the same answers, and unlike for any others', () => {
    expect(look(MIXED)).toBe(look([...MIXED]));
    const looks = [...Object.values(LACES), OTHER].map(look);
    expect(new Set(looks).size).toBe(looks.length);
  });

  it.each([
    ['rojo', 'zigzag in paper', 'paper', 'width'],
    ['amarillo', 'dots in thread', 'thread', undefined],
    ['verde', 'rows in paper', 'paper', 'width'],
  ] as const)('fills a petal of %s with its colour and weaves it: %s', (valor, _weave, tone, width) => {
    const [leaf, weave] = petalsOf([valor])[0]?.shapes ?? [];
    expect(leaf).toMatchObject({ tone: valor });
    expect(leaf?.width).toBeUndefined();
    expect(weave).toMatchObject({ tone });
    expect(weave?.width === undefined ? undefined : 'width').toBe(width);
  });

  it('tells the colours apart without any colour: by reach, weave and arches', () => {
    const reach = (valor: Value) =>
      Math.max(
        ...(petalsOf([valor, ...all('no_aplica').slice(1)])[0]?.shapes[0]?.d.match(/-?[\d.]+/g) ?? []).map((number) =>
          Math.abs(Number(number)),
        ),
      );
    expect(reach('rojo')).toBeLessThan(reach('amarillo') - 20);
    expect(reach('amarillo')).toBeLessThan(reach('verde') - 20);
    const arches = (valor: Value) => petalsOf(all(valor))[0]?.shapes.at(-1)?.d.match(/Q/g)?.length ?? 0;
    expect(arches('verde')).toBe(arches('amarillo') * 2);
  });

  it.each([
    ['not known', 'no_se', 1],
    ['not ours', 'no_aplica', 1],
    ['unanswered', undefined, 0],
  ] as const)('leaves what is %s open: nothing but thread', (_name, valor, count) => {
    const shapes = petalsOf(all(valor)).flatMap((petal) => petal.shapes);
    expect(shapes).toHaveLength(count * INDICATORS.length);
    for (const shape of shapes) expect(shape).toMatchObject({ tone: 'thread', width: expect.any(Number) });
  });

  it('leaves out a dimension that was not asked', () => {
    expect(draw(SHORT).sectors.map((sector) => sector.dimension.id)).toEqual(['agua']);
  });
});

describe('the marks', () => {
  it('are a drawing of its own for each of six dimensions and fifty indicators, to listen and to be quiet', () => {
    const ids = [...Object.entries(INDICATOR_IDS).flat(2), 'escuchar', 'callar'];
    expect(Object.keys(MARKS).toSorted()).toEqual(ids.toSorted());
    expect(new Set(Object.values(MARKS)).size).toBe(58);
  });
});
