import { documentPath, type Documents } from '#contract/documents.ts';
import type { Language } from '#contract/language.ts';
import type { ResourceList, WebDocument } from '#contract/resources.ts';
import type { ResourceSource } from './source.ts';

/** The site's own documents. `sizes`: bytes of each file by its path; a document whose file is not there is not named. */
export function createArchive(documents: Documents, sizes: ReadonlyMap<string, number>): ResourceSource {
  const { categorias, tarifas } = documents;
  const lists: Record<Language | 'tarifas', ResourceList> = {
    es: { datos: toGroups(categorias, 'es', sizes) },
    en: { datos: toGroups(categorias, 'en', sizes) },
    tarifas: {
      datos: withFiles(
        tarifas.hojas.map((sheet) => [toRate(sheet)]),
        sizes,
      ),
    },
  };
  return {
    list: async (kind, language) => lists[kind === 'tarifas' ? kind : language],
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
    documentos.map(({ archivo, descripcion, anio, pendiente }): WebDocument => ({
      categoria: nombre[language],
      descripcion: descripcion[language],
      path: documentPath(archivo, language),
      clave,
      ...(anio !== undefined && { anio }),
      ...(pendiente !== undefined && { muestra: true as const }),
    })),
  );
  return withFiles(groups, sizes);
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
      const bytes = sizes.get(document.path);
      return bytes === undefined ? [] : [{ ...document, bytes }];
    }),
  );
  return sized.filter((group) => group.length > 0);
}
