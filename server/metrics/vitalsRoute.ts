import type { FastifyInstance } from 'fastify';
import { VITALS_PATH } from '#contract/vitals.ts';
import { vitalsReportSchema } from '#contract/vitalsSchema.ts';
import { HttpError } from '#server/http/errors.ts';
import { readJson } from '#server/http/readJson.ts';
import { createReportLimits, type ReportLimits } from '#server/http/reportLimits.ts';
import type { VitalsMetrics } from './vitalsMetrics.ts';

const BODY_LIMIT_BYTES = 512;

/** A school has one address; all visitors together, so that nobody can make the sums worthless for long. */
export const createVitalsLimits = () => createReportLimits({ ofOne: 30, ofAll: 600 });

interface VitalsParts {
  metrics: VitalsMetrics;
  limits?: ReportLimits | undefined;
}

/**
 * POST /public/v1/web/medidas: how a page load felt (contract/vitalsSchema.ts), as JSON whatever its type -> 204, and a place in
 * the sums of /metrics. No cookie is read, no address kept.
 * Errors: 400 `vitals-invalid`; 403 `vitals-foreign` for a page elsewhere; 429 `too-many-reports`.
 */
export async function vitalsRoute(app: FastifyInstance, { metrics, limits: given }: VitalsParts): Promise<void> {
  const limits = given ?? (await createVitalsLimits());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post(VITALS_PATH, { bodyLimit: BODY_LIMIT_BYTES, onRequest: limits.ofOne }, async (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') throw new HttpError(403, 'vitals-foreign');
    const report = vitalsReportSchema.safeParse(readJson(String(request.body)));
    if (!report.success) throw new HttpError(400, 'vitals-invalid');
    if (await limits.isFull(request)) throw new HttpError(429, 'too-many-reports');
    metrics.count(report.data);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
