import { describe, expect, it } from 'vitest';
import own from '#content/ownStoplight.json' with { type: 'json' };
import stoplight from '#content/stoplight.json' with { type: 'json' };
import { ownStoplightSchema } from './ownStoplight.ts';

const indicators = own.dimensiones.flatMap(({ indicadores }) => indicadores);

describe('what one’s own Stoplight asks [STOP-05]', () => {
  it('is what the Stoplight’s screen tells of: the same dimensions and indicators, by the same names', () => {
    const asked = own.dimensiones.map(({ id, nombre, indicadores }) => ({
      id,
      nombre,
      indicadores: indicadores.map((one) => one.nombre),
    }));
    const told = stoplight.dimensiones.map(({ id, nombre, indicadores }) => ({ id, nombre, indicadores }));
    expect(asked).toEqual(told);
    expect(indicators).toHaveLength(50);
  });

  it('says each colour of each indicator in words of its own, in both languages', () => {
    for (const language of ['es', 'en'] as const) {
      const sentences = indicators.flatMap((one) => [one.rojo, one.amarillo, one.verde].map((all) => all[language]));
      expect(new Set(sentences).size).toBe(150);
    }
  });

  it('is refused where an indicator has another number, or a dimension too few of the short form', () => {
    const [first, ...others] = own.dimensiones;
    const [one, ...rest] = first?.indicadores ?? [];
    const withFirst = (indicadores: object[]) => ({ ...own, dimensiones: [{ ...first, indicadores }, ...others] });
    expect(ownStoplightSchema.safeParse(withFirst([{ ...one, id: 'ingresos-02' }, ...rest])).success).toBe(false);
    expect(
      ownStoplightSchema.safeParse(withFirst([one, ...rest].map((all) => ({ ...all, corto: false })))).success,
    ).toBe(false);
    expect(ownStoplightSchema.safeParse(withFirst([one ?? {}, ...rest])).success).toBe(true);
  });
});
