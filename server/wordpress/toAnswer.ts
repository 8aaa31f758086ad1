import { errorAnswer, itemAnswer, listAnswer, toRender } from '#server/news/answer.ts';
import type { Answer } from '#server/news/answer.ts';
import { invalidPage, invalidPost, invalidTerm, invalidUser, WpError } from '#server/news/wpError.ts';
import type { Question, Cut } from './question.ts';
import { isFound } from './shapes.ts';
import type { Collection, Outcome } from './shapes.ts';
import type { UpstreamError } from '#server/upstream/upstreamError.ts';

const KINDS = {
  posts: 'post',
  categories: 'term',
  tags: 'term',
  media: 'media',
  users: 'user',
} as const satisfies Record<Collection, string>;

/** How soon a caller may try again, in seconds. */
const RETRY_SECONDS = '30';

/** What we hold, cut as the caller asked. @throws WpError for what there is not */
export function toAnswer(outcome: Outcome, question: Question, cut: Cut): Answer {
  const { context, shape, path, search } = cut;
  if (!isFound(outcome)) {
    if (outcome.code === 'no_such_slug') return emptyAnswer(cut);
    throw toError(outcome.code);
  }
  const render = toRender(KINDS[outcome.collection], context, shape);
  const items = outcome.entries.map((entry) => render(entry.item, 'embedded' in entry ? entry.embedded : {}));
  if (question.kind === 'item') return itemAnswer(items[0]);
  if (question.kind === 'suggested') {
    return itemAnswer(items, { 'x-wp-total': String(items.length), 'x-wp-totalpages': items.length ? '1' : '0' });
  }
  const { page, perPage } = question;
  return listAnswer(items, { page, perPage, total: outcome.total }, { siteUrl: '', path, search });
}

/** An empty list, for what cannot exist. */
export function emptyAnswer({ path, search }: Cut): Answer {
  return listAnswer([], { page: 1, perPage: 10, total: 0 }, { siteUrl: '', path, search });
}

/** Nothing good was ever had, and WordPress gives nothing usable now: 502 when it answers wrongly, 503 when it does not. */
export function outageAnswer({ isPassing }: UpstreamError): Answer {
  const { status, headers, body } = errorAnswer(
    isPassing
      ? new WpError(503, 'rest_upstream_unavailable', 'The news service does not answer at the moment.')
      : new WpError(502, 'rest_upstream_invalid', 'The news service gave an answer that cannot be used.'),
  );
  return { status, headers: { ...headers, 'retry-after': RETRY_SECONDS }, body };
}

function toError(code: string): WpError {
  if (code === 'rest_post_invalid_id') return invalidPost();
  if (code === 'rest_term_invalid') return invalidTerm();
  if (code === 'rest_user_invalid_id') return invalidUser();
  if (code === 'rest_post_invalid_page_number') return invalidPage();
  return new WpError(400, 'rest_invalid_param', 'Invalid parameter(s).');
}
