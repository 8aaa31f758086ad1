import { expect, it } from 'vitest';
import internships from '#content/internships.json' with { type: 'json' };
import involvement from '#content/involvement.json' with { type: 'json' };
import { internshipsSchema, involvementSchema } from './involvement.ts';

/** The content with something else in its first category, or in that one's first role. */
function changed(category: object, role: object = {}): unknown {
  const [first, ...others] = structuredClone(internships);
  const [one, ...roles] = first?.roles ?? [];
  return [{ ...first, roles: [{ ...one, ...role }, ...roles], ...category }, ...others];
}

it('holds the four kinds of internship, each role with a name and a picture of its own [INV-01, INV-04]', () => {
  expect(internshipsSchema.safeParse(internships).success).toBe(true);
  expect(internshipsSchema.safeParse(changed({ id: 5 })).success).toBe(false);
  expect(internshipsSchema.safeParse(internships.slice(1)).success).toBe(false);
  const other = internships.at(-1)?.roles[0];
  expect(internshipsSchema.safeParse(changed({}, { rol: other?.rol })).success).toBe(false);
  expect(internshipsSchema.safeParse(changed({}, { imagen: other?.imagen })).success).toBe(false);
});

it('takes an address of the internships only when it is a real one [INV-02]', () => {
  const withMail = (correo: string) => involvementSchema.safeParse({ ...involvement, contacto: { correo } }).success;
  expect([withMail('pasantias@fundacionparaguaya.org.py'), withMail('pasantias@fundacionparaguaya.example')]).toEqual([
    true,
    false,
  ]);
});
