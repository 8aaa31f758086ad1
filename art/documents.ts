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
  {
    file: 'programa-pasantias-es.pdf',
    lang: 'es',
    title: 'Programa de pasantías',
    body: [
      'Esta hoja ocupa el lugar del programa de pasantías de Fundación Paraguaya hasta que lo subamos. Dice lo que se puede leer en el sitio, y nada más.',
      'Hay cuatro áreas:',
      [
        'Semáforo de Eliminación de Pobreza: alianzas, datos, investigación, empresas y traducción;',
        'microfinanzas: historias de clientas, talleres, microfranquicias e informes;',
        'educación emprendedora y comunicación: concursos, materiales, redes, diseño, fondos y sistemas;',
        'escuelas agrícolas: producción, hotelería, y clases de inglés y deporte.',
      ],
      'Para postularte, elegí un rol en la página Involucrate y dejá nombre, apellido, correo y país. El equipo de pasantías te responde por correo.',
      'Los costos, los plazos y los requisitos no están en esta hoja. Antes de viajar, preguntá al menos:',
      [
        'cuánto dura, desde cuándo y con qué horario;',
        'qué costos hay y quién los cubre: alojamiento, comida, transporte, seguro;',
        'qué papeles hacen falta: visa, convenio con tu universidad, certificados;',
        'qué idioma se usa cada día y quién te acompaña.',
      ],
      'A quién preguntar: el formulario de contacto del sitio, con el tema “Pasantías internacionales”, o (021) 609 277.',
    ],
  },
  {
    file: 'programa-pasantias-en.pdf',
    lang: 'en',
    title: 'Internship programme',
    body: [
      'This sheet stands in for Fundación Paraguaya’s internship programme until we publish it. It says what can be read on the site, and nothing more.',
      'There are four areas:',
      [
        'Poverty Stoplight: partnerships, data, research, companies and translation;',
        'microfinance: client stories, workshops, micro-franchises and reports;',
        'entrepreneurial education and communications: contests, materials, social media, design, fundraising and systems;',
        'farm schools: production, hospitality, and English and sports classes.',
      ],
      'To apply, choose a role on the page Get involved and leave your first name, surname, email and country. The internships team answers you by email.',
      'Costs, dates and requirements are not on this sheet. Before you travel, ask at least:',
      [
        'how long it lasts, from when, and with what hours;',
        'what it costs and who pays: lodging, food, transport, insurance;',
        'which papers you need: a visa, an agreement with your university, certificates;',
        'which language is used day to day, and who accompanies you.',
      ],
      'Whom to ask: the site’s contact form, with the subject “International internships”, or (021) 609 277.',
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
