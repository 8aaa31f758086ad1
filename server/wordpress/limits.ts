import { PICTURE_LIMITS } from '#server/pictures/pictures.ts';
import type { PictureLimits } from '#server/pictures/pictures.ts';
import { LIMITS, MB } from '#server/upstream/limits.ts';
import type { Limits } from '#server/upstream/limits.ts';

/** Limits for calls to WordPress. One of the `maxConcurrent` requests is reserved for unlisted posts. */
export interface WordPressLimits extends Limits, PictureLimits {
  /** Rate limit of questions about unlisted posts. */
  unlistedPerSecond: number;
  unlistedBurst: number;
  /** Like `freshSeconds`, for the answer that something does not exist; at least 1. */
  missingSeconds: number;
  /** Size of the memory cache; `memoryLength` in characters of JSON. */
  memoryEntries: number;
  memoryLength: number;
  /** Pages (100 posts each) read for the sitemap. */
  sitemapPages: number;
}

export const WORDPRESS_LIMITS: WordPressLimits = {
  ...LIMITS,
  ...PICTURE_LIMITS,
  unlistedPerSecond: 5,
  unlistedBurst: 50,
  missingSeconds: 30,
  memoryEntries: 400,
  memoryLength: 64 * MB,
  sitemapPages: 200,
};
