import type { FastifyInstance } from 'fastify';
import type { Figure } from '#contract/content.ts';
import { LANGUAGES } from '#contract/language.ts';
import { sendBody, toBody } from '#server/http/send.ts';

const CACHING = { 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' };

/** A figure as others get it; `unidad` and `fuente` in each language. */
type PublicFigure = ReturnType<typeof toPublic>;

/**
 * GET /numeros.json and /numeros.csv: every figure that the site shows, as data for whoever wants to quote or check it.
 * `{ tipo, cifra, unidad, anio, fuente, url }`; `anio` and `url` are empty where the source is still to be named. A share in per
 * cent that came down also has `desde`, what it was before; a figure of which a newer source says another, `reciente`.
 */
export function figureRoutes(app: FastifyInstance, { figures }: { figures: readonly Figure[] }): void {
  const all = figures.map(toPublic);
  const json = toBody(JSON.stringify(all), { type: 'application/json; charset=utf-8', effort: 'best' });
  const csv = toBody(toCsv(all), { type: 'text/csv; charset=utf-8; header=present', effort: 'best' });
  app.get('/numeros.json', (request, reply) => sendBody(request, reply, json, { headers: CACHING }));
  app.get('/numeros.csv', (request, reply) => sendBody(request, reply, csv, { headers: CACHING }));
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
    ...(reciente && { reciente: { ...reciente.texto, url: reciente.enlace } }),
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
