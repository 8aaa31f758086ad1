import { NESTED } from './query.ts';
import type { Query, RawValue } from './query.ts';
import { WpError } from './wpError.ts';

/** Why one parameter is refused, as WordPress words it under `details`. */
interface Problem {
  code: string;
  message: string;
  data: Record<string, unknown> | null;
}

/** A parameter of a route: what it is when absent, and how its raw value is read. `read` throws `ParamProblem`. */
export interface Param<T> {
  absent: T;
  read: (name: string, raw: RawValue) => T;
}
type Params = Readonly<Record<string, Param<unknown>>>;
export type Values<P extends Params> = { [Name in keyof P]: P[Name] extends Param<infer T> ? T : never };

class ParamProblem extends Error {
  readonly problem: Problem;

  constructor(code: string, message: string, data: Problem['data'] = null) {
    super(message);
    this.problem = { code, message, data };
  }
}

/**
 * The values of all parameters a route knows; others in the query are ignored, as in WordPress.
 * @throws WpError 400 `rest_invalid_param` that lists every wrong one.
 */
export function readParams<P extends Params>(params: P, query: Query): Values<P> {
  const values: Record<string, unknown> = {};
  const problems: [string, Problem][] = [];
  for (const [name, { absent, read }] of Object.entries(params)) {
    const raw = query.get(name);
    try {
      values[name] = raw === undefined ? absent : read(name, raw);
    } catch (error) {
      if (!(error instanceof ParamProblem)) throw error;
      problems.push([name, error.problem]);
    }
  }
  if (problems.length) {
    throw new WpError(400, 'rest_invalid_param', `Invalid parameter(s): ${problems.map(([name]) => name).join(', ')}`, {
      params: Object.fromEntries(problems.map(([name, { message }]) => [name, message])),
      details: Object.fromEntries(problems),
    });
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name was read by the parameter of that name; the loop hides it from the compiler
  return values as Values<P>;
}

/** A whole number, within bounds where they are given. */
export function integer(absent: number, { minimum = -Infinity, maximum = Infinity } = {}): Param<number> {
  return {
    absent,
    read: (name, raw) => {
      const value = toInteger(name, raw);
      if (value >= minimum && value <= maximum) return value;
      const bounds =
        maximum === Infinity
          ? `greater than or equal to ${minimum}`
          : `between ${minimum} (inclusive) and ${maximum} (inclusive)`;
      throw new ParamProblem('rest_out_of_bounds', `${name} must be ${bounds}`);
    },
  };
}

/** A list of whole numbers: `1,2`, `1 2`, `x[]=1&x[]=2`. */
export const integers: Param<number[]> = {
  absent: [],
  read: (name, raw) => toList(name, raw).map((item, at) => toInteger(`${name}[${at}]`, item)),
};

/** A list of term ids. WordPress words its errors differently here, because its own version also takes an object. */
export const termIds: Param<number[]> = {
  absent: [],
  read: (name, raw) => {
    try {
      return integers.read(name, raw);
    } catch (error) {
      if (!(error instanceof ParamProblem)) throw error;
      const message = `${name} is not a valid Term ID List. Reason: ${error.message}`;
      throw new ParamProblem('rest_no_matching_schema', message, { position: 0 });
    }
  },
};

export const strings: Param<string[]> = { absent: [], read: toList };

export const text: Param<string> = {
  absent: '',
  read: (name, raw) => {
    if (typeof raw === 'string') return raw;
    throw wrongType(name, 'string');
  },
};

export function oneOf<const T extends string>(allowed: readonly T[], absent: T): Param<T> {
  return {
    absent,
    read: (name, raw) => {
      const found = allowed.find((value) => value === raw);
      if (found !== undefined) return found;
      throw new ParamProblem('rest_not_in_enum', `${name} is not one of ${enumerate(allowed)}.`);
    },
  };
}

/** Only `publish`: the other states are for those who are logged in, and nobody logs in here. */
export const publishedStatus: Param<string[]> = {
  absent: ['publish'],
  read: (name, raw) => {
    const list = toList(name, raw);
    if (list.every((status) => status === 'publish')) return list;
    throw new ParamProblem('rest_forbidden_status', 'Status is forbidden.', { status: 401 });
  },
};

/**
 * Hours by which the blog's local time differs from UTC: Paraguay's, the whole year round since October 2024.
 * A story's date is a day without an hour, so that one offset serves for earlier dates, too.
 */
export const UTC_OFFSET_HOURS = -3;

const MOMENT = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|z|[+-]\d{2}(?::?\d{2})?)?$/;

/** A moment in ISO 8601 as the blog's local time, `2026-03-01T00:00:00`; without a zone it is local already. */
export const moment: Param<string> = {
  absent: '',
  read: (name, raw) => {
    const [, day, time, zone] = MOMENT.exec(text.read(name, raw)) ?? [];
    const local = `${UTC_OFFSET_HOURS < 0 ? '-' : '+'}${String(Math.abs(UTC_OFFSET_HOURS)).padStart(2, '0')}:00`;
    const offset = zone === undefined ? local : /^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone.toUpperCase();
    const date = new Date(`${day}T${time}${offset}`);
    if (Number.isNaN(date.valueOf())) throw new ParamProblem('rest_invalid_date', 'Invalid date.');
    return shiftHours(date, UTC_OFFSET_HOURS);
  },
};

/** `2026-03-01T00:00:00`: the moment's UTC reading moved by some hours. */
export function shiftHours(date: Date, hours: number): string {
  return new Date(date.valueOf() + hours * 3_600_000).toISOString().slice(0, 19);
}

/** Splits as WordPress does: commas and white space part the items of a text; a list is one already. */
export function toList(name: string, raw: RawValue): string[] {
  if (raw === NESTED) throw wrongType(name, 'array');
  return typeof raw === 'string' ? raw.split(/[\s,]+/).filter(Boolean) : [...raw];
}

function toInteger(name: string, raw: RawValue): number {
  const isNumber = typeof raw === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(raw);
  const value = isNumber ? Number(raw) : NaN;
  if (!Number.isInteger(value)) throw wrongType(name, 'integer');
  return value;
}

function wrongType(name: string, type: string): ParamProblem {
  return new ParamProblem('rest_invalid_type', `${name} is not of type ${type}.`, { param: name });
}

/** `a`, `a and b`, `a, b, and c`. */
function enumerate(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}
