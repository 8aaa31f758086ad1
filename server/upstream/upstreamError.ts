/**
 * `network`: no connection, or it broke; `status`: not 2xx; `type`: wrong media type; `shape`: wrong data; `redirect`: too many, or
 * to another host. Our own decisions: `busy` (queue full), `late` (total time over), `paused` (circuit breaker).
 */
export type UpstreamReason =
  | 'timeout'
  | 'network'
  | 'status'
  | 'type'
  | 'shape'
  | 'size'
  | 'redirect'
  | 'busy'
  | 'late'
  | 'paused';

/** A foreign service gave no usable answer. `status` and `code` come from its response. */
export class UpstreamError extends Error {
  readonly reason: UpstreamReason;
  readonly status: number | undefined;
  /** Field `code` of the JSON error body. */
  readonly code: string | undefined;

  constructor(
    reason: UpstreamReason,
    message: string,
    { status, code, cause }: { status?: number; code?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'UpstreamError';
    this.reason = reason;
    this.status = status;
    this.code = code;
  }

  /** A well-formed error for this one request; the service itself works. */
  get isRefusal(): boolean {
    return this.reason === 'status' && this.code !== undefined && (this.status ?? 500) < 500 && this.status !== 429;
  }

  /** Our own decision; says nothing about the service. */
  get isLocal(): boolean {
    return ['busy', 'late', 'paused'].includes(this.reason);
  }

  /** A later retry may succeed. */
  get isTemporary(): boolean {
    return (
      ['timeout', 'network', 'busy', 'late', 'paused'].includes(this.reason) ||
      (this.status ?? 0) >= 500 ||
      this.status === 429
    );
  }

  /** The service itself does not work. */
  get isOutage(): boolean {
    return (
      ['timeout', 'network', 'type', 'redirect'].includes(this.reason) || (this.reason === 'status' && !this.isRefusal)
    );
  }
}
