import { DEFAULT_LANGUAGE, isComplete, LANGUAGES, type Language } from '#contract/language.ts';
import type { Fault } from '#server/faults/fault.ts';
import type { Said } from '#server/faults/said.ts';
import { placeholdersIn } from './placeholders.ts';
import type { Content } from './readContent.ts';

/** Names of days and months stand in one text each, divided by spaces. */
const NAME_LISTS = { 'date.weekdays': 7, 'date.months': 12 };

type Texts = Readonly<Record<string, string>>;

/**
 * The text files hold the same keys in the same order, with the same placeholders, none empty (ledger SHELL-07). A language that
 * has some screens only may leave out keys; partialTexts.ts says which it may not.
 */
export function compareTexts({ texts, faults: unreadable }: Content): Fault[] {
  if (unreadable.some(({ file }) => file.startsWith('content/i18n/'))) return [];
  const first = texts[DEFAULT_LANGUAGE];
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  const complete = others.filter(isComplete);
  const keys = [...new Set([first, ...complete.map((language) => texts[language])].flatMap(Object.keys))];
  const ofFirst = keys.flatMap((key): Fault[] => {
    const from = others.find((language) => key in texts[language]) ?? DEFAULT_LANGUAGE;
    const says = faultOf(first[key], from);
    return says ? [{ ...faultAt(DEFAULT_LANGUAGE, key, says), ...placeOf(key, first, texts[from]) }] : [];
  });
  const ofOthers = others.flatMap((language) => compare(language, { own: texts[language], first, keys }));
  const ofLists = Object.entries(NAME_LISTS).flatMap(([name, count]) =>
    LANGUAGES.flatMap((language) => {
      const given = texts[language][name]?.split(' ').length;
      return given && given !== count ? [faultAt(language, name, otherCount(count, given))] : [];
    }),
  );
  return [...ofFirst, ...ofOthers, ...ofLists];
}

interface Compared {
  own: Texts;
  first: Texts;
  /** All that a complete language has. */
  keys: readonly string[];
}

function compare(language: Language, { own, first, keys }: Compared): Fault[] {
  const wanted = isComplete(language) ? keys : Object.keys(own);
  const faults = wanted.flatMap((key): Fault[] => {
    const says = faultOf(own[key], DEFAULT_LANGUAGE) ?? (key in first || isComplete(language) ? undefined : NO_KEY);
    if (says) return [{ ...faultAt(language, key, says), ...placeOf(key, own, first) }];
    const [theirs, ours] = [first[key], own[key]].map(placeholders) as [string, string];
    const differ = !faultOf(first[key], language) && theirs !== ours;
    return differ ? [faultAt(language, key, otherPlaceholders(theirs, ours))] : [];
  });
  const order = Object.keys(first).filter((key) => key in own);
  const moved = Object.keys(own).findIndex((key, index) => key !== order[index]);
  const key = Object.keys(own)[moved];
  if (key !== undefined && !faults.length) faults.push(faultAt(language, key, movedBefore(order[moved] ?? '')));
  return faults;
}

function faultAt(language: Language, key: string, says: Said): Fault {
  return { file: `content/i18n/${language}.json`, keys: [key], says };
}

/** Of a text that is missing: what it follows in the other file. */
export function placeOf(key: string, texts: object, others: object): Pick<Fault, 'at'> {
  if (key in texts) return {};
  const keys = Object.keys(others);
  const before = keys.slice(0, keys.indexOf(key)).findLast((one) => one in texts);
  return before === undefined ? {} : { at: [before] };
}

/** `other`: a language whose file has the text, where this one lacks it. */
function faultOf(text: unknown, other: Language): Said | undefined {
  if (text === undefined) {
    return {
      es: `falta, y está en ${other}.json. Escribilo acá, en el mismo lugar, o borralo allá.`,
      en: `is missing, and is in ${other}.json. Write it here, at the same place, or delete it there.`,
    };
  }
  if (typeof text !== 'string') {
    return { es: 'tiene que ser un texto entre comillas.', en: 'must be a text in quotes.' };
  }
  if (!text.trim()) return { es: 'está vacío: escribí el texto.', en: 'is empty: write the text.' };
  if (text.trim() !== text) {
    return { es: 'empieza o termina con un espacio: borralo.', en: 'begins or ends with a space: delete it.' };
  }
  if (/[{}]/.test(text.replace(/\{\w+\}/g, ''))) {
    return {
      es: 'tiene una llave suelta: las llaves van de a dos, con un nombre adentro, como {name}.',
      en: 'has a single brace: braces come in twos with a name within, such as {name}.',
    };
  }
  return undefined;
}

const NO_KEY: Said = {
  es: `no está en ${DEFAULT_LANGUAGE}.json, así que nadie lo muestra: borralo.`,
  en: `is not in ${DEFAULT_LANGUAGE}.json, so nothing shows it: delete it.`,
};

function placeholders(text = ''): string {
  return placeholdersIn(text).join(' ');
}

function otherPlaceholders(theirs: string, ours: string): Said {
  return {
    es: `tiene ${ours || 'ninguna llave'}, y ${DEFAULT_LANGUAGE}.json tiene ${theirs || 'ninguna'}: escribí las mismas en los dos.`,
    en: `has ${ours || 'no braces'}, and ${DEFAULT_LANGUAGE}.json has ${theirs || 'none'}: write the same in both.`,
  };
}

function movedBefore(expected: string): Said {
  return {
    es: `no está en el mismo lugar que en ${DEFAULT_LANGUAGE}.json: acá va ${expected}.`,
    en: `does not stand where it stands in ${DEFAULT_LANGUAGE}.json: ${expected} belongs here.`,
  };
}

function otherCount(count: number, given: number): Said {
  return {
    es: `tiene que tener ${count} nombres con un espacio entre uno y otro, y tiene ${given}.`,
    en: `must be ${count} names with a space between, and has ${given}.`,
  };
}
