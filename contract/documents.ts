import * as z from 'zod/mini';
import { bilingualSchema } from './bilingual.ts';
import { webAddressSchema } from './source.ts';

const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** `archivo` names its file in both languages; `resumen` is the description on its first page. */
const documentSchema = z.strictObject({
  archivo: id,
  descripcion: bilingualSchema,
  resumen: bilingualSchema,
  /** Year of the document itself. */
  anio: z.optional(z.int()),
  /** Languages of the document itself, in words. */
  idiomas: z.optional(bilingualSchema),
  /** Where the document itself is online. */
  enlace: z.optional(webAddressSchema),
  /** The file is the document itself, given by the foundation: no stand-in sheet is printed. */
  propio: z.optional(z.literal(true)),
  /** What is missing: then the file is a stand-in sheet (decisions 3). */
  pendiente: z.optional(z.string()),
});

const categorySchema = z.strictObject({
  /** Its name in the query, and of its picture `/art/archive-<clave>.svg`. */
  clave: id,
  nombre: bilingualSchema,
  /** What documents of this kind contain; printed on stand-in sheets. */
  contenido: z.array(bilingualSchema),
  documentos: z.array(documentSchema).check(z.minLength(1)),
});

const rateSchema = z.strictObject({
  archivo: id,
  categoria: bilingualSchema,
  descripcion: bilingualSchema,
  /** What is known of the loan's cost, with its year. */
  dato: z.optional(bilingualSchema),
  pendiente: z.string(),
});

/** Documents to download and the texts of stand-in sheets. Lists are shown in this order. */
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
