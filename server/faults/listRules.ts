import { CREDIT_OFFICES } from '#contract/mailboxes.ts';
import { MESSAGE_DAYS, PRIVACY_SECTIONS } from '#contract/privacy.ts';
import { INTERNSHIP_IDS } from '#contract/routes.ts';
import type { Rule } from './rule.ts';

const picturesOnce: Rule = {
  says: {
    es: 'mostrar cada imagen una sola vez: poné otra en uno de los lugares',
    en: 'show each picture once: put another one at one of the places',
  },
  once: ['imagen', 'icono'],
};

/** What lists and records have to hold. */
export const LIST_RULES: Record<string, Rule> = {
  'members-or-pending': {
    says: {
      es: 'nombrar a alguien en miembros, o decir en pendiente a quién falta nombrar',
      en: 'name somebody in miembros, or say in pendiente who is to be named',
    },
  },
  'later-years': {
    says: {
      es: 'ir en orden: cada anio es mayor que el de antes',
      en: 'be in order: each anio is later than the one before',
    },
  },
  'people-once': {
    says: {
      es: 'nombrar a cada persona una sola vez: borrá la que sobra',
      en: 'name each person once: delete the other',
    },
    once: ['nombre'],
  },
  'ids-once': {
    says: {
      es: 'tener un id distinto en cada premio y certificado: cambiá uno',
      en: 'have another id in each award and certificate: change one',
    },
    once: ['id'],
  },
  'groups-once': {
    says: {
      es: 'tener otro nombre en cada grupo: cambiá uno, o juntá los dos',
      en: 'have another name in each group: change one, or make the two one',
    },
    once: ['grupo'],
  },
  'categories-once': {
    says: {
      es: 'tener otro nombre en cada categoría: cambiá uno, o juntá las dos',
      en: 'have another name in each category: change one, or make the two one',
    },
    once: ['nombre'],
  },
  'tipos-once': {
    says: { es: 'tener cada tipo una sola vez: cambiá o borrá uno', en: 'have each tipo once: change or delete one' },
    once: ['tipo'],
  },
  'countries-once': {
    says: { es: 'tener a cada país una sola vez: borrá el que sobra', en: 'hold each country once: delete the other' },
    once: ['iso3', 'nombre'],
  },
  'countries-count': {
    says: {
      es: 'sumar 59 países entre todas las regiones; si el número cambió, seguí «A new country» en docs/editing.md',
      en: 'hold 59 countries in all; where the number changed, follow “A new country” in docs/editing.md',
    },
  },
  'country-sources': {
    says: {
      es: 'tener en fuentes la que nombra cada país: agregala ahí, o corregí el nombre',
      en: 'hold in fuentes what each country names as its fuente: add it there, or put the name right',
    },
  },
  'organizations-with-source': {
    says: {
      es: 'decir la fuente de cada país que nombra organizaciones: agregá "fuente"',
      en: 'name the source of each country with organizaciones: add "fuente"',
    },
  },
  'pictures-once': picturesOnce,
  'internship-ids': {
    says: {
      es: `tener los id ${INTERNSHIP_IDS.join(', ')}, en este orden`,
      en: `have the ids ${INTERNSHIP_IDS.join(', ')}, in this order`,
    },
  },
  'roles-once': {
    says: { es: 'tener cada rol una sola vez: cambiá uno', en: 'have each rol once: change one' },
    once: ['rol'],
  },
  'from-to': {
    says: {
      es: 'ir de menor a mayor: "desde" no puede ser más que "hasta"',
      en: 'go from less to more: "desde" cannot be more than "hasta"',
    },
  },
  'amount-or-share': {
    says: {
      es: 'decir cuánto es de una sola manera: "monto" en guaraníes, o "porcentaje" de lo prestado',
      en: 'say how much it is in one way: "monto" in guaraníes, or "porcentaje" of what is lent',
    },
  },
  'instalments-repay': {
    says: {
      es: 'devolver por lo menos lo prestado: "cuota" por "cuotas" no puede ser menos que "monto"',
      en: 'pay back what is lent at least: "cuota" times "cuotas" cannot be less than "monto"',
    },
  },
  'rate-or-instalment': {
    says: {
      es: 'tener "tasa" o "ejemplo", no los dos: con uno se calcula el otro',
      en: 'have "tasa" or "ejemplo", not both: one gives the other',
    },
  },
  'fees-or-none': {
    says: {
      es: 'tener "gastos" o "sin_gastos", no los dos',
      en: 'have "gastos" or "sin_gastos", not both',
    },
  },
  'whole-or-pending': {
    says: {
      es: 'tener monto, plazo, fecha, fuente, y tasa o ejemplo; si todavía falta algo, decí qué en "pendiente"',
      en: 'have monto, plazo, fecha, fuente, and tasa or ejemplo; where something is still missing, say what in "pendiente"',
    },
  },
  'one-figure': {
    says: {
      es: 'tener cifra en un solo producto: borrala de los otros',
      en: 'have cifra in one product: delete the others',
    },
  },
  'office-numbers-once': {
    says: { es: 'tener cada nrosucursal una sola vez: cambiá uno', en: 'have each nrosucursal once: change one' },
    once: ['nrosucursal'],
  },
  'credit-offices': {
    says: {
      es: `nombrar en credito, una vez cada una, a: ${CREDIT_OFFICES.map(({ nombre }) => nombre).join(', ')}`,
      en: `name in credito, each once: ${CREDIT_OFFICES.map(({ nombre }) => nombre).join(', ')}`,
    },
  },
  'short-form': {
    says: { es: 'tener "corto" en dos o tres indicadores', en: 'have "corto" in two or three indicators' },
  },
  'indicator-ids': {
    says: {
      es: 'tener cada indicador con su id de siempre (dimensión y número), en el orden del método: no cambies ningún id',
      en: 'have each indicator with the id it always had (dimension and number), in the method’s order: change no id',
    },
  },
  'own-words': {
    says: {
      es: 'decir cada color con palabras propias: dos frases son iguales, cambiá una',
      en: 'say each colour in words of its own: two sentences are the same, change one',
    },
    once: ['rojo', 'amarillo', 'verde'],
  },
  doors: {
    says: {
      es: 'tener las puertas de siempre, en su orden: no agregues ni borres',
      en: 'have the doors it always had, in their order: neither add nor delete',
    },
  },
  helps: {
    says: {
      es: 'tener las ayudas violencia, ninez y hambre, en este orden',
      en: 'have the helps violencia, ninez and hambre, in this order',
    },
  },
  'help-lines': {
    says: {
      es: 'nombrar en ayudas solo números que están en lineas',
      en: 'name in ayudas only numbers that stand in lineas',
    },
  },
  'privacy-sections': {
    says: {
      es: `tener las siete secciones ${PRIVACY_SECTIONS.join(', ')}, en este orden`,
      en: `have the seven sections ${PRIVACY_SECTIONS.join(', ')}, in this order`,
    },
  },
  'message-days': {
    says: {
      es: `empezar con estos días, en este orden: ${MESSAGE_DAYS.join(', ')}, que son los del programa`,
      en: `begin with these days, in this order: ${MESSAGE_DAYS.join(', ')}, which are the program’s`,
    },
  },
  'names-missing': {
    says: { es: 'nombrar también lo que el programa guarda:', en: 'name what the program keeps, too:' },
  },
  'names-extra': {
    says: {
      es: 'nombrar una sola vez, y solo, lo que el programa guarda; sobra:',
      en: 'name what the program keeps once and nothing else; too many:',
    },
  },
  'no-gap': {
    says: {
      es: 'seguir sin huecos desde 0: cada "desde" es el "hasta" anterior, y "hasta" es mayor',
      en: 'follow each other without a gap from 0: each "desde" is the "hasta" before, and "hasta" is greater',
    },
  },
  'indicators-count': {
    says: { es: 'sumar 50 indicadores entre todas las dimensiones', en: 'hold 50 indicators in all' },
  },
  'indicators-once': {
    says: {
      es: 'preguntar cada cosa una sola vez: dos indicadores se llaman igual',
      en: 'ask about each thing once: two indicators have one name',
    },
  },
  colours: {
    says: { es: 'ser rojo, amarillo y verde, en este orden', en: 'be rojo, amarillo and verde, in this order' },
  },
  themes: {
    says: {
      es: 'ser cinco temas con 7, 5, 2, 3 y 2 cosas: cambiá una en vez de agregar o borrar',
      en: 'be five themes with 7, 5, 2, 3 and 2 things: change one rather than add or delete',
    },
  },
  'theme-ids': { says: { es: 'tener los id 1 a 5, en orden', en: 'have the ids 1 to 5, in order' } },
  'slugs-once': {
    says: { es: 'tener cada slug una sola vez: cambiá uno', en: 'have each slug once: change one' },
    once: ['slug'],
  },
  'sources-named': {
    says: {
      es: 'tener justo las fuentes que algo nombra en "fuente": agregá la que falta o borrá la que sobra',
      en: 'hold just the sources that something names in "fuente": add the missing one or delete the other',
    },
  },
};
