import { describe, expect, it } from 'vitest';
import own from '#content/ownStoplight.json' with { type: 'json' };
import { ownStoplightSchema } from './ownStoplight.ts';

const [first, ...others] = own.dimensiones;
const [one, ...rest] = first?.indicadores ?? [];
const withFirst = (indicadores: object[]) => ({ ...own, dimensiones: [{ ...first, indicadores }, ...others] });

describe('what one’s own Stoplight asks [STOP-05]', () => {
  it('says each colour of each indicator in words of its own, in both languages', () => {
    const { error } = ownStoplightSchema.safeParse(withFirst([{ ...one, rojo: one?.verde }, ...rest]));
    expect(error?.issues.map(({ message }) => message)).toEqual(['own-words']);
  });

  it('is refused where an indicator has another number, or a dimension too few of the short form', () => {
    expect(ownStoplightSchema.safeParse(withFirst([{ ...one, id: `${first?.id}-99` }, ...rest])).success).toBe(false);
    expect(
      ownStoplightSchema.safeParse(withFirst([one, ...rest].map((all) => ({ ...all, corto: false })))).success,
    ).toBe(false);
    expect(ownStoplightSchema.safeParse(withFirst([one ?? {}, ...rest])).success).toBe(true);
  });
});
