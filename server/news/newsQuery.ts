import * as z from 'zod/mini';
import { SEARCH_LIMIT } from '#contract/news.ts';
import { SLUG_LIMIT } from '#contract/routes.ts';
import { WpError } from './wpError.ts';

/** Query parameters of the news service, as WordPress reads them. Unknown ones are an error: WordPress would act on them. */

const NOT_WHOLE = '%s is not of type integer.';
const MAX_IDS = 20;
const MAX_FIELDS = 40;
const MAX_PAGE = 10_000;

const integer = (minimum: number, maximum: number) =>
  z.pipe(
    z.string(NOT_WHOLE).check(z.regex(/^\d{1,15}$/, NOT_WHOLE)),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.gte(minimum, `%s must be between ${minimum} (inclusive) and ${maximum} (inclusive)`),
          z.lte(maximum, `%s must be between ${minimum} (inclusive) and ${maximum} (inclusive)`),
        ),
    ),
  );

const text = (limit: number) =>
  z
    .string('%s is not of type string.')
    .check(z.maxLength(limit, `%s must be at most ${limit} characters long.`), z.refine(isPlain, '%s is malformed.'));

const names = z.pipe(
  text(1_000),
  z.transform((list: string) =>
    [...new Set(list.split(',').map((name) => name.trim()))].filter(Boolean).slice(0, MAX_FIELDS),
  ),
);

const ids = z.pipe(
  z
    .string('%s is not of type array.')
    .check(z.regex(/^(?:\d{1,15}(?:,\d{1,15})*)?$/, '%s is not a list of whole numbers.')),
  z.pipe(
    z.transform((list: string) => [...new Set(list.split(',').filter(Boolean).map(Number))].sort((a, b) => a - b)),
    z.array(z.number()).check(z.maxLength(MAX_IDS, `%s must contain at most ${MAX_IDS} items.`)),
  ),
);

/** Unknown names in these lists are ignored, as in WordPress. */
const shape = { _fields: z.optional(names), _embed: z.optional(names) };

export const listQuerySchema = z.strictObject({
  per_page: z._default(integer(1, 100), 10),
  page: z._default(integer(1, MAX_PAGE), 1),
  categories: z._default(ids, []),
  // Fastify leaves a value that it cannot decode; no slug contains `%`.
  slug: z.optional(text(SLUG_LIMIT).check(z.refine((slug) => !slug.includes('%'), '%s is malformed.'))),
  search: z._default(text(SEARCH_LIMIT), ''),
  ...shape,
});
export const itemQuerySchema = z.strictObject(shape);
export const suggestedQuerySchema = z.strictObject({ post_id: integer(0, Number.MAX_SAFE_INTEGER), ...shape });

export type Shape = z.output<typeof itemQuerySchema>;

/** @throws WpError 400 that names each invalid parameter */
export function readQuery<T extends z.ZodMiniObject>(schema: T, query: unknown): z.output<T> {
  const { success, data, error } = z.safeParse(schema, query);
  if (success) return data;
  const params: Record<string, string> = {};
  for (const issue of error.issues) {
    const given = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])];
    for (const name of given) {
      params[name] ??=
        issue.code === 'unrecognized_keys' ? `${name} is not offered here.` : issue.message.replace('%s', name);
    }
  }
  const wrong = Object.keys(params);
  if (wrong.includes('post_id') && Object(query).post_id === undefined) {
    throw new WpError(400, 'rest_missing_callback_param', 'Missing parameter(s): post_id', { params: ['post_id'] });
  }
  throw new WpError(400, 'rest_invalid_param', `Invalid parameter(s): ${wrong.join(', ')}`, { params });
}

/** `whole` with only the fields in `_fields`; without `_fields` unchanged. */
export function pick<T extends object>(whole: T, { _fields: wanted }: Shape): Partial<T> {
  if (!wanted) return whole;
  return Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.includes(name))) as Partial<T>;
}

function isPlain(value: string): boolean {
  return !/[\p{Cc}\ufffd]/u.test(value);
}
