import { describe, expect, it } from 'vitest';
import type { Dimension } from '#contract/ownStoplight.ts';
import content from '#content/ownStoplight.json' with { type: 'json' };
import { toKept } from './kept.ts';
import {
  after,
  answersTo,
  changesBetween,
  countColours,
  firstOpen,
  questionsOf,
  type Action,
  type Kept,
  type Value,
} from './model.ts';

const DIMENSIONS: Dimension[] = content.dimensiones.map(({ id, nombre, alt, indicadores }) => ({
  id,
  nombre: nombre.es,
  alt: alt.es,
  indicadores: indicadores.map((one) => ({
    id: one.id,
    corto: one.corto,
    nombre: one.nombre.es,
    rojo: one.rojo.es,
    amarillo: one.amarillo.es,
    verde: one.verde.es,
  })),
}));

const SHORT = questionsOf(DIMENSIONS, 'corto');

const begin = (fecha: string, largo: 'corto' | 'entero' = 'corto'): Action => ({ do: 'begin', largo, fecha });
const answer = (indicador: string, valor: Value, fecha = '2026-11-22'): Action => ({
  do: 'answer',
  indicador,
  valor,
  fecha,
});

function did(...actions: Action[]): Kept | undefined {
  let kept: Kept | undefined;
  for (const action of actions) kept = after(kept, action);
  return kept;
}

describe('the questions [STOP-05]', () => {
  it('are all fifty, or two or three of each dimension, in the same order and with the same numbers', () => {
    const whole = questionsOf(DIMENSIONS, 'entero');
    expect(whole.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_one, index) => index + 1));
    for (const { id } of DIMENSIONS) {
      expect([2, 3]).toContain(SHORT.filter(({ dimension }) => dimension.id === id).length);
    }
    expect(
      whole.filter((one) => SHORT.some(({ number }) => number === one.number)).map(({ number }) => number),
    ).toEqual(SHORT.map(({ number }) => number));
  });

  it('go on at the first that has no answer, skipped ones included', () => {
    const [first, second, third] = SHORT;
    const kept = did(
      begin('2026-11-22'),
      answer(first?.indicador.id ?? '', 'rojo'),
      answer(third?.indicador.id ?? '', 'no_se'),
    );
    expect(kept && firstOpen(SHORT, kept.ahora)).toBe(second);
    const all = did(begin('2026-11-22'), ...SHORT.map(({ indicador }) => answer(indicador.id, 'no_aplica')));
    expect(all && firstOpen(SHORT, all.ahora)).toBeUndefined();
  });
});

describe('an answering [STOP-05]', () => {
  it('begins without an answer, and nothing happens before', () => {
    expect(did(answer('salud-08', 'rojo'))).toBeUndefined();
    expect(did(begin('2026-11-22'))).toEqual({
      ahora: { largo: 'corto', respuestas: {}, prioridades: [], fecha: '2026-11-22' },
    });
  });

  it('keeps the last answer to a question, and its day', () => {
    const kept = did(begin('2026-11-20'), answer('salud-08', 'rojo'), answer('salud-08', 'verde', '2026-11-23'));
    expect(kept?.ahora).toMatchObject({ respuestas: { 'salud-08': 'verde' }, fecha: '2026-11-23' });
  });

  it('goes on with all questions without losing an answer', () => {
    const kept = did(begin('2026-11-22'), answer('salud-08', 'amarillo'), { do: 'lengthen' });
    expect(kept?.ahora).toMatchObject({ largo: 'entero', respuestas: { 'salud-08': 'amarillo' } });
  });

  it('counts a question without a colour as such, whether it was skipped or does not apply', () => {
    const kept = did(
      begin('2026-11-22'),
      answer('salud-08', 'verde'),
      answer('salud-09', 'no_se'),
      answer('salud-10', 'no_aplica'),
    );
    const answers = kept ? answersTo(SHORT, kept.ahora) : [];
    expect(countColours(answers)).toEqual({ rojo: 0, amarillo: 0, verde: 1, sin_color: SHORT.length - 1 });
  });
});

