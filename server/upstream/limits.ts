/** What a foreign service may cost us. Settings of its connector, so that a test can hand shorter ones. */
export interface Limits {
  /** Until the answer's head is there, connecting included, in ms. */
  answerMs: number;
  /** Until everything that one answer of ours needs is there, waiting in the queue included, in ms. */
  wholeMs: number;
  /** Largest JSON body, unpacked. */
  jsonBytes: number;
  /** Redirects followed, all on the host that was asked. */
  redirects: number;
  /** Requests under way at once, and those that may wait for a place. */
  atOnce: number;
  queued: number;
  /** Failures in a row after which nothing is asked for `pauseMs`; each further failure doubles the pause up to the longest. */
  failures: number;
  pauseMs: number;
  longestPauseMs: number;
  /** An answer younger than this is given without asking again, in whole seconds. */
  freshSeconds: number;
  /** Answers kept on disk. */
  diskEntries: number;
  diskBytes: number;
}

export const MB = 1024 * 1024;

export const LIMITS: Limits = {
  answerMs: 5_000,
  wholeMs: 10_000,
  jsonBytes: 8 * MB,
  redirects: 3,
  atOnce: 4,
  queued: 64,
  failures: 3,
  pauseMs: 10_000,
  longestPauseMs: 120_000,
  freshSeconds: 45,
  diskEntries: 2_000,
  diskBytes: 100 * MB,
};

/** Says to the operator what went wrong, with what helps to mend it. Nothing of a visitor. */
export type Warn = (details: Record<string, unknown>, message: string) => void;
