import { documentPath, elsewhere } from '../../contract/documents.ts';
import { isComplete, LANGUAGES } from '../../contract/language.ts';
import { OWN, type Said } from './own.ts';
import { printedPage, type PageFonts } from './page.ts';
import { placeSheet, rateSheet } from './sheets.ts';

/** Every document of the archive as a page to print, by the path of its file. */
export function documentPages(said: Said, fonts: PageFonts): Map<string, string> {
  const printed = new Map<string, string>();
  const { categorias, tarifas } = said.documents;
  for (const lang of LANGUAGES.filter(isComplete)) {
    for (const category of categorias) {
      for (const document of category.documentos) {
        if (document.propio || elsewhere(document)) continue;
        const own = OWN[document.archivo];
        if (!own && document.pendiente === undefined) throw new Error(`nobody writes ${document.archivo}`);
        const body = own ? own(said, lang) : placeSheet(document, category, lang);
        const page = { lang, title: document.descripcion[lang], kicker: category.nombre[lang], body };
        printed.set(documentPath(document.archivo, lang), printedPage(page, fonts));
      }
    }
  }
  for (const sheet of tarifas.hojas) {
    const page = {
      lang: 'es',
      title: sheet.descripcion.es,
      kicker: 'Tasas y tarifas',
      body: rateSheet(sheet, tarifas.renglones),
    } as const;
    printed.set(documentPath(sheet.archivo, 'es'), printedPage(page, fonts));
  }
  return printed;
}

/** When every document says that it was made: a file changes only when what it says does. */
const MADE = "D:20260101000000+00'00'";

/** The same file without what differs from one printing to the next; all of it stays at its place, which the file names. */
export function withoutMoment(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  const ids = [...new Set(text.match(/\(node\d{8}\)/g))].toSorted();
  const numbers = new Map(ids.map((id, at) => [id, `(node${String(at + 1).padStart(8, '0')})`]));
  const mended = text
    .replace(/\(node\d{8}\)/g, (id) => numbers.get(id) ?? id)
    .replace(/(\/(?:Creation|Mod)Date \()([^)]*)/g, (_all, name: string, date: string) => {
      if (date.length !== MADE.length) throw new Error(`a date of another form: ${date}`);
      return name + MADE;
    });
  return Buffer.from(mended, 'latin1');
}
