import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { categories } from '#content/blog.ts';
import type { Language } from '#contract/language.ts';
import type { Said } from '#server/faults/said.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/language.ts';
import { categoriesOf, CATEGORY, languageOfNews } from '#contract/news.ts';
import type { Fault } from '#server/faults/fault.ts';
import { findBreaches } from '#server/faults/findBreaches.ts';
import { nearest } from '#server/faults/nearest.ts';
import { matterFault } from '#server/faults/syntax.ts';
import { tellFaults } from '#server/faults/tellFaults.ts';
import { toSlug } from '#server/faults/toSlug.ts';
import type { Story } from './story.ts';
import { ContentError, frontMatterSchema, idOf, slugSchema } from './story.ts';

/** One story's file: `file` is its path, `content/posts/<lang>/<slug>.md`, as faults name it. */
export interface StoryFile {
  file: string;
  lang: Language;
  text: string;
}

type Read = { file: string; story: Story };

/** The stories under `folder` (`es/*.md`, `en/*.md`). @throws ContentError where one is faulty */
export function loadPosts(folder: string): Story[] {
  const files = readPostFiles(folder);
  const { stories, faults } = parsePosts(files);
  if (!faults.length) return stories;
  const read = (path: string) => files.find(({ file }) => file === path)?.text;
  throw new ContentError(tellFaults(faults, { language: 'es', read }).join('\n'));
}

/** The files of all stories; a language without news of its own, or without a folder, has none. */
export function readPostFiles(folder: string): StoryFile[] {
  return LANGUAGES.filter((lang) => languageOfNews(lang) === lang && existsSync(join(folder, lang))).flatMap((lang) =>
    readdirSync(join(folder, lang))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => ({
        file: `content/posts/${lang}/${name}`,
        lang,
        text: readFileSync(join(folder, lang, name), 'utf8'),
      })),
  );
}

/** Those stories that are right by themselves, and all that is wrong with any, by itself or together. */
export function parsePosts(files: readonly StoryFile[]): { stories: Story[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const read: Read[] = [];
  for (const file of files) {
    const result = parseStory(file);
    if (Array.isArray(result)) faults.push(...result);
    else read.push({ file: file.file, story: result });
  }
  faults.push(...checkUnique(read), ...checkTranslations(read, files));
  return { stories: pair(read.map(({ story }) => story)), faults };
}

const HEAD: Said = {
  es: 'la primera línea tiene que ser ---, después van title: … y los otros campos, y otra línea --- antes del texto.',
  en: 'the first line must be ---, then come title: … and the other fields, and another line --- before the text.',
};

function parseStory({ file, lang, text }: StoryFile): Story | Fault[] {
  const parts = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text);
  const slug = basename(file, '.md');
  const ofName = checkName(file, slug);
  if (!parts) return [...ofName, { file, keys: [], at: 1, says: HEAD }];
  const [, matter = '', body = ''] = parts;
  const data = parseMatter(matter);
  if ('line' in data) return [...ofName, { file, keys: [], at: data.line + 1, says: data.says }];

  const parsed = frontMatterSchema.safeParse(data.fields);
  const markdown = body.trim();
  const faults = [
    ...ofName,
    ...findBreaches({ file, schema: frontMatterSchema, value: data.fields, syntax: 'yaml' }),
    ...checkCategories(file, lang, data.fields),
    ...(markdown ? [] : [{ file, keys: ['body'], says: NO_TEXT }]),
  ];
  if (!parsed.success || faults.length) return faults;
  const { id = idOf(slug), categories: names, ...fields } = parsed.data;
  return { ...fields, id, slug, lang, categories: names?.map(toCategoryId) ?? categoriesOf(lang), markdown };
}

const NO_TEXT: Said = {
  es: 'falta: escribilo después de la segunda línea ---.',
  en: 'is missing: write it after the second line ---.',
};

function parseMatter(matter: string): { fields: object } | { line: number; says: Said } {
  const lineCounter = new LineCounter();
  const document = parseDocument(matter, { lineCounter, logLevel: 'silent' });
  const [error] = document.errors;
  if (error) return matterFault(matter, lineCounter.linePos(error.pos[0]).line);
  try {
    const fields: unknown = document.toJS();
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return { fields };
  } catch {
    // An alias of nothing: *this* at the beginning of a text.
  }
  return matterFault(matter, 1);
}

function toCategoryId(name: string): number {
  return categories.find(({ slug }) => slug === name)?.id ?? CATEGORY.news;
}

function checkName(file: string, slug: string): Fault[] {
  if (slugSchema.safeParse(slug).success) return [];
  const name = `${toSlug(slug) || 'una-huerta-nueva'}.md`;
  return [
    {
      file,
      keys: ['file'],
      says: {
        es: `va a ser parte de la dirección: solo minúsculas sin acento, cifras y guiones. Llamalo ${name}.`,
        en: `becomes part of the address: small letters, digits and hyphens alone. Call it ${name}.`,
      },
    },
  ];
}

