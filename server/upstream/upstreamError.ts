/**
 * Why a foreign service gave nothing usable: `timeout`, `network` (no connection, or it broke), `status` (an answer other
 * than 2xx), `type` (not the content type asked for), `shape` (not the data asked for), `size`, `redirect` (too many, or to
 * another host), `busy` (we refuse: too many ask), `late` (our own time for the whole was over), `paused` (it
 * failed too often a moment ago).
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

/** A foreign service gave nothing usable. `status` and `code` are its own, where it answered. */
export class UpstreamError extends Error {
  readonly reason: UpstreamReason;
  readonly status: number | undefined;
  /** `code` of its error body, where it has one. */
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

  /** It refused this one thing, with an answer that can be believed: no sign that it does not work. */
  get isRefusal(): boolean {
    return this.reason === 'status' && this.code !== undefined && (this.status ?? 500) < 500 && this.status !== 429;
  }

  /** We did not ask, or did not wait as long as it may take: it says nothing of the service. */
  get isOurs(): boolean {
    return ['busy', 'late', 'paused'].includes(this.reason);
  }

  /** It did not answer, or said that it cannot: later it may. */
  get isPassing(): boolean {
    return (
      ['timeout', 'network', 'busy', 'late', 'paused'].includes(this.reason) ||
      (this.status ?? 0) >= 500 ||
      this.status === 429
    );
  }

  /** A sign that the service itself does not work, whatever was asked. */
  get isOutage(): boolean {
    return (
      ['timeout', 'network', 'type', 'redirect'].includes(this.reason) || (this.reason === 'status' && !this.isRefusal)
    );
  }
}
