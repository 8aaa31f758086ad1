import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CSRF_COOKIE, CSRF_HEADER, CSRF_PATH } from '#contract/mail.ts';
import { HttpError } from './errors.ts';

const TOKEN_MS = 86_400_000;

/** A token that is good for at least so long is given again: two pages that ask at the same time do not void each other's. */
const RENEW_MS = TOKEN_MS / 2;

interface CsrfParts {
  /** Signs the tokens; the same for all processes. @throws HttpError 503 while it cannot be read */
  secret: () => Promise<string>;
  siteUrl: string;
}

/**
 * GET /public/v1/web/csrf: a token as text, and the same in the cookie XSRF-TOKEN, which the site's own pages alone can read
 * and copy into the header X-XSRF-TOKEN (spec 7). Pages set no cookie: a shared cache may hold them (decisions 4).
 */
export function csrfRoute(app: FastifyInstance, { secret, siteUrl }: CsrfParts): void {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  app.get(CSRF_PATH, async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
    const key = await secret();
    const held = cookiesOf(request).find((token) => isToken(token, key, RENEW_MS));
    const token = held ?? makeToken(key);
    void reply.header(
      'set-cookie',
      `${CSRF_COOKIE}=${token}; Path=/; Max-Age=${TOKEN_MS / 1000}; SameSite=Lax${secure}`,
    );
    return token;
  });
}

/**
 * Lets a request pass that comes from a page of ours: browsers that say where it comes from say so, and header and cookie are
 * the same token of ours. @throws HttpError 403 `csrf`
 */
export function requireToken({ secret, siteUrl }: CsrfParts): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const header = request.headers[CSRF_HEADER.toLowerCase()];
    const ours = comesFromUs(request, siteUrl) && typeof header === 'string';
    const same = ours && cookiesOf(request).some((cookie) => isSame(cookie, header));
    if (!same || !isToken(header, await secret(), 0)) throw new HttpError(403, 'csrf');
  };
}

/** Programs other than browsers say neither. */
function comesFromUs({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return true;
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

/** When it was made, chance, and what proves that we made it. */
function makeToken(secret: string): string {
  const said = `${Date.now().toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${said}.${sign(said, secret)}`;
}

/** Whether it is a token of ours that is good for so many ms from now. */
function isToken(token: string, secret: string, ms: number): boolean {
  const [madeAt = '', chance = '', proof = '', ...more] = token.split('.');
  const age = Date.now() - Number.parseInt(madeAt, 36);
  return more.length === 0 && isSame(proof, sign(`${madeAt}.${chance}`, secret)) && age <= TOKEN_MS - ms;
}

function sign(said: string, secret: string): string {
  return createHmac('sha256', secret).update(`csrf ${said}`).digest('base64url');
}

/** As long for what differs in the first sign as for what differs in the last. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Cookies of our name that are looked at: a header holds 1,200 of them, and each would cost a signature. */
const MOST_COOKIES = 8;

/** All cookies of the name, within reason: a neighbouring host may have put others beside ours. */
function cookiesOf({ headers }: FastifyRequest): string[] {
  return (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${CSRF_COOKIE}=`))
    .slice(0, MOST_COOKIES)
    .map((part) => part.slice(CSRF_COOKIE.length + 1));
}
