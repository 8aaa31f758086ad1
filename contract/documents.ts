import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, type Language } from './language.ts';
import { screenPictureSchema } from './pictureSchema.ts';
import { isEachSaidOnce, translated, translatedSchema, type InLanguage } from './translated.ts';
import { webAddressSchema } from './source.ts';

const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'letters-digits-hyphens'));

/** `archivo` names its file in each language; `resumen` is the description on its first page. */
const documentSchema = z.strictObject({
  archivo: id,
  descripcion: translatedSchema,
  resumen: translatedSchema,
  /** Year of the document itself. */
  anio: z.optional(z.int()),
  /** Languages of the document itself, in words, which its card says. */
  idiomas: z.optional(translatedSchema),
  /** How one calls the site that it is on, after its languages: 'en el sitio de la memoria'. */
  sitio: z.optional(translatedSchema),
  /** The drawing on its cover; absent: a lace. */
  tapa: z.optional(z.string().check(z.regex(/^\/art\/.+\.svg$/, 'drawing'))),
  /** Where it is online: its card leads there and no file of ours is made; with `pendiente`, where one reads of it. */
  enlace: z.optional(translated(webAddressSchema)),
  /** The file is the document itself, given by the foundation: no stand-in sheet is printed. */
  propio: z.optional(z.literal(true)),
  /** What is missing: then the file is a stand-in sheet (decisions 3). */
  pendiente: z.optional(z.string()),
});

const categorySchema = z.strictObject({
  /** Its name in the query. */
  clave: id,
  nombre: translatedSchema,
  /** What documents of this kind contain; printed on stand-in sheets. */
  contenido: z.array(translatedSchema),
  documentos: z.array(documentSchema).check(z.minLength(1)),
});

const rateSchema = z.strictObject({
  archivo: id,
  categoria: translatedSchema,
  descripcion: translatedSchema,
  /** What is known of the loan's cost, with its year. */
  dato: z.optional(translatedSchema),
  pendiente: z.string(),
});

/** Documents to download and the texts of stand-in sheets. Lists are shown in this order. */
export const documentsSchema = z.strictObject({
  categorias: z.array(categorySchema).check(
    z.minLength(1),
    z.refine((all) => isEachSaidOnce(all.map(({ nombre }) => nombre)), { error: 'categories-once' }),
  ),
  /** One sheet of rates a loan; `renglones` are its lines, each with what to ask. */
  tarifas: z.strictObject({
    renglones: z.array(z.strictObject({ nombre: translatedSchema, pregunta: translatedSchema })).check(z.minLength(1)),
    hojas: z.array(rateSchema).check(z.minLength(1)),
  }),
});
/** Pictures of the archive: its opening, and its categories by their `clave`; one without has a lace. */
export const archiveSchema = z.strictObject({
  apertura: screenPictureSchema,
  categorias: z.array(z.extend(screenPictureSchema, { clave: id })),
});
export type Archive = InLanguage<z.infer<typeof archiveSchema>>;

export type Documents = z.infer<typeof documentsSchema>;
export type DocumentCategory = Documents['categorias'][number];
export type ArchiveDocument = DocumentCategory['documentos'][number];
export type RateSheet = Documents['tarifas']['hojas'][number];

/** Where the document itself is online outside the site; undefined: its file is ours. */
export function elsewhere({
  enlace,
  pendiente,
}: Pick<ArchiveDocument, 'enlace' | 'pendiente'>): ArchiveDocument['enlace'] {
  return pendiente === undefined ? enlace : undefined;
}

/** Path of a document's file in a language. Rates are in Spanish alone. */
export function documentPath(archivo: string, language: Language): string {
  return `/documentos/${archivo}${language === DEFAULT_LANGUAGE ? '' : `-${language}`}.pdf`;
}
