import { WpError } from './wpError.ts';

/** Stands for `x[a]=1` and deeper, which nothing here takes. */
export const NESTED: unique symbol = Symbol('nested');

/** A parameter as PHP reads it: `x=1` is text, `x[]=1` and `x[0]=1` make a list. The last of equal names wins. */
export type RawValue = string | readonly string[] | typeof NESTED;
export type Query = ReadonlyMap<string, RawValue>;

/** Splits as WordPress does: commas and white space part the items of a text; a list is one already. */
export function splitList(raw: string | readonly string[]): string[] {
  return typeof raw === 'string' ? raw.split(/[\s,]+/).filter(Boolean) : [...raw];
}

/** A hundred ids with every field named stay far below; web servers before a WordPress refuse at about this, too. */
export const MAX_REQUEST_LENGTH = 8192;

/**
 * Splits `/wp/v2/posts?slug=a` into its path, without a slash at the end, and its parameters.
 * @throws WpError 414 when it is too long, 400 when it holds bad percent-encoding or control characters.
 */
export function parseRequest(pathAndQuery: string): { path: string; query: Query; search: string } {
  if (pathAndQuery.length > MAX_REQUEST_LENGTH) {
    throw new WpError(414, 'rest_request_too_long', 'The address of the request is too long.');
  }
  const [before = '', ...after] = (pathAndQuery.split('#', 1)[0] ?? '').split('?');
  const search = after.join('?');
  return { path: decode(before).replace(/\/+$/, '') || '/', query: parseQuery(search), search };
}

function parseQuery(search: string): Query {
  const query = new Map<string, RawValue>();
  for (const pair of search.split('&').filter(Boolean)) {
    const [key = '', ...rest] = pair.split('=');
    const match = /^([^[\]]+)((?:\[[^[\]]*\])*)/.exec(decode(key.replaceAll('+', ' ')));
    const value = decode(rest.join('=').replaceAll('+', ' '));
    const [, name = '', brackets = ''] = match ?? [];
    if (!name) continue;
    const before = query.get(name);
    if (!brackets) query.set(name, value);
    else if (!/^\[\d*\]$/.test(brackets) || before === NESTED) query.set(name, NESTED);
    else query.set(name, [...(Array.isArray(before) ? before : []), value]);
  }
  return query;
}

function decode(text: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text);
  } catch (cause) {
    throw Object.assign(malformed(), { cause });
  }
  if (/\p{Cc}/u.test(decoded)) throw malformed();
  return decoded;
}

function malformed(): WpError {
  return new WpError(400, 'rest_malformed_request', 'The address of the request is malformed.');
}
