import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './language.ts';

/** Path of the resource calls, spec 7. */
export const RESOURCES_PATH = '/public/v1/web/recursos';
export const RATES_PATH = `${RESOURCES_PATH}/tarifas-gastos-admin`;

/** A document to download, spec 3; `path` is its link, absolute or from the site's root. */
export const resourceSchema = z.strictObject({
  categoria: z.string().check(z.minLength(1)),
  descripcion: z.string().check(z.minLength(1)),
  path: z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/, 'must begin with https://, http:// or /')),
});

/**
 * A resource (spec 3) with more fields of the site's own documents. `clave` names the category in queries, the same in every
 * language; `resumen` says what the document answers, `anio` its year, `idiomas` its languages in words, `sitio` the other site
 * that it is on, `bytes` the size of its file, `portada` the picture on its cover. `muestra`: the file is a stand-in sheet.
 */
export const webDocumentSchema = z.object({
  ...resourceSchema.shape,
  clave: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))),
  resumen: z.optional(z.string().check(z.minLength(1))),
  anio: z.optional(z.int().check(z.gte(1900), z.lte(2200))),
  idiomas: z.optional(z.string().check(z.minLength(1))),
  sitio: z.optional(z.string().check(z.minLength(1))),
  bytes: z.optional(z.int().check(z.positive())),
  portada: z.optional(z.string().check(z.startsWith('/'))),
  muestra: z.optional(z.literal(true)),
});
export type WebDocument = z.infer<typeof webDocumentSchema>;

/** Body of both resource calls, spec 7: one group for each category, never empty (decisions 3). */
export const resourceListSchema = z.object({ datos: z.array(z.array(webDocumentSchema).check(z.minLength(1))) });
export type ResourceList = z.infer<typeof resourceListSchema>;

export type ResourceKind = 'recursos' | 'tarifas';

/** The call for a list; rates are in Spanish alone. */
export function resourceQuestion(kind: ResourceKind, language: Language): string {
  return kind === 'tarifas' ? `${RATES_PATH}?version=es` : `${RESOURCES_PATH}?version=${language}`;
}

/** Parses the path of a resource call; undefined when it is neither. An unknown or missing version is Spanish. */
export function parseResourceQuestion(address: string): { kind: ResourceKind; version: Language } | undefined {
  const [pathname, search] = address.split('?', 2);
  if (pathname === RATES_PATH) return { kind: 'tarifas', version: 'es' };
  if (pathname !== RESOURCES_PATH) return undefined;
  const version = new URLSearchParams(search).get('version');
  return { kind: 'recursos', version: isLanguage(version) ? version : DEFAULT_LANGUAGE };
}
