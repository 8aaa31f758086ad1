import * as z from 'zod/mini';
import { isEachOnce } from './isEachOnce.ts';
import { LANGUAGES } from './language.ts';
import { translatedSchema, type InLanguage } from './translated.ts';
import { pictureFields, screenPictureSchema } from './pictureSchema.ts';
import { sustainabilityOptionSchema } from './entities.ts';
import { sourceSchema } from './source.ts';

/** Number of items of each option, in their order (spec 2). */
const ITEMS = [7, 5, 2, 3, 2];

const slug = z.string().check(z.regex(/^[a-z-]+$/, 'letters-hyphens'));

const itemSchema = z.strictObject({
  ...pictureFields,
  titulo: translatedSchema,
  hecho: translatedSchema,
  /** Its figure and what that counts: a theme’s first one is shown before the theme is chosen. */
  cifra: z.optional(z.strictObject({ valor: translatedSchema, texto: translatedSchema })),
  /** Id of the source, where there is one. */
  fuente: z.optional(slug),
  pendiente: z.optional(z.string()),
});

/** `descripcion` is the option's title, `slug` its name in the query (`?tema=…`): never change a slug. */
const themeSchema = z.extend(sustainabilityOptionSchema, {
  slug,
  /** What the option says before it is chosen: a few words. */
  dicho: translatedSchema,
  resumen: translatedSchema,
  cosas: z.array(itemSchema),
});

/** Content of /sostenibilidad, spec 2. Lists are shown in this order. */
export const sustainabilitySchema = z
  .strictObject({
    apertura: screenPictureSchema,
    temas: z.array(themeSchema).check(
      z.refine((all) => all.map(({ cosas }) => cosas.length).join() === ITEMS.join(), {
        error: 'themes',
      }),
      z.refine((all) => all.every(({ id }, index) => id === index + 1), { error: 'theme-ids' }),
      z.refine((all) => isEachOnce(all.map(({ slug }) => slug)), {
        error: 'slugs-once',
      }),
      z.refine((all) => isEachOnce(picturesOf(all)), {
        error: 'pictures-once',
      }),
    ),
    /** What somebody did, on a patch of its own; `historia` is the slug of the story, `idioma` its language. */
    voz: z.strictObject({
      ...pictureFields,
      quien: translatedSchema,
      frase: translatedSchema,
      texto: translatedSchema,
      accion: translatedSchema,
      historia: z.string().check(z.minLength(1)),
      idioma: z.enum(LANGUAGES),
    }),
    /** Who shows the way on, and who that is. */
    cierre: z.extend(screenPictureSchema, { leyenda: translatedSchema }),
    fuentes: z.array(z.extend(sourceSchema, { id: slug })),
  })
  .check(
    z.refine(
      ({ temas, fuentes }) => {
        const named = temas.flatMap(({ cosas }) => cosas.flatMap(({ fuente }) => fuente ?? []));
        const ids = fuentes.map(({ id }) => id);
        return isEachOnce(ids) && ids.toSorted().join() === [...new Set(named)].toSorted().join();
      },
      { error: 'sources-named', path: ['fuentes'] },
    ),
  );

function picturesOf(themes: readonly { icono: string; cosas: readonly { imagen: string }[] }[]): string[] {
  return themes.flatMap(({ icono, cosas }) => [icono, ...cosas.map(({ imagen }) => imagen)]);
}

export type Sustainability = InLanguage<z.infer<typeof sustainabilitySchema>>;
export type Theme = Sustainability['temas'][number];
