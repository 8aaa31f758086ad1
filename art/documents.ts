import { emblem } from './emblem.ts';

/** A document that stands in for one that is not ours to have: what it is, and what belongs in its place. */
export interface SampleDocument {
  /** File name in public/documentos. */
  file: string;
  lang: 'es' | 'en';
  title: string;
  /** Paragraphs; a list where one is an array. */
  body: readonly (string | readonly string[])[];
}

/** Says plainly that it is a sample (decisions 3): no figure, no name, nothing that could be taken for the report. */
export const SAMPLE_DOCUMENTS: readonly SampleDocument[] = [
  {
    file: 'informe-gobierno-corporativo.pdf',
    lang: 'es',
    title: 'Informe anual de gobierno corporativo',
    body: [
      'Esta hoja es una muestra. Ocupa el lugar del informe anual de gobierno corporativo de Fundación Paraguaya hasta que lo subamos.',
      'En el informe van, como mínimo:',
      [
        'quiénes integran la asamblea, el consejo y la sindicatura, y cómo se los elige;',
        'qué comités hay, qué deciden y cuántas veces se reunieron en el año;',
        'cómo se cuidan los riesgos, el dinero y los datos de las familias;',
        'qué hace la fundación ante un conflicto de intereses;',
        'quién audita las cuentas y dónde se pueden leer.',
      ],
      'Para pedir el informe: (021) 609 277, o la casa matriz, Manuel Blinder 5589 c/ Teniente Espinoza, Asunción.',
    ],
  },
];

/** The document as a page of A4, for Chromium to print as a tagged PDF. */
export function documentPage({ lang, title, body }: SampleDocument, fontUrl: string): string {
  const content = body
    .map((part) =>
      typeof part === 'string' ? `<p>${part}</p>` : `<ul>${part.map((item) => `<li>${item}</li>`).join('')}</ul>`,
    )
    .join('');
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title} · Fundación Paraguaya</title><style>
    @font-face { font-family: Piazzolla; src: url(${fontUrl}); font-weight: 100 900; }
    @page { size: A4; margin: 24mm; }
    body { margin: 0; color: #2A1209; font: 12pt/1.55 Georgia, serif; }
    header { display: flex; align-items: center; gap: 4mm; color: #7A2413; font: 800 15pt/1 Piazzolla; }
    h1 { margin: 22mm 0 8mm; color: #7A2413; font: 800 30pt/1.05 Piazzolla; max-width: 11em; }
    p, ul { max-width: 34em; } li { margin-block: 2mm; }
  </style></head><body><header>${emblem({ size: 48 })}<span>Fundación Paraguaya</span></header><main><h1>${title}</h1>${content}</main></body></html>`;
}
