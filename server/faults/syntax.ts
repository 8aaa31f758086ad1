import type { Said } from './said.ts';

/** Where a text stops being what it should be, and why; `line` from 1. */
export interface SyntaxFault {
  line: number;
  says: Said;
}

const SAYS = {
  empty: { es: 'el archivo está vacío: volvé a poner lo que tenía.', en: 'the file is empty: put back what it held.' },
  name: {
    es: 'acá va el nombre de un campo entre comillas dobles, como "nombre": "…".',
    en: 'a field’s name in double quotes belongs here, such as "nombre": "…".',
  },
  colon: {
    es: 'después del nombre de un campo van dos puntos: "nombre": "…".',
    en: 'a colon follows a field’s name: "nombre": "…".',
  },
  comma: {
    es: 'falta una coma al final de esta línea, porque después viene otra cosa.',
    en: 'a comma is missing at the end of this line, because more follows.',
  },
  extraComma: {
    es: 'sobra la coma al final de esta línea: después de lo último no va ninguna.',
    en: 'the comma at the end of this line is one too many: none follows the last thing.',
  },
  quote: {
    es: 'un texto queda abierto: cerralo con comillas dobles en la misma línea. Una comilla adentro del texto se escribe \\".',
    en: 'a text is left open: close it with a double quote on the same line. A quote within a text is written \\".',
  },
  innerQuote: {
    es: 'hay una comilla doble adentro de un texto: escribila \\" o usá “ ”.',
    en: 'there is a double quote within a text: write it \\" or use “ ”.',
  },
  otherQuotes: {
    es: 'los textos van entre comillas dobles y derechas: "así".',
    en: 'texts stand in straight double quotes: "like this".',
  },
  tab: {
    es: 'hay una tabulación adentro de un texto: cambiala por un espacio.',
    en: 'there is a tab within a text: put a space in its place.',
  },
  mark: {
    es: 'el archivo empieza con una marca que no se ve (BOM): guardalo como «UTF-8», sin ella.',
    en: 'the file begins with a mark that is not seen (BOM): save it as “UTF-8”, without it.',
  },
  escape: {
    es: 'la barra \\ no va sola en un texto: escribila dos veces, \\\\.',
    en: 'a backslash does not stand alone in a text: write it twice, \\\\.',
  },
  value: {
    es: 'acá falta el valor: un texto entre comillas dobles, un número, true, false, una lista [ ] o campos { }.',
    en: 'a value is missing here: a text in double quotes, a number, true, false, a list [ ] or fields { }.',
  },
  comment: { es: 'acá no puede haber comentarios: borralo.', en: 'there can be no comments here: delete it.' },
  end: {
    es: 'el archivo se corta: falta cerrar una llave } o un corchete ]. Fijate que cada { y cada [ tenga el suyo.',
    en: 'the file breaks off: a brace } or a bracket ] is missing. See that each { and each [ has its own.',
  },
  surplus: {
    es: 'acá ya terminó todo, y sigue algo: sobra esto, o sobra una llave } o un corchete ] más arriba.',
    en: 'all had ended here, and more follows: take it away, or a brace } or a bracket ] above.',
  },
  bracket: {
    es: 'acá se cierra con el signo equivocado: a { le toca } y a [ le toca ].',
    en: 'this closes with the wrong sign: } belongs to { and ] to [.',
  },
} satisfies Record<string, Said>;

/** Tokens of JSON; what is none ends the reading. */
const TOKEN =
  /\s*(?:([{}[\]:,])|("(?:[^"\\\p{Cc}]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/uy;

/** What is wrong where JSON.parse refuses a text, in plain words; undefined where it does not. */
export function jsonFault(text: string): SyntaxFault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    if (text.startsWith('\uFEFF')) return { line: 1, says: SAYS.mark };
    return text.trim() ? findFault(text) : { line: 1, says: SAYS.empty };
  }
}

