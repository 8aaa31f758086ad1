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
    'Léanlo en familia. En cada renglón marquen un círculo, según cómo está eso hoy en su casa. El primero es rojo; el segundo, amarillo; el tercero, verde. Después elijan entre tres y cinco para empezar.',
    'Read it with your whole family. On each line, mark the circle that fits your home today: the first is red, the second yellow, the third green. Then choose three to five to start with.',
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
        ? 'El Semáforo es una encuesta con dibujos. La familia mira su propia vida punto por punto, decide qué cambiar y, más adelante, vuelve a mirar.'
        : 'The Stoplight is a survey in pictures. Families look at their own lives one question at a time, decide what to change and, later on, look again.',
      'lead',
    ),
    part(
      es ? 'Tres colores' : 'Three colours',
      table(
        es ? ['Color', 'Qué dice', 'Por ejemplo, el agua'] : ['Colour', 'What it says', 'For example, water'],
        colours,
      ),
    ),
    part(es ? 'Tres pasos' : 'Three steps', steps.join('')),
    part(
      es ? 'Seis dimensiones, cincuenta indicadores' : 'Six dimensions, fifty indicators',
      table(es ? ['Dimensión', 'Qué abarca'] : ['Dimension', 'What it covers'], dimensions),
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
        ? `Todas tienen el mismo teléfono: ${PHONE}. Llamá también para saber la dirección y el horario de la que te quede cerca.`
        : `They all share one phone number: ${PHONE}. Call it to find out the address and opening hours of the one near you.`,
      'lead',
    ),
    part(
      es ? 'Dónde hay oficina' : 'Where our offices are',
      table(
        es
          ? ['Departamento o ciudad', 'Oficinas, con su número']
          : ['Department or city', 'Offices, with their numbers'],
        rows,
      ),
    ),
    part(es ? 'Direcciones' : 'Addresses', list(addresses)),
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
        'Elegí el crédito que más se acerca a lo que necesitás. Si dudás entre dos, preguntá.',
        `Dejá tu nombre, tu celular y tu oficina en el formulario de la página de microfinanzas, o llamá al ${PHONE}.`,
        'La oficina te llama. Contales para qué es la plata y cómo pensás devolverla.',
        'Antes de firmar, pedí por escrito cuánto recibís, cuánto devolvés en total y cuándo vence cada cuota.',
      ]
    : [
        'Choose the loan closest to what you need. If you can’t decide between two, ask us.',
        `Leave your name, mobile number and office in the form on the microfinance page, or call ${PHONE}.`,
        'The office will call you. Tell them what the money is for, and how you plan to pay it back.',
        'Before you sign, ask for it in writing: how much you receive, how much you pay back in total, and when each instalment is due.',
      ];
  const heads = es ? ['Crédito', 'Es para vos', 'De qué se trata'] : ['Loan', 'It’s for you', 'What it covers'];
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
          es ? ['Puesto', 'Qué se hace'] : ['Role', 'What you do'],
          roles.map((role) => [
            escapeHtml(role.title[lang]),
            escapeHtml(`${role.description[lang]} ${es ? 'Dejás:' : 'You leave:'} ${role.deja[lang]}`),
          ]),
        ),
    ),
  );
  const steps = involvement.pasos.map(({ titulo, texto }) => `<h3>${titulo[lang]}</h3>${paragraph(texto[lang])}`);
  const questions = es
    ? [
        'cuándo empieza, cuánto dura y con qué horario;',
        'qué costos hay y quién los cubre: alojamiento, comida, transporte, seguro;',
        'qué papeles hacen falta: visa, convenio con tu universidad, certificados;',
        'qué idioma se usa cada día y quién te acompaña.',
      ]
    : [
        'when it starts, how long it lasts and what the hours are;',
        'what it costs and who pays for what: accommodation, food, transport, insurance;',
        'what paperwork you need: a visa, an agreement with your university, certificates;',
        'which language is used day to day, and who will be there to support you.',
      ];
  return [
    paragraph(
      es
        ? 'Hay pasantías en cuatro áreas. Acá está lo que se hace en cada una y cómo postularte. El equipo te cuenta las fechas, los costos y los requisitos.'
        : 'We offer internships in four areas. Here’s what you’d do in each, and how to apply. Ask the team about dates, costs and requirements.',
      'lead',
    ),
    ...areas,
    '<div class="whole">',
    part(es ? 'Cómo postularte' : 'How to apply', steps.join('')),
    part(es ? 'Preguntá antes de viajar' : 'Ask before you travel', list(questions) + paragraph(askAt(lang))),
    '</div>',
  ].join('');
}
