import { expect, it } from 'vitest';
import about from '#content/about.json' with { type: 'json' };
import { aboutSchema } from './about.ts';

/** The first thing that is wrong with the content once these parts are others. */
const fault = (changed: object) => aboutSchema.safeParse({ ...about, ...changed }).error?.issues[0]?.message;

it('an office is held by somebody, or says that it waits for a name [ABOUT-02, ABOUT-03, ABOUT-04]', () => {
  expect(fault({ asamblea: { miembros: [] } })).toBe('must name somebody, or say in pendiente who is to be named');
  expect(fault({ asamblea: { miembros: ['Ana Samaniego'] } })).toBeUndefined();
});

it('nobody is named twice [ABOUT-02, ABOUT-05]', () => {
  const miembros = [about.direccion.nombre];
  expect(fault({ asamblea: { miembros } })).toBe('must name nobody twice');
});

it('the years follow each other, each award and certificate has a medal of its own', () => {
  expect(fault({ hitos: about.hitos.toReversed() })).toBe('must each be of a later year than the one before');
  const premios = [about.premios[0], ...about.premios];
  expect(fault({ premios })).toBe('must not give two awards or certificates one id');
});
