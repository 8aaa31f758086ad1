import { expect, it } from 'vitest';
import privacy from '#content/privacy.json' with { type: 'json' };
import { PRIVACY_SECTIONS, privacySchema } from './privacy.ts';

it('has seven titled sections, in their order [PRIV-01]', () => {
  const { secciones } = privacySchema.parse(privacy);
  expect(secciones.map(({ id }) => id)).toEqual([...PRIVACY_SECTIONS]);
  expect(secciones).toHaveLength(7);
});

it('is refused when a section is missing or stands elsewhere', () => {
  const [first, second, ...others] = privacy.secciones;
  for (const secciones of [
    [second, ...others],
    [second, first, ...others],
  ]) {
    expect(privacySchema.safeParse({ ...privacy, secciones }).success).toBe(false);
  }
});

it('names nothing twice: not on the device, and not in the log', () => {
  const { guardado, registro } = privacySchema.parse(privacy);
  const kept = guardado.flatMap(({ lugar, claves }) => claves.map((clave) => `${lugar} ${clave}`));
  const logged = registro.flatMap(({ campos }) => campos);
  expect(kept).toEqual([...new Set(kept)]);
  expect(logged).toEqual([...new Set(logged)]);
});