describe('priorities [STOP-05]', () => {
  const choose = (indicador: string): Action => ({ do: 'choose', indicador });

  it('are five at most, each once, with the visitor’s words', () => {
    const ids = ['salud-08', 'salud-08', 'salud-09', 'salud-10', 'vivienda-17', 'vivienda-20', 'vivienda-21'];
    const kept = did(begin('2026-11-22'), ...ids.map(choose), {
      do: 'write',
      indicador: 'salud-09',
      words: 'paso',
      text: 'Preguntar en el puesto',
    });
    expect(kept?.ahora.prioridades.map(({ indicador }) => indicador)).toEqual([
      'salud-08',
      'salud-09',
      'salud-10',
      'vivienda-17',
      'vivienda-20',
    ]);
    expect(kept?.ahora.prioridades[1]).toMatchObject({ porque: '', paso: 'Preguntar en el puesto', cuando: '' });
  });

  it('go when they are dropped, and when their answer turns green', () => {
    const chosen = [begin('2026-11-22'), choose('salud-08'), choose('salud-09')];
    expect(did(...chosen, { do: 'drop', indicador: 'salud-08' })?.ahora.prioridades).toHaveLength(1);
    expect(did(...chosen, answer('salud-08', 'verde'))?.ahora.prioridades).toHaveLength(1);
    expect(did(...chosen, answer('salud-08', 'amarillo'))?.ahora.prioridades).toHaveLength(2);
  });
});

describe('a second answering [STOP-05]', () => {
  const first = [
    begin('2026-05-01'),
    answer('salud-08', 'rojo', '2026-05-01'),
    answer('salud-09', 'verde', '2026-05-01'),
  ];

  it('keeps the first one to compare with, unless that never got a colour', () => {
    const again = did(...first, begin('2026-11-22'));
    expect(again?.antes?.fecha).toBe('2026-05-01');
    expect(again?.ahora.respuestas).toEqual({});
    // Begun by mistake: the map of May is still there.
    expect(did(...first, begin('2026-11-22'), begin('2026-11-23'))?.antes?.fecha).toBe('2026-05-01');
    expect(did(begin('2026-05-01'), answer('salud-08', 'no_se'), begin('2026-11-22'))?.antes).toBeUndefined();
  });

  it('tells what has another colour, the better first, and leaves out what only one of them asked', () => {
    const again = did(
      ...first,
      begin('2026-11-22'),
      answer('salud-09', 'amarillo'),
      answer('salud-08', 'verde'),
      answer('salud-10', 'rojo'),
    );
    expect(again?.antes && changesBetween(again.antes, again.ahora)).toEqual([
      { indicador: 'salud-08', antes: 'rojo', ahora: 'verde' },
      { indicador: 'salud-09', antes: 'verde', ahora: 'amarillo' },
    ]);
  });
});

describe('what lies on the device [STOP-05]', () => {
  it('comes back as it was kept', () => {
    const kept = did(
      begin('2026-05-01'),
      answer('salud-08', 'rojo'),
      { do: 'choose', indicador: 'salud-08' },
      begin('2026-11-22', 'entero'),
    );
    expect(toKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    null,
    [],
    'corto',
    { ahora: null },
    { ahora: { largo: 'medio', respuestas: {}, prioridades: [], fecha: '2026-11-22' } },
    { ahora: { largo: 'corto', respuestas: [], prioridades: [], fecha: '2026-11-22' } },
    { ahora: { largo: 'corto', respuestas: {}, prioridades: {}, fecha: '2026-11-22' } },
    { ahora: { largo: 'corto', respuestas: {}, prioridades: [], fecha: 'ayer' } },
  ])('counts as nothing when it has another shape: %j', (kept) => {
    expect(toKept(kept)).toBeUndefined();
  });

  it('loses single answers and priorities that are none, and keeps the others', () => {
    const good = { indicador: 'salud-08', porque: '', paso: '', cuando: '' };
    const prioridades = [good, { ...good, paso: 7 }, { ...good, paso: 'x'.repeat(201) }, null];
    const respuestas = { 'salud-08': 'rojo', 'salud-09': 'azul', 'salud-10': 3 };
    const kept = toKept({ ahora: { largo: 'corto', respuestas, prioridades, fecha: '2026-11-22' }, antes: 'nada' });
    expect(kept).toEqual({
      ahora: { largo: 'corto', respuestas: { 'salud-08': 'rojo' }, prioridades: [good], fecha: '2026-11-22' },
    });
  });
});
