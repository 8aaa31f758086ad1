import { expect, it } from 'vitest';
import about from '#content/about.json' with { type: 'json' };
import { aboutSchema } from './about.ts';

/** The first thing that is wrong with the content once these parts are others. */
const fault = (changed: object) => aboutSchema.safeParse({ ...about, ...changed }).error?.issues[0]?.message;

it('an office is held by somebody, or says that it waits for a name [ABOUT-02, ABOUT-03, ABOUT-04]', () => {
  expect(fault({ asamblea: { miembros: [] } })).toBe('must name somebody, or say in pendiente who is to be named');
  expect(fault({ asamblea: { miembros: ['Ana'] } })).toBeUndefined();
});

it('nobody is listed who has died, and nobody twice [ABOUT-02, ABOUT-05]', () => {
  const { asamblea, directorio, sindicatura, direccion, equipo } = aboutSchema.parse(about);
  const holders = [directorio.titulares, directorio.suplentes, sindicatura, equipo].flatMap(({ miembros }) => miembros);
  const names = [...asamblea.miembros, direccion.nombre, ...holders.map(({ nombre }) => nombre)];
  // As the assembly of 2025 remembered them.
  for (const remembered of ['Peroni', 'Adorno', 'Herken']) expect(names.join()).not.toContain(remembered);
  expect(new Set(names).size).toBe(names.length);
});

it('the years follow each other, each award and certificate has a medal of its own', () => {
  expect(fault({ hitos: about.hitos.toReversed() })).toBe('must each be of a later year than the one before');
  const ids = [...about.premios, ...about.certificaciones].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
