import { describe, expect, it } from 'vitest';
import type { Dimension } from '#contract/ownStoplight.ts';
import content from '#content/ownStoplight.json' with { type: 'json' };
import { toKept } from './kept.ts';
import {
  after,
  answersTo,
  changesBetween,
  countColours,
  comparedWith,
  openOf,
  placeOf,
  planToAsk,
  questionsOf,
  type Action,
  type Kept,
  type Value,
} from './model.ts';

const DIMENSIONS: Dimension[] = content.dimensiones.map(({ id, nombre, alt, indicadores }) => ({
  id,
  nombre: nombre.es,
  imagen: '',
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

  it('go on at the last one shown, then at the open ones after it, and leave earlier ones to be offered', () => {
    const [first, second, third, fourth] = SHORT;
    const begun = [begin('2026-11-22'), answer(second?.indicador.id ?? '', 'rojo')];
    const open = (...actions: Action[]) => {
      const kept = did(...begun, ...actions);
      return kept && placeOf(SHORT, kept.ahora);
    };
    // What an earlier version of the site stored names no place.
    expect(open()).toBe(third);
    expect(open({ do: 'visit', number: fourth?.number ?? 0 })).toBe(fourth);
    expect(open({ do: 'visit', number: second?.number ?? 0 })).toBe(third);
    const rest = SHORT.slice(1).map(({ indicador }) => answer(indicador.id, 'no_aplica'));
    const last = { do: 'visit' as const, number: SHORT.at(-1)?.number ?? 0 };
    expect(open(...rest, last)).toBeUndefined();
    const kept = did(...begun, ...rest);
    expect(kept && openOf(SHORT, kept.ahora)).toEqual([first]);
  });
});

describe('an answering [STOP-05]', () => {
  it('begins without an answer, and nothing happens before', () => {
    expect(did(answer('salud-08', 'rojo'))).toBeUndefined();
    expect(did(begin('2026-11-22'))).toEqual({
      ahora: { largo: 'corto', respuestas: {}, prioridades: [], fecha: '2026-11-22' },
      anteriores: [],
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

  it('keeps each one before it that has an answer', () => {
    const again = did(...first, begin('2026-11-22'));
    expect(again?.anteriores.map(({ fecha }) => fecha)).toEqual(['2026-05-01']);
    expect(again?.ahora.respuestas).toEqual({});
    // Begun by mistake, and left after an answer.
    const more = did(
      ...first,
      begin('2026-11-22'),
      begin('2026-11-23'),
      answer('salud-08', 'no_se'),
      begin('2026-11-24'),
    );
    expect(more?.anteriores.map(({ fecha }) => fecha)).toEqual(['2026-05-01', '2026-11-22']);
  });

  it('is laid beside the last one that has most in common with it', () => {
    const one = answer('salud-08', 'rojo');
    const again = (...actions: Action[]) => did(...first, begin('2026-11-20'), one, begin('2026-11-21'), ...actions);
    const beside = (...actions: Action[]) => {
      const kept = again(...actions);
      return kept && comparedWith(kept)?.respuestas;
    };
    expect(beside()).toBeUndefined();
    expect(beside(answer('salud-10', 'verde'))).toBeUndefined();
    expect(beside(one)).toEqual({ 'salud-08': 'rojo' });
    expect(beside(one, answer('salud-09', 'rojo'))).toEqual({ 'salud-08': 'rojo', 'salud-09': 'verde' });
  });

  it('gives way to an earlier one, and is kept as those are', () => {
    const back = did(...first, begin('2026-11-22'), answer('salud-10', 'rojo'), { do: 'resume', of: 0 });
    expect(back?.ahora.fecha).toBe('2026-05-01');
    expect(back?.anteriores.map(({ respuestas }) => respuestas)).toEqual([{ 'salud-10': 'rojo' }]);
    expect(did(...first, begin('2026-11-22'), { do: 'resume', of: 0 })?.anteriores).toEqual([]);
    const none = did(...first, { do: 'resume', of: 3 });
    expect(none).toEqual(did(...first));
  });

  it('asks about the newest plan of an earlier day', () => {
    const planned = [...first, { do: 'choose', indicador: 'salud-08' } satisfies Action];
    const asked = (today: string, ...actions: Action[]) => {
      const kept = did(...planned, ...actions);
      return kept && planToAsk(kept, today);
    };
    expect(asked('2026-05-01')).toBeUndefined();
    expect(asked('2026-05-02')).toMatchObject({ of: -1, plan: { fecha: '2026-05-01' } });
    const told: Action = { do: 'tell', of: 0, indicador: 'salud-08', hecho: true };
    expect(asked('2026-11-22', begin('2026-11-22'), told)).toMatchObject({
      of: 0,
      plan: { prioridades: [{ indicador: 'salud-08', hecho: true }] },
    });
  });

  it('tells what has another colour, the better first, and leaves out what only one of them asked', () => {
    const again = did(
      ...first,
      begin('2026-11-22'),
      answer('salud-09', 'amarillo'),
      answer('salud-08', 'verde'),
      answer('salud-10', 'rojo'),
    );
    const [before] = again?.anteriores ?? [];
    expect(before && again && changesBetween(before, again.ahora)).toEqual([
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
      { do: 'tell', of: -1, indicador: 'salud-08', hecho: false },
      begin('2026-11-22', 'entero'),
      { do: 'visit', number: 3 },
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
    const prioridades = [
      good,
      { ...good, paso: 7 },
      { ...good, paso: 'x'.repeat(201) },
      { ...good, hecho: 'si' },
      null,
    ];
    const respuestas = { 'salud-08': 'rojo', 'salud-09': 'azul', 'salud-10': 3 };
    const kept = toKept({ ahora: { largo: 'corto', respuestas, prioridades, fecha: '2026-11-22' }, antes: 'nada' });
    expect(kept).toEqual({
      ahora: { largo: 'corto', respuestas: { 'salud-08': 'rojo' }, prioridades: [good], fecha: '2026-11-22' },
      anteriores: [],
    });
  });

  it('is read as earlier versions of the site stored it: one earlier answering, `antes`', () => {
    const one = (fecha: string) => ({ largo: 'corto', respuestas: { 'salud-08': 'rojo' }, prioridades: [], fecha });
    expect(toKept({ ahora: one('2026-11-22'), antes: one('2026-05-01') })).toEqual({
      ahora: one('2026-11-22'),
      anteriores: [one('2026-05-01')],
    });
  });
});
