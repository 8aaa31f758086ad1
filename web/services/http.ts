import type { ZodMiniType } from 'zod/mini';

/** Why a call gave nothing: no answer at all, an answer that is not 2xx, or a body that is not the contract's. */
export class ServiceError extends Error {
  readonly code: 'network' | 'status' | 'shape';
  /** HTTP status where `code` is `status`. */
  readonly status: number | undefined;

  constructor(code: ServiceError['code'], path: string, options: { status?: number; cause?: unknown } = {}) {
    super(`${code} ${options.status ?? ''} ${path}`, { cause: options.cause });
    this.code = code;
    this.status = options.status;
  }
}

/** Asks our own origin for JSON. */
export type GetJson = <T>(path: string, schema: ZodMiniType<T>) => Promise<T>;

/** How long a visitor waits before the screen offers a retry: a slow phone needs seconds, nobody needs a minute. */
const TIMEOUT_MS = 20_000;

/** Asks our own origin, and waits no longer than a person would. @throws ServiceError `network` */
export async function ask(path: string, init: RequestInit): Promise<Response> {
  // Phones from before 2022 wait as long as their network does.
  const signal = 'timeout' in AbortSignal ? AbortSignal.timeout(TIMEOUT_MS) : null;
  try {
    return await fetch(path, { ...init, signal });
  } catch (cause) {
    throw new ServiceError('network', path, { cause });
  }
}

/** @throws ServiceError */
export const getJson: GetJson = async (path, schema) => {
  const response = await ask(path, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new ServiceError('status', path, { status: response.status });
  return parseAnswer(path, schema, await response.json().catch(() => undefined));
};

/** Checks a body at the door. @throws ServiceError `shape` */
export function parseAnswer<T>(path: string, schema: ZodMiniType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ServiceError('shape', path, { cause: parsed.error });
  return parsed.data;
}
