import { describe, expect, it } from 'vitest';
import type { Dimension } from '#contract/ownStoplight.ts';
import { drawLifeMap, type Shape } from './lifeMap.ts';
import type { Answer } from './model.ts';

const indicador = (id: string) => ({ id, corto: true, nombre: id, rojo: 'r', amarillo: 'a', verde: 'v' });
const DIMENSIONS: Dimension[] = [
  { id: 'agua', nombre: 'Agua', indicadores: [indicador('agua-01'), indicador('agua-02')] },
  { id: 'casa', nombre: 'Casa', indicadores: [indicador('casa-03'), indicador('casa-04')] },
];
const ANSWERS: Answer[] = [
  { indicador: 'agua-01', valor: 'rojo' },
  { indicador: 'agua-02', valor: 'amarillo' },
  { indicador: 'casa-03', valor: 'verde' },
  { indicador: 'casa-04', valor: undefined },
];

const draw = (hatched: boolean) => drawLifeMap(ANSWERS, DIMENSIONS, { size: 600, hatched });
const of = (shapes: readonly Shape[], id: string) => shapes.filter((shape) => shape.indicador === id);

describe('the life map [STOP-05]', () => {
  it('has something to press for each answer, and the same each time', () => {
    for (const { indicador: id } of ANSWERS) expect([id, of(draw(false), id).length > 0]).toEqual([id, true]);
    expect(draw(false)).toEqual(draw(false));
  });

  it('shows each colour by its own tone, and no petal where there is none', () => {
    const shapes = draw(false);
    expect(of(shapes, 'agua-01')[0]?.tone).toBe('rojo');
    expect(of(shapes, 'agua-02')[0]?.tone).toBe('amarillo');
    expect(of(shapes, 'casa-03')[0]?.tone).toBe('verde');
    expect(of(shapes, 'casa-04').every(({ tone, width }) => tone === 'thread' && width !== undefined)).toBe(true);
  });

  it('tells the colours apart in black and white, too', () => {
    const shapes = draw(true);
    expect(new Set(shapes.map(({ tone }) => tone))).toEqual(new Set(['thread', 'paper', 'ink']));
    // Line or filled, one above the other: no two colours look alike.
    const looks = ['agua-01', 'agua-02', 'casa-03'].map((id) =>
      of(shapes, id)
        .map(({ tone, width }) => `${tone}${width === undefined ? '' : ' line'}`)
        .join(),
    );
    expect(new Set(looks).size).toBe(3);
  });

  it('stays within its square', () => {
    const numbers = draw(false).flatMap(({ d }) =>
      [...d.matchAll(/[MLC]([\d.]+) ([\d.]+)/g)].flatMap(([, x, y]) => [x, y]),
    );
    expect(numbers.length).toBeGreaterThan(10);
    for (const number of numbers) expect(Number(number)).toBeLessThanOrEqual(600);
  });
});
