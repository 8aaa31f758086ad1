import { createServer } from 'node:http';
import sharp from 'sharp';
import { createBlog } from '#server/blog/blog.ts';
import type { Blog } from '#server/blog/blog.ts';
import { hangUp, JSON_TYPE, listenLocally } from './sampleService.ts';
import type { Behaviour } from './sampleService.ts';
import { sampleStories } from './sampleStories.ts';
import type { Story } from '#server/blog/story.ts';

/** A service in the form of a WordPress, over real HTTP on a port of its own; for tests and benches. */
export interface TestWordPress {
  origin: string;
  /** REST root, as the operator would set BLOG_URL. */
  blogUrl: string;
  /** Every path with its query that was asked for, in order. */
  requests: string[];
  /** Those of the REST service, without `/wp-json`. */
  calls: () => string[];
  /** What answers from now on; undefined: as a WordPress does. */
  behave: (behaviour: Behaviour | undefined) => void;
  /** Other stories than those it began with. */
  publish: (stories: readonly Story[]) => void;
  /** Changes the body of an answer before it is sent. */
  change: (change: ((path: string, body: unknown) => unknown) | undefined) => void;
}

/** @param stories made ones by their number, or these. They show photographs below /wp-content/uploads. */
export async function serveWordPress(
  stories: number | readonly Story[],
  { plugin = false }: { plugin?: boolean } = {},
): Promise<TestWordPress & { close: () => void }> {
  const requests: string[] = [];
  let blog: Blog;
  let behaviour: Behaviour | undefined;
  let photo: Promise<Buffer> | undefined;
  let change: ((path: string, body: unknown) => unknown) | undefined;

  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    requests.push(url);
    if (behaviour && behaviour(request, response) !== false) return;
    if (url.startsWith('/wp-json')) {
      const path = url.slice('/wp-json'.length);
      const asked = path.startsWith('/custom/') && !plugin ? '/nothing-here' : path;
      const { status, headers, body } = blog.answer(asked);
      const json = JSON.stringify(change ? change(asked, body) : body);
      response.writeHead(status, { ...headers, ...JSON_TYPE }).end(json);
    } else if (url.startsWith('/wp-content/uploads/')) {
      (photo ??= photograph()).then(
        (bytes) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes),
        () => response.destroy(),
      );
    } else {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>No</h1>');
    }
  });
  const port = await listenLocally(server);
  const origin = `http://127.0.0.1:${port}`;
  const publish = (list: readonly Story[]) => void (blog = createBlog(list, { siteUrl: origin }));
  publish(typeof stories === 'number' ? photographed(sampleStories(stories)) : stories);

  return {
    origin,
    blogUrl: `${origin}/wp-json`,
    requests,
    calls: () => requests.filter((url) => url.startsWith('/wp-json/')).map((url) => url.slice('/wp-json'.length)),
    behave: (next) => (behaviour = next),
    publish,
    change: (next) => (change = next),
    close: () => hangUp(server),
  };
}

/** Stories whose pictures a WordPress could have. */
export function photographed(stories: readonly Story[]): Story[] {
  return stories.map((story) => ({ ...story, image: `/wp-content/uploads/foto-${story.id}.jpg` }));
}

/** A picture of 1000 by 600 pixels, with a description in its metadata. */
export function photograph(format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg'): Promise<Buffer> {
  return sharp({ create: { width: 1000, height: 600, channels: 3, background: '#b5402f' } })
    .withExif({ IFD0: { ImageDescription: 'taken in secret' } })
    .toFormat(format)
    .toBuffer();
}
