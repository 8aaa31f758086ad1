import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';
import { sourceSchema } from './source.ts';
import { INTERNSHIP_IDS } from './routes.ts';

/** Name of a picture without its common prefix. */
const picture = z.string().check(z.regex(/^[a-z-]+$/, 'must be the name of a picture'));

/** A role of an internship category, spec 3. `imagen` names a picture below `/art/involve-rol-`. */
export const internshipRoleSchema = z.strictObject({
  title: bilingualSchema,
  imagen: picture,
  description: bilingualSchema,
});

/** Internship category, spec 3: 1 to 4, each with its roles. */
export const internshipCategorySchema = z.strictObject({
  id: z.int(),
  title: bilingualSchema,
  description: bilingualSchema,
  roles: z.array(internshipRoleSchema).check(z.minLength(1)),
});

/** A category as the screens show it; `imagen` names a picture below `/art/involve-`. */
const shownCategorySchema = z.extend(internshipCategorySchema, {
  imagen: picture,
  alt: bilingualSchema,
  /** What interns learn there. */
  practica: z.array(bilingualSchema).check(z.minLength(1)),
  roles: z
    .array(
      z.extend(internshipRoleSchema, {
        alt: bilingualSchema,
        /** Its Spanish title, which applications name whatever the page's language. */
        rol: z.string().check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
});

/** The four internship categories, in the order of their addresses. Roles have distinct titles and pictures. */
export const internshipsSchema = z.array(shownCategorySchema).check(
  z.refine((all) => all.map(({ id }) => String(id)).join() === INTERNSHIP_IDS.join(), {
    error: `must be the ids ${INTERNSHIP_IDS.join(', ')}, in this order`,
  }),
  z.refine((all) => isEachOnce(all.flatMap(({ roles }) => roles.map(({ rol }) => rol))), {
    error: 'names a role twice',
  }),
  z.refine((all) => isEachOnce(all.flatMap(({ roles }) => roles.map(({ imagen }) => imagen))), {
    error: 'shows a picture for two roles',
  }),
);

function isEachOnce(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

/** Content of /involucrate besides the categories, spec 2. Lists are shown in this order. */
export const involvementSchema = z.strictObject({
  /** Alternative text of the hero picture. */
  alt: bilingualSchema,
  /** How to apply. */
  pasos: z.array(z.strictObject({ titulo: bilingualSchema, texto: bilingualSchema })).check(z.minLength(1)),
  /** The programme, a file in each language. */
  documento: z.strictObject({
    enlace: bilingualSchema,
    pendiente: z.optional(z.string()),
  }),
  /** Contact address for internships; the contact form while none is known. */
  contacto: z.strictObject({
    correo: z.optional(z.email().check(z.refine((one) => !one.endsWith('.example'), { error: 'must be a real one' }))),
    pendiente: z.optional(z.string()),
  }),
  /** The promo boxes; `id` is a record of links.json. */
  plataformas: z
    .array(
      z.strictObject({
        id: z.enum(['kiva', 'globalgiving']),
        nombre: z.string().check(z.minLength(1)),
        titulo: bilingualSchema,
        texto: bilingualSchema,
      }),
    )
    .check(z.minLength(1)),
  fuentes: z.array(sourceSchema),
});

export type InternshipCategory = InLanguage<z.infer<typeof shownCategorySchema>>;
export type Involvement = InLanguage<z.infer<typeof involvementSchema>>;
