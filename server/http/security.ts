import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { FRAME_HOSTS } from '#contract/postHtml.ts';

/** What no page of the site ever asks the device for. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** One year, the least that preload lists ask for. */
const HSTS_SECONDS = 31_536_000;

interface SecurityOptions {
  /** Hash of the one inline script, `sha256-…`. */
  headScriptHash: string;
  /** Whether visitors reach the site by https: only then may it demand it (decisions 5). */
  https: boolean;
}

/** Security headers on every answer: a policy that allows our own files and nothing inline but the head's script. */
export async function securityHeaders(app: FastifyInstance, { headScriptHash, https }: SecurityOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", `'${headScriptHash}'`],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: FRAME_HOSTS.map((host) => `https://${host}`),
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // The head's script stops the parser before it leaves; DOMPurify hands over sanitised stories.
        trustedTypes: ['doorway', 'dompurify'],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: https ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  const permissions = PERMISSIONS.map((name) => `${name}=()`).join(', ');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
  });
}
