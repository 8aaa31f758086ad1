import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CSRF_COOKIE, CSRF_HEADER, CSRF_PATH } from '#contract/mail.ts';
import { isEqualInConstantTime } from './constantTime.ts';
import { HttpError } from './errors.ts';

const TOKEN_MS = 86_400_000;

/** A token is reused while it is valid this long, so that two pages asking at once do not invalidate each other's. */
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
  app.get(CSRF_PATH, async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
    return giveToken(request, reply, await secret(), siteUrl);
  });
}

/** Puts a token into the cookie: the one that lies there, while it is good for a while. */
function giveToken(request: FastifyRequest, reply: FastifyReply, secret: string, siteUrl: string): string {
  const token = cookiesOf(request).find((held) => isToken(held, secret, RENEW_MS)) ?? makeToken(secret);
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  void reply.header('set-cookie', `${CSRF_COOKIE}=${token}; Path=/; Max-Age=${TOKEN_MS / 1000}; SameSite=Lax${secure}`);
  return token;
}

/**
 * Lets a request pass that comes from a page of ours: browsers that say where it comes from say so, and header and cookie are
 * the same token of ours. Refused, a page of ours gets a token in its cookie, so that a client that asked for none before, as the
 * specification has it, passes when it tries again. @throws HttpError 403 `csrf`
 */
export function requireToken({
  secret,
  siteUrl,
}: CsrfParts): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    if (!comesFromUs(request, siteUrl)) throw new HttpError(403, 'csrf');
    const key = await secret();
    const header = request.headers[CSRF_HEADER.toLowerCase()];
    const same =
      typeof header === 'string' && cookiesOf(request).some((cookie) => isEqualInConstantTime(cookie, header));
    if (same && isToken(header, key, 0)) return;
    giveToken(request, reply, key, siteUrl);
    throw new HttpError(403, 'csrf');
  };
}

/** Clients other than browsers send neither header. */
function comesFromUs({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return true;
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Time, random value and signature. */
function makeToken(secret: string): string {
  const said = `${Date.now().toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${said}.${sign(said, secret)}`;
}

/** Whether it is our token and stays valid for `ms` more. */
function isToken(token: string, secret: string, ms: number): boolean {
  const [madeAt = '', chance = '', proof = '', ...more] = token.split('.');
  const age = Date.now() - Number.parseInt(madeAt, 36);
  return more.length === 0 && isEqualInConstantTime(proof, sign(`${madeAt}.${chance}`, secret)) && age <= TOKEN_MS - ms;
}

function sign(said: string, secret: string): string {
  return createHmac('sha256', secret).update(`csrf ${said}`).digest('base64url');
}

/** Most cookies of our name that are checked: a header could hold 1,200, and each costs a signature. */
const MOST_COOKIES = 8;

/** There may be several: a sibling host can set cookies of the same name. */
function cookiesOf({ headers }: FastifyRequest): string[] {
  return (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${CSRF_COOKIE}=`))
    .slice(0, MOST_COOKIES)
    .map((part) => part.slice(CSRF_COOKIE.length + 1));
}
