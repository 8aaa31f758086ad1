import type { Language } from '#contract/language.ts';
import type { News, PostQuery } from '#contract/news.ts';
import type { Named, Picture, Post } from '#contract/posts.ts';

/** A story as the sitemap names it. */
export interface SitemapStory {
  lang: Language;
  slug: string;
  translation?: string | undefined;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`: W3C dates of that precision. Never changed: no `modified`. */
  date: string;
  modified?: string | undefined;
}

export interface PostPage {
  posts: Post[];
  /** How many there are on all pages. */
  total: number;
}

/**
 * Where the site's news come from: our own files (server/blog), or a WordPress (server/wordpress). Questions reject with an
 * `UpstreamError` while the answer cannot be had.
 */
export interface NewsSource extends News {
  posts: (query: PostQuery) => Promise<PostPage | null>;
  /** With its content. */
  post: (id: number) => Promise<Post | null>;
  author: (id: number) => Promise<Named | null>;
  media: (id: number) => Promise<Picture | null>;
  /** The stories that a sitemap should name, newest first; the same array as long as nothing changed. */
  sitemapStories: () => readonly SitemapStory[];
  /** Whether there is anything to show; false only while nothing good was ever had. */
  ready: () => boolean;
  /** Grows when an answer changed: what was made of answers of another version is to be made anew. */
  version: () => number;
  /** How long what was made of answers may be shown before they are asked for again, in ms; Infinity: while the version stays. */
  maxAgeMs: number;
  /**
   * A picture that a post shows and that is none of the site's own files, for drawing with; undefined where it is not to be
   * had from here. Rejects when it cannot be fetched.
   */
  picture?: (address: string) => Promise<Buffer | undefined>;
  /** Ends what the source does by itself, when the app closes. */
  close?: () => Promise<void>;
}
