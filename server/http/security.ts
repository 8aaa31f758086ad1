import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { BROWSER_ERRORS_PATH } from '#contract/browserErrors.ts';
import { FRAME_HOSTS } from '#contract/postHtml.ts';

/** What no page of the site ever asks the device for; where it is, the offices’ page asks on demand. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** One year, the least that preload lists ask for. */
export const HSTS_SECONDS = 31_536_000;

/** What the policy calls the place for reports. */
const REPORTS = 'errores';

/** What every answer has by itself. */
const OF_THE_ANSWER = new Set(['connection', 'content-length', 'content-type', 'date']);

interface SecurityOptions {
  /** Hash of the one inline script, `sha256-…`. */
  headScriptHash: string;
  /** Origin of the site: pictures named by their whole address are ours too, whatever host the visitor came by. */
  siteUrl: string;
  /** Other origins that pictures may come from. */
  imageOrigins?: readonly string[];
  /** Other origins that films and sounds may come from. */
  mediaOrigins?: readonly string[];
  /** For the edit loop: what Vite's client does in a page is allowed, too. */
  editing?: boolean;
}

/**
 * Security headers of every answer, names in lower case: a policy that allows our own files and nothing inline but the
 * head's script. They are the same for all, so that helmet is asked for them once.
 */
export async function securityHeaders({
  headScriptHash,
  siteUrl,
  imageOrigins = [],
  mediaOrigins = [],
  editing = false,
}: SecurityOptions): Promise<Record<string, string>> {
  // Only a site that visitors reach by https may demand it (decisions 5).
  const https = siteUrl.startsWith('https://');
  const asked = Fastify();
  await asked.register(helmet, {
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
        frameAncestors: ["'none'"],
        // DOMPurify hands over sanitised stories, web/offline/registerWorker.ts the address of the worker.
        ...(editing ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['dompurify', 'worker'] }),
        // Both ways of saying where to: no browser knows each.
        reportUri: [BROWSER_ERRORS_PATH],
        reportTo: [REPORTS],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: https ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    // For plug-ins and browsers that are gone, or what browsers do unasked: 180 bytes of every answer.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  asked.get('/', async () => '');
  const { headers } = await asked.inject('/');
  const own = Object.entries(headers).filter(([name]) => !OF_THE_ANSWER.has(name));
  return {
    ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    'reporting-endpoints': `${REPORTS}="${BROWSER_ERRORS_PATH}"`,
    'permissions-policy': [...PERMISSIONS.map((name) => `${name}=()`), 'geolocation=(self)'].join(', '),
  };
}
