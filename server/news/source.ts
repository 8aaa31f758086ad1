import type { Language } from '#contract/language.ts';
import type { Answer } from './answer.ts';

/** A story as the sitemap names it. */
export interface SitemapStory {
  lang: Language;
  slug: string;
  translation?: string | undefined;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`: W3C dates of that precision. Never changed: no `modified`. */
  date: string;
  modified?: string | undefined;
}

/** Where the site's news come from: the embedded blog (blog.ts), or a WordPress (server/wordpress). */
export interface NewsSource {
  /**
   * The answer to a GET of a path below the REST root, such as `/wp/v2/posts?slug=a`. Never fails for what is asked, nor
   * for a service behind it: errors are answers, too, in WordPress's words.
   */
  answer: (pathAndQuery: string) => Answer | Promise<Answer>;
  /** The stories that a sitemap should name, newest first. */
  sitemapStories: () => readonly SitemapStory[];
  /** Whether there is anything to show; false only while nothing good was ever had. */
  ready: () => boolean;
  /** Grows when an answer changed: what was made of answers of another version is to be made anew. */
  version: () => number;
  /** How long what was made of answers may be shown before they are asked for again, in ms; Infinity: while the version stays. */
  maxAgeMs: number;
  /**
   * A picture whose address stands in answers and is none of the site's own files, for drawing with; undefined for one that is
   * not to be had from here. Rejects when it cannot be fetched.
   */
  picture?: (address: string) => Promise<Buffer | undefined>;
  /** Ends what the source does by itself, when the app closes. */
  close?: () => Promise<void>;
}
