import { readdirSync } from 'node:fs';
import { read, tellEach, type Mistake } from './mistakes.ts';

const stories = (lang: string) => readdirSync(`content/posts/${lang}`).map((name) => `content/posts/${lang}/${name}`);
const illustrated = stories('es').find((file) => /^image_alt: /m.test(read(file))) ?? '';
const translated = stories('es').find((file) => /^translation: /m.test(read(file))) ?? '';
const english = stories('en')[0] ?? '';

const IN_STORIES: Mistake[] = [
  ['the dashes are gone', illustrated, /^---\n/, '', 'la primera línea tiene que ser ---'],
  [
    'a title has a colon',
    illustrated,
    /^title: .*$/m,
    'title: Cerrito: la feria',
    'Escribí title: "Cerrito: la feria"',
  ],
  [
    'a field is Spanish and its text has a colon',
    illustrated,
    /^title: .*$/m,
    'título: Cerrito: la feria',
    'Escribí título: "Cerrito: la feria"',
  ],
  [
    'a title has quotes within',
    illustrated,
    /^title: .*$/m,
    'title: "La "gran" feria"',
    `Escribí title: 'La "gran" feria'`,
  ],
  ['a quote is not closed', illustrated, /^title: .*$/m, 'title: "La feria', 'falta cerrar con "'],
  ['a space is forgotten after the colon', illustrated, /^title: .*$/m, 'title:La feria', 'Escribí title: La feria'],
  ['a line is no field', illustrated, /^(title: .*)$/m, '$1\nsin dos puntos', 'esta línea no se entiende'],
  ['a bracket is not closed', illustrated, /^categories: .*$/m, 'categories: [noticias', 'falta cerrar con ]'],
  ['a field stands twice', illustrated, /^(title: .*)$/m, '$1\ntitle: Otra', 'title está dos veces'],
  ['a line is indented', illustrated, /^title: /m, '  title: ', 'borralos'],
  ['the title is gone', illustrated, /^title: .*\n/m, '', 'title: falta. Escribí title: …'],
  ['a title is a number', illustrated, /^title: .*$/m, 'title: 2027', 'Escribí title: "2027".'],
  [
    'a date is written as people say it',
    illustrated,
    /^date: .*$/m,
    'date: 3 de marzo de 2025',
    'Escribí date: 2025-03-03.',
  ],
  ['a date has slashes', illustrated, /^date: .*$/m, 'date: 3/3/2025', 'Escribí date: 2025-03-03.'],
  ['a date does not exist', illustrated, /^date: .*$/m, 'date: 2025-02-30', 'ser una fecha que exista'],
  [
    'a category is a number',
    illustrated,
    /^categories: .*$/m,
    'categories: [13]',
    'tiene que ser uno de estos: noticias, historias',
  ],
  [
    'a category has no brackets',
    illustrated,
    /^categories: .*$/m,
    'categories: noticias',
    'Escribí categories: [noticias].',
  ],
  ['a category has another form', illustrated, /^categories: .*$/m, 'categories: [Noticia]', 'Escribí noticias.'],
  ['there is no category', illustrated, /^categories: .*\n/m, '', 'categories: falta. Escribí categories: [noticias]'],
  ['an English story has a category', english, /^(title: .*)$/m, '$1\ncategories: [noticias]', 'borrá la línea'],
  ['a topic has another accent', illustrated, /^topics: .*$/m, 'topics: [educación]', 'Escribí educacion.'],
  ['a field is Spanish', illustrated, /^title: /m, 'título: ', '¿Quisiste decir title? Escribí title.'],
  ['sí stands for true', illustrated, /^(title: .*)$/m, '$1\ndraft: sí', 'Escribí draft: true.'],
  [
    'a picture has the folder before it',
    illustrated,
    /^image: \/art\//m,
    'image: public/art/',
    /Escribí image: \/art\/\S+\./,
  ],
  ['nobody says what the picture shows', illustrated, /^image_alt: .*\n/m, '', 'contar qué muestra la imagen'],
  [
    'a source has no https',
    illustrated,
    /^source: .*$/m,
    'source: www.ejemplo.org',
    'Escribí source: https://www.ejemplo.org.',
  ],
  [
    'a translation has a slip',
    translated,
    /^(translation: .*)$/m,
    '$1x',
    /no hay ninguna historia .* Escribí translation: /,
  ],
  [
    'a change is before the date',
    illustrated,
    /^(title: .*)$/m,
    '$1\nmodified: 1999',
    'de la fecha de date o de después',
  ],
  ['there is no text', illustrated, /(\n---\n)[^]*$/, '$1', 'el texto: falta'],
  [
    'a link lacks its language',
    illustrated,
    /(\n---\n)/,
    '$1[a](/microfinanzas) ',
    'Escribí /es/microfinanzas o /en/microfinanzas.',
  ],
  [
    'a picture in the text has no words',
    illustrated,
    /(\n---\n)/,
    '$1![](/art/emblem.svg) ',
    'escribí ![Qué muestra](/art/emblem.svg).',
  ],
];

tellEach(IN_STORIES);
