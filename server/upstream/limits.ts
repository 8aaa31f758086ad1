/** Limits for calls to a foreign service. */
export interface Limits {
  /** Until the response headers, including the connection. */
  answerMs: number;
  /** For everything that one answer of ours needs, including the time in the queue. */
  totalMs: number;
  /** Largest JSON body, decompressed. */
  jsonBytes: number;
  redirects: number;
  maxConcurrent: number;
  maxQueued: number;
  /** Circuit breaker: after so many failures in a row it pauses; each further failure doubles the pause. */
  failures: number;
  pauseMs: number;
  longestPauseMs: number;
  /** A younger answer is not requested again. */
  freshSeconds: number;
  /** Size of the disk cache. */
  diskEntries: number;
  diskBytes: number;
}

export const MB = 1024 * 1024;

export const LIMITS: Limits = {
  answerMs: 5_000,
  totalMs: 10_000,
  jsonBytes: 8 * MB,
  redirects: 3,
  maxConcurrent: 4,
  maxQueued: 64,
  failures: 3,
  pauseMs: 10_000,
  longestPauseMs: 120_000,
  freshSeconds: 45,
  diskEntries: 2_000,
  diskBytes: 100 * MB,
};

/** Logs a warning for the operator. `details` must not contain visitors' data. */
export type Warn = (details: Record<string, unknown>, message: string) => void;
