import type { Rule } from './rule.ts';
import { toSlug } from './toSlug.ts';

const twoDigits = (text: string) => text.padStart(2, '0');

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre'.split(' ');

/** 3/3/2027, 2027-3-3 and 3 de marzo de 2027 as 2027-03-03. */
const toDay = (written: string): string => {
  const text = written
    .toLowerCase()
    .replace('septiembre', 'setiembre')
    .replace(/ de /g, ' ')
    .replace(/[a-z]+/, (month) => String(MONTHS.indexOf(month) + 1));
  const [, first = '', month = '', last = ''] = /^(\d+)[-/. ](\d+)(?:[-/. ](\d+))?$/.exec(text.trim()) ?? [];
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  if (!last && first.length < 3) return `${month}-${twoDigits(first)}`;
  return [year, twoDigits(month), ...(day ? [twoDigits(day)] : [])].join('-');
};

const withHttps = (text: string) => `https://${text.replace(/^(https?:)?\/*/i, '')}`;

const date: Rule = {
  says: {
    es: 'ser una fecha que exista: un año (2027), un mes (2027-03) o un día (2027-03-14)',
    en: 'be a date that exists: a year (2027), a month (2027-03) or a day (2027-03-14)',
  },
  meant: toDay,
};

/** What a text has to look like. */
export const TEXT_RULES: Record<string, Rule> = {
  'letters-digits-hyphens': {
    says: {
      es: 'tener solo minúsculas sin acento, cifras y guiones',
      en: 'have small letters, digits and hyphens alone',
    },
    meant: toSlug,
  },
  'letters-hyphens': {
    says: { es: 'tener solo minúsculas sin acento y guiones', en: 'have small letters and hyphens alone' },
    meant: toSlug,
  },
  'small-letters': {
    says: { es: 'tener solo minúsculas sin acento, todas juntas', en: 'have small letters alone, without a space' },
    meant: (text) => toSlug(text).replaceAll('-', ''),
  },
  'three-capitals': {
    says: {
      es: 'ser las tres letras del país en mayúsculas, como PRY',
      en: 'be the country’s three capitals, such as PRY',
    },
    meant: (text) => text.trim().toUpperCase(),
  },
  'three-digits': {
    says: {
      es: 'ser un número corto de tres cifras, entre comillas, como "147"',
      en: 'be a short number of three digits, in quotes, such as "147"',
    },
    meant: (text) => text.replace(/\D/g, ''),
  },
  'indicator-id': {
    says: {
      es: 'ser la dimensión y el número de dos cifras, como ingreso-01',
      en: 'be the dimension and a number of two digits, such as ingreso-01',
    },
    meant: toSlug,
  },
  drawing: {
    says: {
      es: 'ser el camino de un dibujo, como /art/about-opening.svg',
      en: 'be the path of a drawing, such as /art/about-opening.svg',
    },
  },
  picture: {
    says: {
      es: 'ser el camino de un dibujo, como /art/about-opening.svg, o de una foto de content/fotos, como /fotos/ana.jpg',
      en: 'be the path of a drawing, such as /art/about-opening.svg, or of a photograph of content/fotos, such as /fotos/ana.jpg',
    },
    meant: toPicture,
  },
  'picture-or-none': {
    says: {
      es: 'ser el camino de un dibujo, como /art/about-opening.svg, o de una foto de content/fotos, como /fotos/ana.jpg, o quedar vacío ("")',
      en: 'be the path of a drawing, such as /art/about-opening.svg, or of a photograph of content/fotos, such as /fotos/ana.jpg, or be empty ("")',
    },
    meant: toPicture,
  },
  'path-or-empty': {
    says: { es: 'empezar con /, o quedar vacío ("")', en: 'begin with /, or be empty ("")' },
    meant: (text) => `/${text}`,
  },
  film: {
    says: {
      es: 'ser el camino de una película sin su terminación, como /films/huerta',
      en: 'be a film’s path without its ending, such as /films/huerta',
    },
    meant: (text) => `/films/${toSlug(text.replace(/^.*\//, '').replace(/\.\w+$/, ''))}`,
  },
  'youtube-or-empty': {
    says: {
      es: 'ser los 11 signos que siguen a «v=» en la dirección de YouTube, o quedar vacío ("")',
      en: 'be the 11 signs after “v=” in YouTube’s address, or be empty ("")',
    },
    meant: (text) => /(?:v=|youtu\.be\/|embed\/)([\w-]{11})/.exec(text)?.[1] ?? text,
  },
  'web-address': {
    says: {
      es: 'ser una dirección que empieza con https:// o http://',
      en: 'be an address that begins with https:// or http://',
    },
    meant: withHttps,
  },
  'https-or-path': {
    says: {
      es: 'ser una dirección: https://… de otro sitio, o /es/… de este',
      en: 'be an address: https://… of another site, or /es/… of this one',
    },
    meant: (text) => (text.includes('.') ? withHttps(text) : `/${text}`),
  },
  'https-or-empty': {
    says: {
      es: 'ser una dirección que empieza con https://, o quedar vacío ("")',
      en: 'be an address that begins with https://, or be empty ("")',
    },
    meant: withHttps,
  },
  'example-address': {
    says: {
      es: 'terminar en .example: acá van direcciones de ejemplo, las verdaderas están en el servidor',
      en: 'end in .example: these are example addresses, the true ones are on the server',
    },
  },
  'real-address': {
    says: { es: 'ser una dirección de correo verdadera, no un ejemplo', en: 'be a true address, no example' },
  },
  telephone: {
    says: {
      es: 'ser un número de Paraguay, como (021) 609 277 o 0981 123 456',
      en: 'be a number of Paraguay, such as (021) 609 277 or 0981 123 456',
    },
    meant: toTelephone,
  },
  'telephone-link': {
    says: { es: 'ser +595 y el número sin su 0, todo junto', en: 'be +595 and the number without its 0, all in one' },
    meant: (text) => `+595${text.replace(/\D/g, '').replace(/^(595|0)/, '')}`,
  },
  'telephone-same': {
    says: {
      es: 'ser el número de texto, con +595 en lugar de su 0',
      en: 'be the number of texto, with +595 in the place of its 0',
    },
  },
  year: { says: { es: 'ser un año, entre comillas: "2027"', en: 'be a year, in quotes: "2027"' } },
  'year-or-span': {
    says: {
      es: 'ser un año ("2027") o dos con un guion ("2025-2027")',
      en: 'be a year ("2027") or two with a hyphen ("2025-2027")',
    },
    meant: (text) => text.replace(/\s*(?:[–—/-]|a|al)\s*/, '-'),
  },
  day: { says: { es: 'ser un día, como 2027-06-14', en: 'be a day, such as 2027-06-14' }, meant: toDay },
  month: { says: { es: 'ser un mes, como 2027-03', en: 'be a month, such as 2027-03' }, meant: toDay },
  'partial-date': date,
  date,
  time: {
    says: {
      es: 'ser una hora de 24 horas con dos cifras, como 07:30',
      en: 'be a time of 24 hours with two digits, such as 07:30',
    },
    meant: (text) => {
      const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.h]\s?(\d{2}))?/.exec(text) ?? [];
      return `${twoDigits(hours)}:${minutes}`;
    },
  },
  share: {
    says: {
      es: 'ser un porcentaje ("30%") o dos con una raya ("30–40%")',
      en: 'be a share in per cent ("30%") or two with a dash ("30–40%")',
    },
    meant: (text) => `${text.replace(/[\s%]/g, '').replace('-', '–')}%`,
  },
  'site-path': {
    says: {
      es: 'ser el camino de una imagen de este sitio, como /art/story-huerta.svg o /fotos/huerta.jpg',
      en: 'be the path of a picture of this site, such as /art/story-huerta.svg or /fotos/huerta.jpg',
    },
    meant: (text) => `/${text.replace(/^(\.?\/)?(public\/)?/, '')}`,
  },
  'after-date': {
    says: { es: 'ser de la fecha de date o de después', en: 'be date’s day or a later one' },
  },
  'describes-image': {
    says: {
      es: 'contar qué muestra la imagen, para quien no la ve: escribí image_alt: y una frase',
      en: 'say what the picture shows, for whoever does not see it: write image_alt: and a sentence',
    },
  },
};

function toPicture(text: string): string {
  const name = text.trim().replace(/^.*[/\\]/, '');
  return /\.svg$/i.test(name) ? `/art/${name}` : `/fotos/${name}`;
}

/** 021609277 as (021) 609 277, +595 981 123456 as 0981 123 456. */
function toTelephone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^(595)?0?/, '0');
  const area = digits.startsWith('09') ? digits.slice(0, 4) : `(${digits.slice(0, 3)})`;
  const number = digits.slice(area.replace(/\D/g, '').length);
  return `${area} ${number.slice(0, 3)} ${number.slice(3)}`;
}
