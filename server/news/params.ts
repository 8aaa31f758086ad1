import * as z from 'zod/mini';
import { splitList } from './query.ts';
import type { Query } from './query.ts';
import { WpError } from './wpError.ts';

/**
 * Parameters of the news service: what each is when absent, and how its raw value is read. In messages, as in those that
 * WordPress writes, `%s` stands for the parameter's name.
 */

/** Why one parameter is refused, as WordPress words it under `details`. */
interface Problem {
  code: string;
  message: string;
  data: Record<string, unknown> | null;
}

const NOT_WHOLE = '%s is not of type integer.';
const NUMBER = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

const whole = z.pipe(
  z.string(NOT_WHOLE).check(z.regex(NUMBER, NOT_WHOLE)),
  z.pipe(z.transform(Number), z.number(NOT_WHOLE).check(z.refine(Number.isInteger, NOT_WHOLE))),
);

const list = z.pipe(
  z.union([z.string(), z.array(z.string())], '%s is not of type array.'),
  z.transform((raw: string | string[]) => splitList(raw)),
);

/** A whole number, within bounds where they are given. */
export function integer(absent: number, { minimum = -Infinity, maximum = Infinity } = {}) {
  const bounds =
    maximum === Infinity
      ? `greater than or equal to ${minimum}`
      : `between ${minimum} (inclusive) and ${maximum} (inclusive)`;
  const within = z.refine<number>((value) => value >= minimum && value <= maximum, {
    error: `%s must be ${bounds}`,
    params: { code: 'rest_out_of_bounds' },
  });
  return z._default(z.pipe(whole, z.number().check(within)), absent);
}

export const strings = z._default(list, []);

/** A list of whole numbers: `1,2`, `1 2`, `x[]=1&x[]=2`. */
export const integers = z._default(z.pipe(list, z.array(whole)), []);

export const text = z._default(z.string('%s is not of type string.'), '');

export function oneOf<const T extends string>(allowed: readonly T[], absent: T) {
  const error = `%s is not one of ${enumerate(allowed)}.`;
  return z._default(z.enum(allowed, error), absent);
}

/** Only `publish`: the other states are for those who are logged in, and nobody logs in here. */
export const publishedStatus = z._default(
  list.check(
    z.refine((given) => given.every((status) => status === 'publish'), {
      error: 'Status is forbidden.',
      params: { code: 'rest_forbidden_status', data: { status: 401 } },
    }),
  ),
  ['publish'],
);

/** WordPress words errors of these differently, because its own version also takes an object. */
const TERM_LISTS = new Set(['categories', 'tags']);

/**
 * The values of all parameters a route knows; others in the query are ignored, as in WordPress.
 * @throws WpError 400 `rest_invalid_param` that lists every wrong one.
 */
export function readParams<T extends z.ZodMiniObject>(params: T, query: Query): z.output<T> {
  const { success, data, error } = z.safeParse(params, Object.fromEntries(query));
  if (success) return data;
  const problems = new Map<string, Problem>();
  for (const issue of error.issues) {
    const name = String(issue.path[0]);
    // One reason a parameter, the first.
    if (!problems.has(name)) problems.set(name, toProblem(name, issue));
  }
  const names = [...problems.keys()];
  throw new WpError(400, 'rest_invalid_param', `Invalid parameter(s): ${names.join(', ')}`, {
    params: Object.fromEntries([...problems].map(([name, { message }]) => [name, message])),
    details: Object.fromEntries(problems),
  });
}

function toProblem(name: string, issue: z.core.$ZodIssue): Problem {
  const [, ...below] = issue.path;
  const param = name + below.map((at) => `[${String(at)}]`).join('');
  const message = issue.message.replace('%s', param);
  if (TERM_LISTS.has(name)) {
    const whole = `${name} is not a valid Term ID List. Reason: ${message}`;
    return { code: 'rest_no_matching_schema', message: whole, data: { position: 0 } };
  }
  if (issue.code === 'invalid_value') return { code: 'rest_not_in_enum', message, data: null };
  const { code, data = null } = (issue.code === 'custom' && issue.params) || {};
  return typeof code === 'string' ? { code, message, data } : { code: 'rest_invalid_type', message, data: { param } };
}

/** `a`, `a and b`, `a, b, and c`. */
function enumerate(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}
