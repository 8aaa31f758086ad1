import { PICTURE_LIMITS } from '#server/pictures/pictures.ts';
import type { PictureLimits } from '#server/pictures/pictures.ts';
import { LIMITS, MB } from '#server/upstream/limits.ts';
import type { Limits } from '#server/upstream/limits.ts';

/** What a WordPress may cost us. One of the requests at once (`atOnce`) is for things that nobody knows of. */
export interface WordPressLimits extends Limits, PictureLimits {
  /** Questions about things that nobody knows of that are handed on: in the long run, and at once after a rest. */
  unknownASecond: number;
  unknownAtOnce: number;
  /** As `freshSeconds`, for an answer that there is no such thing; at least 1. */
  missingSeconds: number;
  /** Answers held in memory, by number and by length of their JSON. */
  memoryEntries: number;
  memoryLength: number;
  /** Pages of a hundred posts that are read for the sitemap. */
  sitemapPages: number;
}

export const WORDPRESS_LIMITS: WordPressLimits = {
  ...LIMITS,
  ...PICTURE_LIMITS,
  unknownASecond: 5,
  unknownAtOnce: 50,
  missingSeconds: 30,
  memoryEntries: 400,
  memoryLength: 64 * MB,
  sitemapPages: 200,
};
