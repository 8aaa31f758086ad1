import { expect, it } from 'vitest';
import stoplight from '#content/stoplight.json' with { type: 'json' };
import { stoplightSchema } from './stoplight.ts';

it('asks about 50 things in six dimensions, and about none of them twice', () => {
  const { dimensiones } = stoplightSchema.parse(stoplight);
  expect(dimensiones.map(({ indicadores }) => indicadores.length)).toEqual([5, 11, 13, 10, 4, 7]);
  const all = dimensiones.flatMap(({ indicadores }) => indicadores);
  for (const language of ['es', 'en'] as const) expect(new Set(all.map((name) => name[language])).size).toBe(50);
});

it('tells the colours from the worst to the best', () => {
  expect(stoplightSchema.parse(stoplight).colores.map(({ color }) => color)).toEqual(['rojo', 'amarillo', 'verde']);
});

it('is refused when an indicator was lost', () => {
  const [first, ...others] = stoplight.dimensiones;
  const shorter = { ...stoplight, dimensiones: [{ ...first, indicadores: first?.indicadores.slice(1) }, ...others] };
  expect(stoplightSchema.safeParse(shorter).error?.issues[0]?.message).toBe('must hold 50 indicators in all');
});