/** A category such as English marks another language than the default one (spec 7): only stories in the default one name theirs. */
function checkCategories(file: string, lang: Language, fields: object): Fault[] {
  const has = 'categories' in fields && fields.categories !== null;
  if (lang === DEFAULT_LANGUAGE && !has) {
    return [
      {
        file,
        keys: ['categories'],
        says: {
          es: 'falta. Escribí categories: [noticias], categories: [historias] o las dos: [noticias, historias]',
          en: 'is missing. Write categories: [noticias], categories: [historias] or both: [noticias, historias]',
        },
      },
    ];
  }
  if (lang !== DEFAULT_LANGUAGE && has) {
    return [
      {
        file,
        keys: ['categories'],
        says: {
          es: 'va solo en una historia en español, esta tiene la de su idioma: borrá la línea.',
          en: 'belongs in a Spanish story alone, this one has that of its language: delete the line.',
        },
      },
    ];
  }
  return [];
}

function checkUnique(read: readonly Read[]): Fault[] {
  const first = new Map<string, string>();
  return read.flatMap(({ file, story: { id, slug } }): Fault[] => {
    const [sameName, sameNumber] = [first.get(slug), first.get(String(id))];
    if (sameName === undefined) first.set(slug, file);
    if (sameNumber === undefined) first.set(String(id), file);
    if (sameName !== undefined) {
      return [
        {
          file,
          keys: ['file'],
          says: {
            es: `es el mismo que el de ${sameName}, y la dirección sería una sola: cambialo por otro, en su idioma.`,
            en: `is that of ${sameName}, too, and the address would be one: change it, in its own language.`,
          },
        },
      ];
    }
    if (sameNumber === undefined) return [];
    return [
      {
        file,
        keys: ['id'],
        says: {
          es: `el número ${id} ya lo tiene ${sameNumber}. Escribí otro que nadie tenga, como id: ${id + 1}`,
          en: `the number ${id} is that of ${sameNumber} already. Write another that nobody has, such as id: ${id + 1}`,
        },
      },
    ];
  });
}

function checkTranslations(read: readonly Read[], files: readonly StoryFile[]): Fault[] {
  const bySlug = new Map(read.map(({ story }) => [story.slug, story]));
  const written = files.map(({ file, lang }) => ({ slug: basename(file, '.md'), lang }));
  const namedBy = Map.groupBy(read, ({ story }) => story.translation);
  return read.flatMap(({ file, story }): Fault[] => {
    const { translation: name, lang, slug } = story;
    if (name === undefined) return [];
    const other = bySlug.get(name);
    // It is there, and is itself among the faults.
    if (!other && written.some((one) => one.slug === name)) return [];
    const first = namedBy.get(name)?.[0]?.story.slug ?? '';
    const theirs = written.filter((one) => one.lang !== lang).map((one) => one.slug);
    const says = !other
      ? noStory(name, nearest(name, theirs))
      : other.lang === lang
        ? sameLanguage(name)
        : other.translation !== undefined && other.translation !== slug
          ? othersTranslation(name, other.translation)
          : first !== slug
            ? othersTranslation(name, first)
            : undefined;
    return says ? [{ file, keys: ['translation'], says }] : [];
  });
}

function noStory(name: string, meant: string | undefined): Said {
  return {
    es: `no hay ninguna historia ${name} en el otro idioma.${meant ? ` Escribí translation: ${meant}` : ' Escribí el nombre de su archivo sin .md, o borrá la línea.'}`,
    en: `there is no story ${name} in the other language.${meant ? ` Write translation: ${meant}` : ' Write its file’s name without .md, or delete the line.'}`,
  };
}

function sameLanguage(name: string): Said {
  return {
    es: `${name} está en el mismo idioma: acá va la historia en el otro, o nada.`,
    en: `${name} is in the same language: the story in the other one belongs here, or nothing.`,
  };
}

function othersTranslation(name: string, other: string): Said {
  return {
    es: `${name} ya es la traducción de ${other}, y no puede serlo de dos: corregí una o borrá esta línea.`,
    en: `${name} is the translation of ${other} already, and cannot be that of two: put one right or delete this line.`,
  };
}

/** Each story with its translation, which one of the two names. */
function pair(stories: readonly Story[]): Story[] {
  const namedBy = new Map(stories.map(({ slug, translation }) => [translation, slug]));
  return stories.map((story) => {
    const translation = story.translation ?? namedBy.get(story.slug);
    return translation === undefined ? story : { ...story, translation };
  });
}
