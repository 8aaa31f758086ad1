import { documentPath, elsewhere, type ArchiveDocument, type Documents } from '#contract/documents.ts';
import { DEFAULT_LANGUAGE, inLanguage, LANGUAGES, type Language } from '#contract/language.ts';
import type { WebDocument } from '#contract/resources.ts';
import type { ResourceSource } from './source.ts';

/** The site's own documents. `sizes`: bytes of each file by its path; a document that is neither there nor elsewhere is not named. */
export function createArchive(documents: Documents, sizes: ReadonlyMap<string, number>): ResourceSource {
  const { categorias, tarifas } = documents;
  const lists = new Map(LANGUAGES.map((language) => [language, { datos: toGroups(categorias, language, sizes) }]));
  const rates = {
    datos: withFiles(
      tarifas.hojas.map((sheet) => [toRate(sheet)]),
      sizes,
    ),
  };
  return {
    list: async (kind, language) => (kind === 'tarifas' ? rates : (lists.get(language) ?? { datos: [] })),
    version: () => 0,
    maxAgeMs: Infinity,
  };
}

function toGroups(
  categories: Documents['categorias'],
  language: Language,
  sizes: ReadonlyMap<string, number>,
): WebDocument[][] {
  const groups = categories.map(({ clave, nombre, documentos }) =>
    documentos.map((document): WebDocument => ({
      categoria: inLanguage(nombre, language),
      descripcion: inLanguage(document.descripcion, language),
      path: pathOf(document, language, sizes),
      clave,
      resumen: inLanguage(document.resumen, language),
      ...(document.anio !== undefined && { anio: document.anio }),
      ...(document.idiomas && { idiomas: inLanguage(document.idiomas, language) }),
      ...(document.sitio && elsewhere(document) && { sitio: inLanguage(document.sitio, language) }),
      ...(document.tapa !== undefined && { portada: document.tapa }),
      ...(document.pendiente !== undefined && { muestra: true as const }),
    })),
  );
  return withFiles(groups, sizes);
}

/** A document that was not printed in the language is there in the default one. */
function pathOf(document: ArchiveDocument, language: Language, sizes: ReadonlyMap<string, number>): string {
  const address = elsewhere(document);
  if (address) return inLanguage(address, language);
  const own = documentPath(document.archivo, language);
  return sizes.has(own) ? own : documentPath(document.archivo, DEFAULT_LANGUAGE);
}

function toRate({ archivo, categoria, descripcion }: Documents['tarifas']['hojas'][number]): WebDocument {
  return {
    categoria: categoria.es,
    descripcion: descripcion.es,
    path: documentPath(archivo, 'es'),
    clave: archivo.replace(/^tarifas-/, ''),
  };
}

function withFiles(groups: WebDocument[][], sizes: ReadonlyMap<string, number>): WebDocument[][] {
  const sized = groups.map((group) =>
    group.flatMap((document) => {
      if (!document.path.startsWith('/')) return [document];
      const bytes = sizes.get(document.path);
      if (bytes === undefined) return [];
      return [{ ...document, bytes }];
    }),
  );
  return sized.filter((group) => group.length > 0);
}
