import { BLOG_ROOT } from '#contract/posts.ts';
import { errorAnswer, itemAnswer } from '#server/news/answer.ts';
import type { Answer } from '#server/news/answer.ts';
import { createLibrary } from './library.ts';
import { listPosts, onePost, suggestedPosts } from './postAnswers.ts';
import type { Request, Shelf } from './postAnswers.ts';
import { parseRequest } from '#server/news/query.ts';
import { readPath, SUGGESTED_PATH } from '#server/news/questions.ts';
import { listMedia, listTerms, listUsers, oneMedia, oneTerm, oneUser } from './sideAnswers.ts';
import type { NewsSource } from '#server/news/source.ts';
import type { Story } from './story.ts';
import { createViews, UTC_OFFSET_HOURS } from './views.ts';
import { noRoute, WpError } from '#server/news/wpError.ts';

/** The blog that comes with the site: what a WordPress would answer, from stories held in memory. */
export interface Blog extends NewsSource {
  /** All stories, newest first; of equal dates the higher id first. */
  stories: readonly Story[];
  /**
   * The answer to a GET of a path below the REST root, such as `/wp/v2/posts?slug=a`. Never throws for what is asked:
   * errors are answers, too, in WordPress's words.
   */
  answer: (pathAndQuery: string) => Answer;
}

const COLLECTIONS = {
  posts: { list: listPosts, one: onePost },
  categories: {
    list: (shelf: Shelf, request: Request) => listTerms(shelf, request, 'categories'),
    one: (shelf: Shelf, request: Request, id: number) => oneTerm(shelf, request, 'categories', id),
  },
  tags: {
    list: (shelf: Shelf, request: Request) => listTerms(shelf, request, 'tags'),
    one: (shelf: Shelf, request: Request, id: number) => oneTerm(shelf, request, 'tags', id),
  },
  media: { list: listMedia, one: oneMedia },
  users: { list: listUsers, one: oneUser },
} as const;

const ROUTES: Record<string, readonly string[]> = {
  'wp/v2': Object.keys(COLLECTIONS).flatMap((name) => [`/wp/v2/${name}`, `/wp/v2/${name}/(?P<id>[\\d]+)`]),
  'custom/v1': [SUGGESTED_PATH],
};

/**
 * A blog of checked stories (loadPosts.ts, or records made by a test). All indexes are made here, so that a request costs
 * the same among ten thousand stories as among twenty.
 * @param siteUrl the site's origin, without a slash at the end; with '' the addresses in answers are paths.
 */
export function createBlog(stories: readonly Story[], { siteUrl = '' }: { siteUrl?: string } = {}): Blog {
  const library = createLibrary(stories);
  const shelf: Shelf = { library, views: createViews(library, siteUrl), siteUrl };

  const sorted = library.entries.map(({ story }) => story);
  return {
    stories: sorted,
    sitemapStories: () => sorted,
    ready: () => sorted.length > 0,
    // Read at start: nothing changes while the process lives.
    version: () => 0,
    maxAgeMs: Infinity,
    answer: (pathAndQuery) => {
      try {
        return route(shelf, parseRequest(pathAndQuery));
      } catch (error) {
        if (error instanceof WpError) return errorAnswer(error);
        throw error;
      }
    },
  };
}

function route(shelf: Shelf, request: Request): Answer {
  const { path } = request;
  if (path === '/') return itemAnswer(toIndex(shelf.siteUrl));
  if (path === SUGGESTED_PATH) return suggestedPosts(shelf, request);

  const namespace = path.slice(1);
  const routes = Object.hasOwn(ROUTES, namespace) ? ROUTES[namespace] : undefined;
  if (routes) return itemAnswer({ namespace, routes: toRoutes(routes) });

  const asked = readPath(path);
  if (!asked) throw noRoute();
  const { list, one } = COLLECTIONS[asked.collection];
  return asked.id === undefined ? list(shelf, request) : one(shelf, request, asked.id);
}

function toIndex(siteUrl: string) {
  return {
    name: 'Fundación Paraguaya',
    description: '',
    url: siteUrl,
    home: siteUrl,
    gmt_offset: String(UTC_OFFSET_HOURS),
    timezone_string: '',
    namespaces: Object.keys(ROUTES),
    authentication: [],
    routes: toRoutes(Object.values(ROUTES).flat()),
    _links: {
      help: [{ href: 'https://developer.wordpress.org/rest-api/' }],
      self: [{ href: `${siteUrl}${BLOG_ROOT}/` }],
    },
  };
}

function toRoutes(paths: readonly string[]) {
  return Object.fromEntries(
    paths.map((path) => [
      path,
      { namespace: path.split('/').slice(1, 3).join('/'), methods: ['GET'], endpoints: [{ methods: ['GET'] }] },
    ]),
  );
}
