import type * as z from 'zod/mini';
import type { Said } from './said.ts';
import type { Key } from './fault.ts';
import { RULES } from './rules.ts';
import type { Schema } from './schemaAt.ts';
import { exampleOf, field, fixOf, givenAs, kindOf, show, type Syntax } from './written.ts';

type Issue = z.core.$ZodIssue;

/** Of more, only the one that was meant is said. */
const MOST_CHOICES = 8;

interface Broken {
  /** The value; undefined where it is missing. */
  found: unknown;
  schema: Schema | undefined;
  syntax: Syntax;
  /** The field's name, or its place in a list. */
  name: Key | undefined;
}

/** What is wrong, and what to write. */
export function sayIssue(issue: Issue, broken: Broken): Said {
  const { found, schema, syntax, name } = broken;
  const [code = '', ...named] = issue.message.split(' ');
  const rule = RULES[code];
  const fix = found === undefined ? undefined : fixOf(broken, rule?.meant);
  const write = {
    es: fix === undefined ? '' : ` Escribí ${field(name, fix, syntax)}.`,
    en: fix === undefined ? '' : ` Write ${field(name, fix, syntax)}.`,
  };
  if (rule) {
    const isSingle = found !== undefined && Object(found) !== found;
    const more = named.length ? ` ${named.join(' ')}` : '';
    if (rule.once) {
      const which = isSingle ? show(found, syntax) : undefined;
      return {
        es: `${which ?? 'esto'} ya está más arriba: la lista tiene que ${rule.says.es}.`,
        en: `${which ?? 'this'} stands above already: the list must ${rule.says.en}.`,
      };
    }
    return {
      es: `tiene que ${rule.says.es}${more}${isSingle ? `, y dice ${show(found, syntax)}` : ''}.${write.es}`,
      en: `must ${rule.says.en}${more}${isSingle ? `, and says ${show(found, syntax)}` : ''}.${write.en}`,
    };
  }
  if (issue.message) return { es: `${issue.message}.`, en: `${issue.message}.` };
  if (found === undefined || (found === null && syntax === 'yaml')) {
    const example = field(name, exampleOf(schema, syntax), syntax);
    return { es: `falta. Escribí ${example}`, en: `is missing. Write ${example}` };
  }
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return saySize(issue, found, { syntax, write });
    case 'invalid_value': {
      const given = show(found, syntax);
      if (fix !== undefined && issue.values.length > MOST_CHOICES) {
        return { es: `no puede ser ${given}.${write.es}`, en: `cannot be ${given}.${write.en}` };
      }
      const wanted = issue.values.map((one) => show(one, syntax)).join(', ');
      const isOne = issue.values.length === 1;
      return {
        es: `no puede ser ${given}: tiene que ser ${isOne ? 'esto' : 'uno de estos'}: ${wanted}.${write.es}`,
        en: `cannot be ${given}: it must be ${isOne ? 'this' : 'one of these'}: ${wanted}.${write.en}`,
      };
    }
    case 'invalid_format': {
      const wanted = formatOf(issue);
      return {
        es: `tiene que ${wanted.es}, y dice ${show(found, syntax)}.${write.es}`,
        en: `must ${wanted.en}, and says ${show(found, syntax)}.${write.en}`,
      };
    }
    case 'invalid_type':
    case 'invalid_union': {
      const wanted = kindOf(schema, syntax);
      const given = givenAs(found, syntax);
      return {
        es: `tiene que ser ${wanted.es}, y es ${given.es}.${write.es}`,
        en: `must be ${wanted.en}, and is ${given.en}.${write.en}`,
      };
    }
    default:
      return {
        es: `no puede ser ${show(found, syntax)}.${write.es}`,
        en: `cannot be ${show(found, syntax)}.${write.en}`,
      };
  }
}

/** Of a field that a record does not have; `fields` are those that it could still have. */
export function sayUnknown(meant: string | undefined, fields: readonly string[]): Said {
  if (meant !== undefined) {
    return {
      es: `no es un campo de acá. ¿Quisiste decir ${meant}? Escribí ${meant}.`,
      en: `is no field of this. Did you mean ${meant}? Write ${meant}.`,
    };
  }
  const others = fields.join(', ');
  return {
    es: `no es un campo de acá: borralo.${others && ` Los que puede tener, además de los escritos: ${others}.`}`,
    en: `is no field of this: delete it.${others && ` Those that it may have besides the written ones: ${others}.`}`,
  };
}

type Sized = Extract<Issue, { code: 'too_small' | 'too_big' }>;

function saySize(issue: Sized, found: unknown, { syntax, write }: { syntax: Syntax; write: Said }): Said {
  const limit = String(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  if (typeof found === 'string') {
    return { es: 'está vacío: escribí el texto.', en: 'is empty: write the text.' };
  }
  if (Array.isArray(found)) {
    const [es, en] = issue.exact
      ? ['justo', 'just']
      : issue.code === 'too_small'
        ? ['por lo menos', 'at least']
        : ['como mucho', 'at most'];
    const [added, taken] = [issue.code === 'too_small', issue.code === 'too_big'];
    return {
      es: `tiene que tener ${es} ${limit}, y tiene ${found.length}:${added ? ' agregá lo que falta' : ''}${taken ? ' borrá lo que sobra' : ''}.`,
      en: `must hold ${en} ${limit}, and holds ${found.length}:${added ? ' add what is missing' : ''}${taken ? ' delete what is too much' : ''}.`,
    };
  }
  const bound =
    issue.inclusive === false
      ? { small: ['más de', 'more than'], big: ['menos de', 'less than'] }
      : { small: ['por lo menos', 'at least'], big: ['como mucho', 'at most'] };
  const [es, en] = issue.code === 'too_small' ? bound.small : bound.big;
  return {
    es: `tiene que ser ${es} ${limit}, y es ${show(found, syntax)}.${write.es}`,
    en: `must be ${en} ${limit}, and is ${show(found, syntax)}.${write.en}`,
  };
}

type Format = Extract<Issue, { code: 'invalid_format' }>;

function formatOf(issue: Format): Said {
  const { format } = issue;
  if (format === 'email') {
    return {
      es: 'ser una dirección de correo, como ana@ejemplo.org',
      en: 'be a mail address, such as ana@example.org',
    };
  }
  if (format === 'url') {
    return {
      es: 'ser una dirección entera, como https://www.ejemplo.org/',
      en: 'be a whole address, such as https://www.example.org/',
    };
  }
  if ('prefix' in issue) return { es: `empezar con ${String(issue.prefix)}`, en: `begin with ${String(issue.prefix)}` };
  if ('suffix' in issue) return { es: `terminar en ${String(issue.suffix)}`, en: `end in ${String(issue.suffix)}` };
  return { es: 'tener otra forma', en: 'have another form' };
}
