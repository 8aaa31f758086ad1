import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { BROWSER_ERRORS_PATH } from '#contract/browserErrors.ts';
import { FRAME_HOSTS } from '#contract/postHtml.ts';

/** Device features that no page uses; the offices' page asks for the location on demand. */
const UNUSED = 'accelerometer camera display-capture gyroscope magnetometer microphone midi payment usb'.split(' ');
export const PERMISSIONS_POLICY = [...UNUSED.map((name) => `${name}=()`), 'geolocation=(self)'].join(', ');

/** One year, the least that preload lists ask for. */
export const HSTS_SECONDS = 31_536_000;

/** Name of the endpoint for reports of policy violations. */
const REPORTS = 'errores';

interface SecurityOptions {
  /** Hash of the one inline script, `sha256-…`. */
  headScriptHash: string;
  /** Pictures with an absolute URL are ours too, whatever host the visitor used. */
  siteUrl: string;
  /** Other origins that pictures may come from. */
  imageOrigins?: readonly string[];
  /** Other origins that films and sounds may come from. */
  mediaOrigins?: readonly string[];
  /** For the edit loop: Vite's client may run, too, and the editor shows pages in a frame. */
  editing?: boolean;
}

/** Security headers for every response: a policy that allows our own files and nothing inline but the head's script. */
export async function securityHeaders(
  app: FastifyInstance,
  { headScriptHash, siteUrl, imageOrigins = [], mediaOrigins = [], editing = false }: SecurityOptions,
): Promise<void> {
  // A site that visitors reach by http must not demand https (decisions 5).
  const https = siteUrl.startsWith('https://');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", editing ? "'unsafe-inline'" : `'${headScriptHash}'`],
        styleSrc: ["'self'", ...(editing ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", siteUrl, ...imageOrigins],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", ...mediaOrigins],
        connectSrc: ["'self'", ...(editing ? ['ws:'] : [])],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: FRAME_HOSTS.map((host) => `https://${host}`),
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [editing ? "'self'" : "'none'"],
        // DOMPurify hands over sanitised stories, web/offline/registerWorker.ts the address of the worker.
        ...(editing ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['dompurify', 'worker'] }),
        // Browsers know one of these two.
        reportUri: [BROWSER_ERRORS_PATH],
        reportTo: [REPORTS],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: https ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: editing ? 'sameorigin' : 'deny' },
    // For browsers and plug-ins that are gone, or what browsers do by default.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const others = {
    'reporting-endpoints': `${REPORTS}="${BROWSER_ERRORS_PATH}"`,
    'permissions-policy': PERMISSIONS_POLICY,
  };
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(others);
    done();
  });
}
