import { emblem } from '../../server/pictures/emblem.ts';
import type { CompleteLanguage } from '../../contract/language.ts';

/** The fonts that pages are set in, as addresses that they may load. */
export interface PageFonts {
  heads: string;
  text: string;
  bold: string;
}

export interface PrintedPage {
  lang: CompleteLanguage;
  title: string;
  /** What stands above the title: the category. */
  kicker: string;
  /** HTML of what follows the title. */
  body: string;
}

export const PHONE = '(021) 609 277';
const ADDRESS = 'Manuel Blinder 5589 c/ Teniente Espinoza, Asunción';

/** Where to ask, in one sentence. */
export function askAt(lang: CompleteLanguage): string {
  return lang === 'es'
    ? `Por teléfono al ${PHONE}, o en la casa matriz: ${ADDRESS}.`
    : `By phone on ${PHONE}, or at head office: ${ADDRESS}.`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

export function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

export function paragraph(text: string, className = ''): string {
  return `<p${className && ` class="${className}"`}>${escapeHtml(text)}</p>`;
}

/** A part of the page under its own heading. */
export function part(heading: string, content: string): string {
  return `<section><h2>${escapeHtml(heading)}</h2>${content}</section>`;
}

/** A table whose first row is its head; cells are HTML. The first cell of each row names the row. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], className = ''): string {
  const headed = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const row = ([first = '', ...rest]: readonly string[]) =>
    `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return `<table${className && ` class="${className}"`}><thead><tr>${headed}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table>`;
}

/** Three circles to mark. */
const CIRCLES = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 54 9" width="54" height="9">${[4.5, 27, 49.5]
    .map((x) => `<circle cx="${x}" cy="4.5" r="4" fill="none" stroke="#6B4A3C" stroke-width=".7"/>`)
    .join('')}</svg>`,
)}`;

const FOOT = `Fundación Paraguaya · ${PHONE} · ${ADDRESS}`;

/** A document as pages of A4, for Chromium to print as a tagged PDF: one look for all of them. */
export function printedPage({ lang, title, kicker, body }: PrintedPage, fonts: PageFonts): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(title)} · Fundación Paraguaya</title><style>
    @font-face { font-family: P; src: url(${fonts.heads}); font-weight: 800; }
    @font-face { font-family: F; src: url(${fonts.text}); font-weight: 400; }
    @font-face { font-family: F; src: url(${fonts.bold}); font-weight: 700; }
    @page {
      size: A4; margin: 16mm 18mm 20mm;
      @bottom-left { content: "${FOOT}"; font: 400 8pt F; color: #6B4A3C; }
      @bottom-right { content: counter(page) " / " counter(pages); font: 400 8pt F; color: #6B4A3C; }
    }
    h3 { margin: 3mm 0 1mm; font: 700 11pt/1.2 F; }
    /* Stitches are drawn one by one: many of them are heavy. */
    body { margin: 0; color: #2A1209; font: 400 10.5pt/1.45 F; }
    header { display: flex; align-items: center; gap: 3.5mm; padding-bottom: 4mm; border-bottom: .5mm dashed #7A2413; color: #7A2413; font: 800 14pt/1 P; }
    h1 { max-width: 15em; margin: 2mm 0 6mm; color: #4A150B; font: 800 29pt/1.02 P; letter-spacing: -.016em; text-wrap: balance; }
    h2 { margin: 7mm 0 2mm; color: #7A2413; font: 800 14pt/1.1 P; break-after: avoid; }
    /* Chromium prints the spaces at the ends of lines only so; without them words run together in what is read from the file. */
    main { white-space: pre-wrap; }
    p, ul, ol { max-width: 150mm; margin: 0 0 2mm; }
    ul, ol { padding-left: 5mm; } li { margin-bottom: 1mm; }
    .kicker { margin: 14mm 0 0; color: #A8371C; font: 400 11pt/1.2 F; }
    .lead { font-size: 13pt; line-height: 1.4; }
    .mark { padding: 3mm 4mm; border-left: 1.5mm solid #F6B93B; background: #FFFAF0; }
    dl { display: grid; grid-template-columns: 32mm 1fr; gap: 1mm 4mm; margin: 0 0 5mm; padding-block: 3mm; border-block: .25mm solid #94715F; }
    dt { color: #6B4A3C; } dd { margin: 0; overflow-wrap: anywhere; }
    .whole { break-inside: avoid; }
    a { color: #7A2413; }
    table { width: 100%; margin-top: 2mm; border-collapse: collapse; line-height: 1.3; }
    thead { color: #6B4A3C; font-size: 9pt; } tr { break-inside: avoid; }
    th, td { padding: 1.6mm 3mm 1.6mm 0; border-bottom: .25mm solid #94715F; font-weight: 400; text-align: left; vertical-align: top; }
    tbody th { font-weight: 700; }
    .fill th { width: 40mm; } .fill td { width: 62mm; } .fill td:last-child { height: 13mm; }
    .marks { max-width: none; padding-left: 8mm; }
    .marks li { margin: 0; padding: 1.1mm 32mm 1.1mm 0; border-bottom: .25mm solid #94715F; background: url("${CIRCLES}") right center / 27mm 4.5mm no-repeat; break-inside: avoid; }
  </style></head><body><header>${emblem({ size: 40 })}<span>Fundación Paraguaya</span></header><main><p class="kicker">${escapeHtml(kicker)}</p><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}
