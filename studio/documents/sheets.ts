import type { ArchiveDocument, DocumentCategory, Documents, RateSheet } from '../../contract/documents.ts';
import type { CompleteLanguage } from '../../contract/language.ts';
import { askAt, escapeHtml, list, paragraph, part, table } from './page.ts';

const WORDS = {
  es: {
    year: 'Año',
    unknown: 'sin fecha',
    languages: 'Idioma',
    link: 'Se puede leer en',
    place: 'Todavía no está acá',
    placed:
      'El documento todavía no está en nuestro sitio. Cuando lo subamos, se va a abrir en esta misma dirección, en lugar de esta hoja.',
    holds: 'Qué suele traer un documento así',
    ask: 'A quién pedirlo',
  },
  en: {
    year: 'Year',
    unknown: 'undated',
    languages: 'Language',
    link: 'Can be read at',
    place: 'Not here yet',
    placed:
      'This document isn’t on our site yet. Once it is, it will open at this same address, in place of this sheet.',
    holds: 'What a document like this usually contains',
    ask: 'Who to ask for it',
  },
} satisfies Record<CompleteLanguage, Record<string, string>>;

/** In the place of a document that is not ours to have (decisions 3): its name and year, what belongs there, whom to ask. */
export function placeSheet(document: ArchiveDocument, { contenido }: DocumentCategory, lang: CompleteLanguage): string {
  const words = WORDS[lang];
  const { anio, idiomas, enlace, resumen } = document;
  const facts: [string, string][] = [
    [words.year, anio === undefined ? words.unknown : String(anio)],
    ...(idiomas ? [[words.languages, escapeHtml(idiomas[lang])] satisfies [string, string]] : []),
    ...(enlace
      ? [[words.link, `<a href="${enlace[lang]}">${escapeHtml(enlace[lang])}</a>`] satisfies [string, string]]
      : []),
  ];
  return [
    paragraph(resumen[lang], 'lead'),
    `<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`,
    `<section class="mark"><h2 style="margin-top:0">${words.place}</h2>${paragraph(words.placed)}</section>`,
    part(words.holds, list(contenido.map((one) => one[lang]))),
    part(words.ask, paragraph(askAt(lang))),
  ].join('');
}

/** The lines of one loan's cost, empty: whoever takes it to an office comes back with the answers. In Spanish alone. */
export function rateSheet({ dato }: RateSheet, lines: Documents['tarifas']['renglones']): string {
  const rows = lines.map(({ nombre, pregunta }) => [escapeHtml(nombre.es), escapeHtml(pregunta.es), '']);
  const given = ['Oficina y fecha', 'Quién me atendió', 'Monto que recibo', 'Cuotas: cuántas y de cuánto'];
  return [
    `<section class="mark"><h2 style="margin-top:0">Esta hoja no tiene montos</h2>${paragraph(
      'Los montos vigentes te los dice tu oficina. Llevale esta hoja, o tenela a mano cuando llames, y anotá lo que te contesten.',
    )}${dato ? paragraph(dato.es) : ''}</section>`,
    part('Lo que te dicen', table(['Renglón', 'Preguntá', 'Respuesta'], rows, 'fill')),
    part(
      'Para no olvidarte',
      table(
        ['Dato', 'Respuesta'],
        given.map((one) => [one, '']),
        'fill',
      ),
    ),
    part('A quién preguntar', paragraph(askAt('es'))),
  ].join('');
}
