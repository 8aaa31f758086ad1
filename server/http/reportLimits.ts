import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyRequest, type onRequestAsyncHookHandler } from 'fastify';
import { HttpError } from './errors.ts';

/** What has been counted, for as long as the process lives. */
export interface ReportLimits {
  /** Refuses with 429 `too-many-reports`. */
  ofOne: onRequestAsyncHookHandler;
  /** Counts one more; true when all visitors together sent too many. */
  isFull: (request: FastifyRequest) => Promise<boolean>;
}

/** Most reports a minute, from one IP address and in all. */
export async function createReportLimits(most: { ofOne: number; ofAll: number }): Promise<ReportLimits> {
  // An app of their own holds the counts: those that answer come and go with releases.
  const counting = Fastify();
  await counting.register(rateLimit, {
    global: false,
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
    errorResponseBuilder: () => new HttpError(429, 'too-many-reports'),
  });
  const minute = { timeWindow: '1 minute' };
  const ofAll = counting.createRateLimit({ ...minute, max: most.ofAll, keyGenerator: () => 'all' });
  return {
    ofOne: counting.rateLimit({ ...minute, max: most.ofOne }),
    isFull: async (request) => {
      const counted = await ofAll(request);
      return !counted.isAllowed && counted.isExceeded;
    },
  };
}

const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};
