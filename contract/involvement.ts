import * as z from 'zod/mini';
import { isEachOnce } from './isEachOnce.ts';
import { translatedSchema, type InLanguage } from './translated.ts';
import { describedFields, pictureFields, pictureSchema, screenPictureSchema } from './pictureSchema.ts';
import { sourceSchema } from './source.ts';
import { INTERNSHIP_IDS } from './routes.ts';

/** A role of an internship category, spec 3. */
export const internshipRoleSchema = z.strictObject({
  title: translatedSchema,
  imagen: pictureSchema,
  description: translatedSchema,
});

/** Internship category, spec 3: 1 to 4, each with its roles. */
export const internshipCategorySchema = z.strictObject({
  id: z.int(),
  title: translatedSchema,
  description: translatedSchema,
  roles: z.array(internshipRoleSchema).check(z.minLength(1)),
});

/** A category as the screens show it. */
const shownCategorySchema = z.extend(internshipCategorySchema, {
  ...pictureFields,
  /** Of its own page. */
  apertura: screenPictureSchema,
  cierre: screenPictureSchema,
  roles: z
    .array(
      z.extend(internshipRoleSchema, {
        ...describedFields,
        /** What somebody who did it leaves behind. */
        deja: translatedSchema,
        /** Its Spanish title, which applications name whatever the page's language. */
        rol: z.string().check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
});

/** The four internship categories, in the order of their addresses. Roles have distinct titles and pictures. */
export const internshipsSchema = z.array(shownCategorySchema).check(
  z.refine((all) => all.map(({ id }) => String(id)).join() === INTERNSHIP_IDS.join(), {
    error: 'internship-ids',
  }),
  z.refine((all) => isEachOnce(all.flatMap(({ roles }) => roles.map(({ rol }) => rol))), {
    error: 'roles-once',
  }),
  z.refine((all) => isEachOnce(all.flatMap(({ roles }) => roles.map(({ imagen }) => imagen))), {
    error: 'pictures-once',
  }),
);

/** Content of /involucrate besides the categories, spec 2. Lists are shown in this order. */
export const involvementSchema = z.strictObject({
  apertura: screenPictureSchema,
  /** How to apply. */
  pasos: z.array(z.strictObject({ titulo: translatedSchema, texto: translatedSchema })).check(z.minLength(1)),
  /** The programme, a file in each language. */
  documento: z.strictObject({
    enlace: translatedSchema,
    pendiente: z.optional(z.string()),
  }),
  /** Contact address for internships; the contact form while none is known. */
  contacto: z.strictObject({
    correo: z.optional(z.email().check(z.refine((one) => !one.endsWith('.example'), { error: 'real-address' }))),
    pendiente: z.optional(z.string()),
  }),
  /** The promo boxes; `id` is a record of links.json. */
  plataformas: z
    .array(
      z.strictObject({
        id: z.enum(['kiva', 'globalgiving']),
        nombre: z.string().check(z.minLength(1)),
        titulo: translatedSchema,
        /** What one does there, in two or three words. */
        breve: translatedSchema,
        /** How giving there works. */
        detalle: translatedSchema,
      }),
    )
    .check(z.minLength(1)),
  /** `texto`: what a sum does, and what taxes give back; nothing is said while it is not known. */
  donaciones: z.strictObject({
    ...pictureFields,
    texto: z.optional(translatedSchema),
    pendiente: z.optional(z.string()),
  }),
  cierre: screenPictureSchema,
  fuentes: z.array(sourceSchema),
});

export type InternshipCategory = InLanguage<z.infer<typeof shownCategorySchema>>;
export type Involvement = InLanguage<z.infer<typeof involvementSchema>>;
