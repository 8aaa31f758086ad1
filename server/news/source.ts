import type { Language } from '#contract/language.ts';
import type { News, PostQuery } from '#contract/news.ts';
import type { Named, Picture, Post } from '#contract/posts.ts';

/** A story's entry in the sitemap. */
export interface SitemapStory {
  lang: Language;
  slug: string;
  translation?: string | undefined;
  /** W3C dates: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  date: string;
  modified?: string | undefined;
}

export interface PostPage {
  posts: Post[];
  /** Number of posts on all pages. */
  total: number;
}

/** The site's news, from files (server/blog) or a WordPress (server/wordpress). Methods reject with `UpstreamError`. */
export interface NewsSource extends News {
  posts: (query: PostQuery) => Promise<PostPage | null>;
  /** With its content. */
  post: (id: number) => Promise<Post | null>;
  author: (id: number) => Promise<Named | null>;
  media: (id: number) => Promise<Picture | null>;
  /** Newest first; the same array while nothing changed, so that callers can compare by identity. */
  sitemapStories: () => readonly SitemapStory[];
  /** False until the first successful load. */
  ready: () => boolean;
  /** Increases with every change; anything derived from another version is outdated. */
  version: () => number;
  /** How long anything derived from answers may be served, in ms; Infinity: until the version changes. */
  maxAgeMs: number;
  /** How long, in ms, no post will appear that is known of already; undefined: none is known of. */
  unchangedMs?: () => number;
  /** Bytes of a post's picture that is not one of the site's files; undefined if the source does not serve it. */
  picture?: (address: string) => Promise<Buffer | undefined>;
  /** Stops background work. */
  close?: () => Promise<void>;
}
