import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { BROWSER_ERRORS_PATH, OUR_PLACE } from '#contract/browserErrors.ts';
import { browserErrorSchema } from '#contract/browserErrorSchema.ts';
import { HttpError } from './errors.ts';
import { readJson } from './readJson.ts';
import { createReportLimits, type ReportLimits } from './reportLimits.ts';

const OF_ONE = 10;

/** So that nobody can fill the log. */
export const createErrorLimits = () => createReportLimits({ ofOne: OF_ONE, ofAll: 120 });

const BODY_LIMIT_BYTES = 16 * 1024;

/** A CSP report in the format of `report-uri`. */
const oldReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'source-file': z.optional(z.string()),
    'line-number': z.optional(z.number()),
    'column-number': z.optional(z.number()),
  }),
});

/** CSP reports in the format of `report-to`. */
const reportsSchema = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      documentURL: z.optional(z.string()),
      effectiveDirective: z.optional(z.string()),
      sourceFile: z.nullish(z.string()),
      lineNumber: z.nullish(z.number()),
      columnNumber: z.nullish(z.number()),
    }),
  }),
);

/** A log line: kind, position in our code (its hash names the release) and page. */
interface Line {
  kind: 'error' | 'hydration' | 'policy';
  /** The error's name, or the directive that was broken. */
  what: string;
  at?: string | undefined;
  path: string;
}

/**
 * POST /public/v1/web/errores: an error in our code (contract/browserErrorSchema.ts), or the browser's report of a broken policy ->
 * 204, and one line in the log, so that the operator hears of a broken release. Nothing that a visitor wrote is in it.
 * Errors: 400 `report-invalid`; 429 `too-many-reports`, also when all visitors together send too many.
 */
export async function browserErrors(
  app: FastifyInstance,
  { limits: given }: { limits?: ReportLimits | undefined } = {},
): Promise<void> {
  const limits = given ?? (await createErrorLimits());
  app.addContentTypeParser(
    ['text/plain', 'application/json', 'application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, readJson(String(body))),
  );

  app.post(
    BROWSER_ERRORS_PATH,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: limits.ofOne,
    },
    async (request, reply) => {
      const lines = toLines(request.body);
      if (!lines) throw new HttpError(400, 'report-invalid');
      if (await limits.isFull(request)) throw new HttpError(429, 'too-many-reports');
      for (const line of lines) app.log.warn(line, 'something broke in a browser');
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}

/** Undefined when it is no report. */
function toLines(body: unknown): Line[] | undefined {
  const error = browserErrorSchema.safeParse(body).data;
  if (error) {
    // React's numbers for hydration mismatches.
    const kind = / #4(18|2\d)$/.test(error.name) ? 'hydration' : 'error';
    return [{ kind, what: error.name, at: error.at, path: toPath(error.path) }];
  }
  const old = oldReportSchema.safeParse(body).data?.['csp-report'];
  if (old) {
    const directive = old['effective-directive'] ?? old['violated-directive'];
    const source = { file: old['source-file'], line: old['line-number'], column: old['column-number'] };
    return toPolicyLines(old['document-uri'], directive, source);
  }
  return reportsSchema
    .safeParse(body)
    .data?.filter(({ type }) => type === 'csp-violation')
    .slice(0, OF_ONE)
    .flatMap(({ body: { documentURL, effectiveDirective, sourceFile, lineNumber, columnNumber } }) =>
      toPolicyLines(documentURL, effectiveDirective, { file: sourceFile, line: lineNumber, column: columnNumber }),
    );
}

interface Source {
  file?: string | null | undefined;
  line?: number | null | undefined;
  column?: number | null | undefined;
}

/** Undefined for files of browser extensions. */
function toPolicyLines(page: string | undefined, directive = '', { file, line, column }: Source): Line[] {
  const at = OUR_PLACE.exec(`${file}:${line}:${column}`)?.[0];
  if (file && !at && !URL.canParse(file)) return [];
  if (file && !at && new URL(file).protocol.endsWith('-extension:')) return [];
  return [{ kind: 'policy', what: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? '', at, path: toPath(page ?? '') }];
}

/** The path of a page without query, limited to URL characters. */
function toPath(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  return /^\/[\w/%.~-]{0,200}/.exec(path)?.[0] ?? '';
}
