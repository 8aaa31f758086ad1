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

it.each([
  ['guardado', privacy.guardado.slice(1)],
  ['guardado', [...privacy.guardado, privacy.guardado[0]]],
  ['registro', privacy.registro.slice(1)],
  ['registro', [...privacy.registro, privacy.registro[0]]],
  ['plazos', privacy.plazos.toReversed()],
])('names in %s what the code does: nothing less, nothing twice, the days in their order', (part, changed) => {
  const { error } = privacySchema.safeParse({ ...privacy, [part]: changed });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([part]);
});

it('says which names are missing, and which are too many', () => {
  const changed = JSON.stringify(privacy.registro).replace('"level"', '"nivel"');
  const { error } = privacySchema.safeParse({ ...privacy, registro: JSON.parse(changed) as unknown });
  expect(error?.issues.map(({ message }) => message)).toEqual(['names-missing level', 'names-extra nivel']);
});
