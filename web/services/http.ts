import type { ZodMiniType } from 'zod/mini';

/** `network`: no answer. `status`: not 2xx. `shape`: the body does not match the schema. */
export class ServiceError extends Error {
  readonly code: 'network' | 'status' | 'shape';
  /** Only for `code` `status`. */
  readonly status: number | undefined;

  constructor(code: ServiceError['code'], path: string, options: { status?: number; cause?: unknown } = {}) {
    super(`${code} ${options.status ?? ''} ${path}`, { cause: options.cause });
    this.code = code;
    this.status = options.status;
  }
}

export type GetJson = <T>(path: string, schema: ZodMiniType<T>) => Promise<T>;

/** Slow phones need seconds. */
const TIMEOUT_MS = 20_000;

/** @throws ServiceError `network`, also on timeout */
export async function request(path: string, init: RequestInit): Promise<Response> {
  // Browsers before 2022 have no `AbortSignal.timeout`.
  const signal = 'timeout' in AbortSignal ? AbortSignal.timeout(TIMEOUT_MS) : null;
  try {
    return await fetch(path, { ...init, signal });
  } catch (cause) {
    throw new ServiceError('network', path, { cause });
  }
}

/** @throws ServiceError */
export const getJson: GetJson = async (path, schema) => {
  const response = await request(path, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new ServiceError('status', path, { status: response.status });
  return parseAnswer(path, schema, await response.json().catch(() => undefined));
};

/** @throws ServiceError `shape` */
export function parseAnswer<T>(path: string, schema: ZodMiniType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ServiceError('shape', path, { cause: parsed.error });
  return parsed.data;
}
