import { expect, it } from 'vitest';
import about from '#content/about.json' with { type: 'json' };
import { aboutSchema } from './about.ts';

/** The first thing that is wrong with the content once these parts are others. */
const fault = (changed: object) => aboutSchema.safeParse({ ...about, ...changed }).error?.issues[0]?.message;

it('an office is held by somebody, or says that it waits for a name [ABOUT-02, ABOUT-03, ABOUT-04]', () => {
  expect(fault({ asamblea: { miembros: [] } })).toBe('members-or-pending');
  expect(fault({ asamblea: { miembros: ['Ana Samaniego'] } })).toBeUndefined();
});

it('nobody is named twice [ABOUT-02, ABOUT-05]', () => {
  const miembros = [about.direccion.nombre];
  expect(fault({ asamblea: { miembros } })).toBe('people-once');
});

it('the years follow each other, each award and certificate has a medal of its own', () => {
  expect(fault({ hitos: about.hitos.toReversed() })).toBe('later-years');
  const premios = [about.premios[0], ...about.premios];
  expect(fault({ premios })).toBe('ids-once');
});

it('no two groups of allies have one name in a language, by which readers would not tell them apart [ABOUT-08]', () => {
  const [first, second, ...others] = about.aliados;
  const grupo = { ...second?.grupo, en: first?.grupo.en };
  expect(fault({ aliados: [first, { ...second, grupo }, ...others] })).toBe('groups-once');
});
