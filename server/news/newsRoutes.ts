import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { errorAnswer } from '#server/news/answer.ts';
import type { Answer } from '#server/news/answer.ts';
import { toCanonicalQuestion } from '#server/news/questions.ts';
import type { NewsSource } from '#server/news/source.ts';
import { noRoute } from '#server/news/wpError.ts';
import { sendBody, toBody, type Body } from '#server/http/send.ts';

const TYPE = 'application/json; charset=utf-8';

/** A minute fresh, then ten more in which a cache may serve it while it asks again. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/** Answers kept as bytes, the ones asked for last; a list of a hundred posts with all that is embedded has 400 KB. */
const KEPT_BYTES = 24 * 1024 * 1024;
/** Its compressed forms, and what the cache itself takes. */
const SHARE_OF_FORMS = 1.3;
const ENTRY_BYTES = 2_000;

/** Addresses whose canonical question is remembered: those that browsers ask by are a few dozen, spelt the same each time. */
const SPELLINGS = 500;
const SPELLING_CHARACTERS = 600;

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Body;
  /** Whether it is kept, and the news are still those that it was made from. */
  isCurrent: () => boolean;
}

/**
 * The blog over HTTP: everything below the prefix that the app mounts it under, `/wp-json`.
 * GET and HEAD are answered by `blog`; any other method, and any path that a WordPress does not have, is a 404 `rest_no_route`.
 * Bodies of requests are never read. A good answer is kept as bytes, compressed once, until the news change.
 */
export function blogRoutes(
  app: FastifyInstance,
  { blog }: { blog: Pick<NewsSource, 'answer' | 'version' | 'maxAgeMs'> },
): void {
  const kept = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }) => Math.ceil(body.size * SHARE_OF_FORMS) + ENTRY_BYTES,
  });
  const making = new Map<string, Promise<Kept>>();

  const make = async (question: string, keeps: boolean): Promise<Kept> => {
    const [version, madeAt] = [blog.version(), Date.now()];
    const made = toKept(await blog.answer(question));
    // Of names that nobody has there are as many as callers invent.
    if (!keeps || made.status !== 200 || made.headers['x-wp-total'] === '0') return made;
    const isCurrent = () => version === blog.version() && Date.now() - madeAt < blog.maxAgeMs;
    const answer = { ...made, isCurrent };
    kept.set(question, answer);
    return answer;
  };

  const spelt = new LRUCache<string, { question: string; keeps: boolean }>({ max: SPELLINGS });
  const read = (asked: string) => {
    const known = spelt.get(asked);
    if (known) return known;
    const canonical = toCanonicalQuestion(asked);
    const spelling = { question: canonical ?? asked, keeps: canonical !== undefined };
    if (asked.length <= SPELLING_CHARACTERS) spelt.set(asked, spelling);
    return spelling;
  };

  /** Equal questions, however they are spelt, share an answer, and one that is under way. */
  const ask = (asked: string): Kept | Promise<Kept> => {
    const { question, keeps } = read(asked);
    const known = kept.get(question);
    if (known?.isCurrent()) return known;
    const underWay = making.get(question) ?? make(question, keeps).finally(() => making.delete(question));
    making.set(question, underWay);
    return underWay;
  };

  // Before Fastify looks at a body: a POST with broken JSON has no route either.
  app.addHook('onRequest', (request, reply, done) => {
    const known = request.method === 'GET' || request.method === 'HEAD';
    const answer = known ? ask(request.url.slice(app.prefix.length)) : toKept(errorAnswer(noRoute()));
    if (!(answer instanceof Promise)) send(request, reply, answer, done);
    else answer.then((one) => send(request, reply, one, done), done);
  });
  for (const url of ['/', '/*']) app.all(url, () => undefined);
}

function toKept({ status, headers, body }: Answer): Kept {
  return {
    status,
    headers: {
      ...headers,
      'cache-control': status === 200 ? CACHE_CONTROL : 'no-cache',
      'x-robots-tag': 'noindex',
    },
    body: toBody(JSON.stringify(body), { type: TYPE, effort: 'light' }),
    isCurrent: () => false,
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, ...rest }: Kept,
  failed: (error: Error) => void,
): void {
  const sent = sendBody(request, reply, body, rest);
  if (sent instanceof Promise) sent.catch(failed);
}
