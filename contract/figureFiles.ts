import type { Figure } from './content.ts';
import { LANGUAGES } from './language.ts';

/** A figure as others get it; `unidad` and `fuente` in each language. */
type PublicFigure = ReturnType<typeof toPublic>;

/** The endings of `/numeros.…`, the more common first. */
export const FIGURE_FILES = ['csv', 'json'] as const;
export type FigureFile = (typeof FIGURE_FILES)[number];

/**
 * Every figure of the site as data: `{ tipo, cifra, unidad, anio, fuente, url }`; `anio` and `url` are empty where the source is
 * still to be named. A share in per cent that came down also has `desde`, what it was before; a figure of which a newer source
 * says more, `reciente`: its sentence in each language, `url` and, where it counts the same, `cifra`, `unidad`, `anio` and `fuente`.
 */
export function toFigureFiles(figures: readonly Figure[]): Record<FigureFile, string> {
  const all = figures.map(toPublic);
  return { csv: toCsv(all), json: JSON.stringify(all) };
}

function toPublic({ tipo, impacto, desde, titulo, anio, fuente, enlace, reciente }: Figure) {
  const shares = Object.entries(titulo).map(([language, text]) => [language, `% ${text}`]);
  return {
    tipo,
    cifra: impacto,
    ...(desde !== undefined && { desde }),
    unidad: desde === undefined ? titulo : (Object.fromEntries(shares) as Figure['titulo']),
    anio: anio ?? null,
    fuente,
    url: enlace ?? null,
    ...(reciente && { reciente: toPublicRecent(reciente) }),
  };
}

function toPublicRecent({ texto, enlace, actual }: NonNullable<Figure['reciente']>) {
  return {
    ...texto,
    url: enlace,
    ...(actual && { cifra: actual.impacto, unidad: actual.titulo, anio: actual.anio, fuente: actual.fuente }),
  };
}

/** RFC 4180. Spreadsheets take it for UTF-8 by the mark at its start alone. */
function toCsv(figures: readonly PublicFigure[]): string {
  const columns: Record<string, (figure: PublicFigure) => string | number | null | undefined> = {
    tipo: ({ tipo }) => tipo,
    cifra: ({ cifra }) => cifra,
    desde: ({ desde }) => desde,
    ...perLanguage('unidad', ({ unidad }) => unidad),
    anio: ({ anio }) => anio,
    ...perLanguage('fuente', ({ fuente }) => fuente),
    url: ({ url }) => url,
    ...perLanguage('reciente', ({ reciente }) => reciente),
    reciente_url: ({ reciente }) => reciente?.url,
    reciente_cifra: ({ reciente }) => reciente?.cifra,
    ...perLanguage('reciente_unidad', ({ reciente }) => reciente?.unidad),
    reciente_anio: ({ reciente }) => reciente?.anio,
    ...perLanguage('reciente_fuente', ({ reciente }) => reciente?.fuente),
  };
  const rows = figures.map((figure) => Object.values(columns).map((cell) => toCell(cell(figure))));
  return `\uFEFF${[Object.keys(columns), ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}

function perLanguage(name: string, of: (figure: PublicFigure) => Figure['fuente'] | undefined) {
  return Object.fromEntries(
    LANGUAGES.map((language) => [`${name}_${language}`, (figure: PublicFigure) => of(figure)?.[language]]),
  );
}

function toCell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