/** Reads tokens and keeps what is open, which is all that JSON's grammar needs. */
function findFault(text: string): SyntaxFault {
  const token = new RegExp(TOKEN);
  const open: string[] = [];
  let wants: 'value' | 'name' | 'colon' | 'end' = 'value';
  let [before, last] = ['', 0];
  const fault = (says: Said, offset: number): SyntaxFault => ({
    line: text.slice(0, offset).split('\n').length,
    says,
  });
  for (;;) {
    const start = token.lastIndex;
    const [match, sign, string, word] = token.exec(text) ?? [];
    const at = start + text.slice(start).search(/\S|$/);
    const rest = text.slice(at);
    if (match === undefined) {
      if (!rest) return fault(SAYS.end, text.trimEnd().length);
      if (/^(\/\/|\/\*|#)/.test(rest)) return fault(SAYS.comment, at);
      if (wants === 'end' && open.length)
        return fault(/^[\p{L}\d]/u.test(rest) && before.startsWith('"') ? SAYS.innerQuote : SAYS.comma, last);
      if (rest.startsWith('"')) return fault(/^"[^"\n]*\t/.test(rest) ? SAYS.tab : SAYS.quote, at);
      if (/^['‘’“”«]/.test(rest)) return fault(SAYS.otherQuotes, at);
      return fault(wants === 'name' ? SAYS.name : wants === 'colon' ? SAYS.colon : SAYS.value, at);
    }
    const closes = sign === '}' || sign === ']';
    if (string && /\\[^"\\/bfnrtu]/.test(string)) return fault(SAYS.escape, at);
    if (wants === 'end') {
      if (!open.length) return fault(SAYS.surplus, at);
      if (closes) {
        if (open.pop() !== sign) return fault(SAYS.bracket, at);
      } else if (sign === ',') wants = open.at(-1) === '}' ? 'name' : 'value';
      else {
        const isInner =
          string &&
          before.startsWith('"') &&
          !text.slice(last, at).includes('\n') &&
          !/^\s*:/.test(text.slice(token.lastIndex));
        return fault(isInner ? SAYS.innerQuote : SAYS.comma, last);
      }
    } else if (closes) {
      if (before === ',') return fault(SAYS.extraComma, last);
      if (before !== (sign === '}' ? '{' : '[')) return fault(before === ':' ? SAYS.value : SAYS.bracket, at);
      open.pop();
      wants = 'end';
    } else if (wants === 'name') {
      if (!string) return fault(SAYS.name, at);
      wants = 'colon';
    } else if (wants === 'colon') {
      if (sign !== ':') return fault(SAYS.colon, last);
      wants = 'value';
    } else if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? '}' : ']');
      wants = sign === '{' ? 'name' : 'value';
    } else if (sign) return fault(before === ',' ? SAYS.extraComma : SAYS.value, before === ',' ? last : at);
    else if (string !== undefined || word !== undefined) wants = 'end';
    [before, last] = [match.trim(), at];
  }
}

const MATTER = {
  space: (name: string, value: string): Said => ({
    es: `falta un espacio después de los dos puntos. Escribí ${name}: ${value}`,
    en: `a space is missing after the colon. Write ${name}: ${value}`,
  }),
  quotes: (name: string, value: string): Said => ({
    es: `el texto tiene signos que se confunden con los del formato: ponelo entre comillas. Escribí ${name}: ${quoted(value)}`,
    en: `the text has signs that are taken for the format’s: put it in quotes. Write ${name}: ${quoted(value)}`,
  }),
  open: (sign: string): Said => ({
    es: `falta cerrar con ${sign} en esta misma línea.`,
    en: `this line has to be closed with ${sign}.`,
  }),
  twice: (name: string): Said => ({
    es: `${name} está dos veces: dejá una sola.`,
    en: `${name} stands twice: leave one.`,
  }),
  tab: {
    es: 'esta línea empieza con una tabulación: borrala. Cada línea es campo: valor, desde el margen.',
    en: 'this line begins with a tab: delete it. Each line is field: value, from the margin.',
  },
  indent: {
    es: 'esta línea empieza con espacios: borralos. Cada línea es campo: valor, desde el margen.',
    en: 'this line begins with spaces: delete them. Each line is field: value, from the margin.',
  },
  line: {
    es: 'esta línea no se entiende: cada una es campo: valor, como title: Una huerta nueva. Un texto largo va en una sola línea.',
    en: 'this line cannot be read: each is field: value, such as title: Una huerta nueva. A long text stands in one line.',
  },
};

/** The line at which the head of a story cannot be read, and why. `line` of the format's own complaint, within the head. */
export function matterFault(matter: string, line: number): SyntaxFault {
  const names = new Set<string>();
  for (const [index, whole] of matter.split(/\r?\n/).entries()) {
    const says = faultOfLine(whole, names);
    if (says) return { line: index + 1, says };
  }
  return { line, says: MATTER.line };
}

function faultOfLine(line: string, names: Set<string>): Said | undefined {
  if (line.startsWith('\t')) return MATTER.tab;
  if (/^\s*(#|$)/.test(line)) return undefined;
  if (/^ +[\p{L}\w-]+:/u.test(line)) return MATTER.indent;
  const [, name, space, value = ''] = /^([\p{L}\w-]+):(\s*)(.*?)\s*$/u.exec(line) ?? [];
  // The rest of a longer value.
  if (name === undefined) return /^(\s|-\s)/.test(line) ? undefined : MATTER.line;
  if (names.has(name)) return MATTER.twice(name);
  names.add(name);
  if (value && !space) return MATTER.space(name, value);
  const [first = ''] = value;
  if (first === '[' || first === '{') {
    const closing = first === '[' ? ']' : '}';
    if (value.includes(closing))
      return value.replace(/\s#.*$/, '').endsWith(closing) ? undefined : MATTER.quotes(name, value);
    return MATTER.open(closing);
  }
  if (first === '"' || first === "'") {
    const inner = value.slice(1).replace(/\s#[^"']*$/, '');
    const whole = first === '"' ? /^(?:[^"\\]|\\.)*"$/ : /^(?:[^']|'')*'$/;
    if (whole.test(inner)) return undefined;
    return inner.slice(0, -1).includes(first) || inner.endsWith(first)
      ? MATTER.quotes(name, value.slice(1).replace(new RegExp(`${first}$`), ''))
      : MATTER.open(first);
  }
  return /: |:$|^[@`%&*!?,]/.test(value) ? MATTER.quotes(name, value) : undefined;
}

/** A text in quotes that any text may stand in. */
export function quoted(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
}
