import type { CompleteLanguage, Translated } from '../../contract/language.ts';
import type { Documents } from '../../contract/documents.ts';
import { askAt, escapeHtml, list, paragraph, part, PHONE, table } from './page.ts';

type Text = Translated<string>;

/** What the site says elsewhere, as far as these documents use it. */
export interface Said {
  stoplight: {
    dimensiones: readonly { nombre: Text; resumen: Text; indicadores: readonly Text[] }[];
    colores: readonly { nombre: Text; significado: Text; explicacion: Text; ejemplo: Text }[];
    pasos: readonly { titulo: Text; texto: Text }[];
    bloques: readonly { titulo: Text; texto: Text }[];
  };
  offices: {
    oficinas: readonly {
      nrosucursal: number;
      nombre: string;
      ciudad: string;
      departamento: string;
      direccion: string;
      habilitado: boolean;
    }[];
  };
  microfinance: {
    productos: readonly { titulo: Text; descripcion: Text; para: Text; requisito?: Text }[];
  };
  internships: readonly {
    title: Text;
    description: Text;
    roles: readonly { title: Text; description: Text; deja: Text }[];
  }[];
  involvement: { pasos: readonly { titulo: Text; texto: Text }[] };
  documents: Documents;
}

type Write = (said: Said, lang: CompleteLanguage) => string;

/** Documents that are ours and whole, by their file. */
export const OWN: Readonly<Record<string, Write>> = {
  'los-50-indicadores': indicators,
  'metodo-del-semaforo': method,
  'lista-de-oficinas': officeList,
  'pedir-un-credito': loanSteps,
  'programa-de-pasantias': internshipProgramme,
};

function indicators({ stoplight }: Said, lang: CompleteLanguage): string {
  const [es, en] = [
    'Se lee con toda la familia. En cada renglón se marca un círculo, según cómo está eso hoy en la casa: el primero es rojo; el segundo, amarillo; el tercero, verde. Después se eligen entre tres y cinco para empezar.',
    'Read it with the whole family. On each line mark one circle, depending on how things are at home today: the first is red, the second yellow, the third green. Then choose three to five to start with.',
  ];
  let first = 1;
  const parts = stoplight.dimensiones.map(({ nombre, indicadores }) => {
    const items = indicadores.map((one) => `<li>${escapeHtml(one[lang])}</li>`).join('');
    const content = `<ol class="marks" start="${first}">${items}</ol>`;
    first += indicadores.length;
    return part(nombre[lang], content);
  });
  return paragraph(lang === 'es' ? es : en, 'lead') + parts.join('');
}

function method({ stoplight }: Said, lang: CompleteLanguage): string {
  const es = lang === 'es';
  const colours = stoplight.colores.map(({ nombre, significado, explicacion, ejemplo }) => [
    `${nombre[lang]}: ${significado[lang].toLowerCase()}`,
    escapeHtml(explicacion[lang]),
    escapeHtml(ejemplo[lang]),
  ]);
  const steps = stoplight.pasos.map(({ titulo, texto }) => `<h3>${titulo[lang]}</h3>${paragraph(texto[lang])}`);
  const dimensions = stoplight.dimensiones.map(({ nombre, resumen }) => [nombre[lang], escapeHtml(resumen[lang])]);
  return [
    paragraph(
      es
        ? 'El Semáforo es una encuesta con dibujos que la familia se hace a sí misma: mira su vida punto por punto, decide qué cambiar y vuelve a mirar.'
        : 'The Stoplight is a survey in drawings that a family takes by itself: it looks at its life point by point, decides what to change, and looks again.',
      'lead',
    ),
    part(
      es ? 'Tres colores' : 'Three colours',
      table(es ? ['Color', 'Qué dice', 'En el agua'] : ['Colour', 'What it says', 'For water'], colours),
    ),
    part(es ? 'Tres pasos' : 'Three steps', steps.join('')),
    part(
      es ? 'Seis dimensiones, cincuenta indicadores' : 'Six dimensions, fifty indicators',
      table(es ? ['Dimensión', 'De qué habla'] : ['Dimension', 'What it is about'], dimensions),
    ),
    ...stoplight.bloques.map(({ titulo, texto }) => part(titulo[lang], paragraph(texto[lang]))),
    part(es ? 'Para usarlo' : 'To use it', paragraph(askAt(lang))),
  ].join('');
}

