import * as z from 'zod/mini';
import { bilingualSchema } from './bilingual.ts';
import { webAddressSchema } from './source.ts';

const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** `archivo` names its file in both languages; `resumen` says on its first page what the document is. */
const documentSchema = z.strictObject({
  archivo: id,
  descripcion: bilingualSchema,
  resumen: bilingualSchema,
  /** Year of the document itself. */
  anio: z.optional(z.int()),
  /** Languages that the document itself is written in, in words. */
  idiomas: z.optional(bilingualSchema),
  /** Where the document itself can be read. */
  enlace: z.optional(webAddressSchema),
  /** The file is the document itself, which the foundation gave us: no sheet is printed for it. */
  propio: z.optional(z.literal(true)),
  /** What is missing: with it, the file is a sheet in the document's place (decisions 3). */
  pendiente: z.optional(z.string()),
});

const categorySchema = z.strictObject({
  /** In addresses, and of its picture: `/art/archive-<clave>.svg`. */
  clave: id,
  nombre: bilingualSchema,
  /** What each document of this kind holds; for the sheets that stand in for them. */
  contenido: z.array(bilingualSchema),
  documentos: z.array(documentSchema).check(z.minLength(1)),
});

const rateSchema = z.strictObject({
  archivo: id,
  categoria: bilingualSchema,
  descripcion: bilingualSchema,
  /** What is known of this loan's cost, with its year. */
  dato: z.optional(bilingualSchema),
  pendiente: z.string(),
});

/** What there is to download, and what the sheets say that we make. Lists stand in the order in which they are shown. */
export const documentsSchema = z.strictObject({
  categorias: z.array(categorySchema).check(z.minLength(1)),
  /** One sheet of rates a loan; `renglones` are its lines, each with what to ask. */
  tarifas: z.strictObject({
    renglones: z.array(z.strictObject({ nombre: bilingualSchema, pregunta: bilingualSchema })).check(z.minLength(1)),
    hojas: z.array(rateSchema).check(z.minLength(1)),
  }),
});
export type Documents = z.infer<typeof documentsSchema>;
export type DocumentCategory = Documents['categorias'][number];
export type ArchiveDocument = DocumentCategory['documentos'][number];
export type RateSheet = Documents['tarifas']['hojas'][number];

/** Path of a document's file in a language. Rates are in Spanish alone. */
export function documentPath(archivo: string, language: 'es' | 'en'): string {
  return `/documentos/${archivo}${language === 'en' ? '-en' : ''}.pdf`;
}
