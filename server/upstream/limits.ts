/** What a foreign service may cost us. Settings of the connector, so that a test can hand shorter ones. */
export interface Limits {
  /** Until the answer's head is there, connecting included, in ms. */
  answerMs: number;
  /** Until everything that one answer of ours needs is there, waiting in the queue included, in ms. */
  wholeMs: number;
  /** Largest JSON body, unpacked. */
  jsonBytes: number;
  /** Redirects followed, all on the host that was asked. */
  redirects: number;
  /** Requests under way at once, one of them for things that nobody knows of; and those that may wait for a place. */
  atOnce: number;
  queued: number;
  /** Questions about things that nobody knows of that are handed on: in the long run, and at once after a rest. */
  strangersASecond: number;
  strangersAtOnce: number;
  /** Failures in a row after which nothing is asked for `pauseMs`; each further failure doubles the pause up to the longest. */
  failures: number;
  pauseMs: number;
  longestPauseMs: number;
  /** An answer younger than this is given without asking again, in whole seconds. */
  freshSeconds: number;
  /** The same for an answer that there is no such thing; at least 1. */
  missingSeconds: number;
  /** Answers held in memory, by number and by length of their JSON. */
  memoryEntries: number;
  memoryLength: number;
  /** Answers kept on disk. */
  diskEntries: number;
  diskBytes: number;
  /** Pages of a hundred posts that are read for the sitemap. */
  sitemapPages: number;
  /** Pictures: the largest original, in bytes and in pixels; those worked on at once; what is kept of them on disk. */
  pictureBytes: number;
  picturePixels: number;
  picturesAtOnce: number;
  pictureFiles: number;
  pictureDiskBytes: number;
}

const MB = 1024 * 1024;

export const LIMITS: Limits = {
  answerMs: 5_000,
  wholeMs: 10_000,
  jsonBytes: 8 * MB,
  redirects: 3,
  atOnce: 4,
  queued: 64,
  strangersASecond: 5,
  strangersAtOnce: 50,
  failures: 3,
  pauseMs: 10_000,
  longestPauseMs: 120_000,
  freshSeconds: 45,
  missingSeconds: 30,
  memoryEntries: 400,
  memoryLength: 64 * MB,
  diskEntries: 2_000,
  diskBytes: 100 * MB,
  sitemapPages: 200,
  pictureBytes: 15 * MB,
  picturePixels: 50_000_000,
  picturesAtOnce: 2,
  pictureFiles: 20_000,
  pictureDiskBytes: 500 * MB,
};

/** Says to the operator what went wrong, with what helps to mend it. Nothing of a visitor. */
export type Warn = (details: Record<string, unknown>, message: string) => void;