function officeList({ offices }: Said, lang: CompleteLanguage): string {
  const es = lang === 'es';
  const open = offices.oficinas.filter(({ habilitado }) => habilitado);
  const byDepartment = new Map<string, string[]>();
  for (const { nrosucursal, nombre, ciudad, departamento } of open) {
    const place = departamento || ciudad;
    byDepartment.set(place, [...(byDepartment.get(place) ?? []), `${nombre} (${nrosucursal})`]);
  }
  const rows = [...byDepartment].map(([place, names]) => [escapeHtml(place), escapeHtml(names.join(' · '))]);
  const known = open.filter(({ direccion }) => direccion);
  const addresses = known.map(({ nombre, direccion, ciudad }) => `${nombre}: ${direccion}, ${ciudad}`);
  return [
    paragraph(
      es
        ? `Todas atienden el mismo teléfono: ${PHONE}. Por ahí se piden también la dirección y el horario de la que te quede cerca.`
        : `They all share one phone number: ${PHONE}. Call it, too, for the address and opening hours of the one near you.`,
      'lead',
    ),
    part(
      es ? 'Dónde hay oficina' : 'Where there is an office',
      table(
        es
          ? ['Departamento o ciudad', 'Oficinas, con su número']
          : ['Department or city', 'Offices, with their numbers'],
        rows,
      ),
    ),
    part(es ? 'Direcciones que ya publicamos' : 'Addresses published so far', list(addresses)),
  ].join('');
}

function loanSteps({ microfinance, documents }: Said, lang: CompleteLanguage): string {
  const es = lang === 'es';
  const loans = microfinance.productos.map(({ titulo, descripcion, para, requisito }) => [
    escapeHtml(titulo[lang]),
    escapeHtml(para[lang]),
    escapeHtml([descripcion[lang], requisito?.[lang]].filter(Boolean).join(' ')),
  ]);
  const steps = es
    ? [
        'Elegí el crédito que se parece a lo que necesitás. Si dudás entre dos, preguntá: nadie tiene que saberlo de antemano.',
        `Dejá tu nombre, tu celular y tu oficina en el formulario de la página de microfinanzas, o llamá al ${PHONE}.`,
        'La oficina te llama. Contales para qué es la plata y cómo pensás devolverla.',
        'Antes de firmar pedí por escrito cuánto recibís, cuánto devolvés en total y la fecha de cada cuota.',
      ]
    : [
        'Choose the loan that is closest to what you need. If you cannot decide between two, ask: nobody has to know beforehand.',
        `Leave your name, mobile number and office in the form on the microfinance page, or call ${PHONE}.`,
        'The office will call you. Tell them what the money is for, and how you plan to pay it back.',
        'Before you sign, ask to see in writing how much you receive, how much you pay back in total, and the date of each instalment.',
      ];
  const heads = es ? ['Crédito', 'Es para vos', 'De qué se trata'] : ['Loan', 'Who it is for', 'What it is'];
  return [
    part(
      es ? 'Cuatro pasos' : 'Four steps',
      `<ol>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>`,
    ),
    part(es ? 'Los créditos' : 'The loans', table(heads, loans)),
    part(
      es ? 'Preguntas para llevar' : 'Questions to take with you',
      list(documents.tarifas.renglones.map(({ nombre, pregunta }) => `${nombre[lang]}. ${pregunta[lang]}`)),
    ),
    part(es ? 'Dónde' : 'Where', paragraph(askAt(lang))),
  ].join('');
}

function internshipProgramme({ internships, involvement }: Said, lang: CompleteLanguage): string {
  const es = lang === 'es';
  const areas = internships.map(({ title, description, roles }) =>
    part(
      title[lang],
      paragraph(description[lang]) +
        table(
          es ? ['Rol', 'Qué se hace'] : ['Role', 'What you do'],
          roles.map((role) => [
            escapeHtml(role.title[lang]),
            escapeHtml(`${role.description[lang]} ${role.deja[lang]}`),
          ]),
        ),
    ),
  );
  const steps = involvement.pasos.map(({ titulo, texto }) => `<h3>${titulo[lang]}</h3>${paragraph(texto[lang])}`);
  const questions = es
    ? [
        'cuánto dura, desde cuándo y con qué horario;',
        'qué costos hay y quién los cubre: alojamiento, comida, transporte, seguro;',
        'qué papeles hacen falta: visa, convenio con tu universidad, certificados;',
        'qué idioma se usa cada día y quién te acompaña.',
      ]
    : [
        'how long it lasts, from when, and with what hours;',
        'what it costs and who pays: lodging, food, transport, insurance;',
        'what paperwork you need: a visa, an agreement with your university, certificates;',
        'which language is used day to day, and who will be there to support you.',
      ];
  return [
    paragraph(
      es
        ? 'Las pasantías van por cuatro áreas. Acá está lo que se hace en cada una y cómo postularte; fechas, costos y requisitos los da el equipo.'
        : 'There are internships in four areas. Here is what each one does, and how to apply; ask the team about dates, costs and requirements.',
      'lead',
    ),
    ...areas,
    part(es ? 'Cómo postularte' : 'How to apply', steps.join('')),
    part(es ? 'Preguntá antes de viajar' : 'Ask before you travel', list(questions)),
    part(es ? 'A quién' : 'Who to ask', paragraph(askAt(lang))),
  ].join('');
}
