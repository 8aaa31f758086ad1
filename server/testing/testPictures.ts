import fastify from 'fastify';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { wpPostSchema } from '#contract/posts.ts';
import { errorAnswers } from '#server/http/errors.ts';
import { pictureRoutes } from '#server/pictures/pictureRoutes.ts';
import { connect } from './testWordPress.ts';
import type { TestWordPress } from './testWordPress.ts';
import type { Behaviour } from './sampleService.ts';
import type { WordPress, WordPressOptions } from '#server/wordpress/wordpress.ts';

/** A site that shows a WordPress's pictures; for tests. */

const WEBP = { accept: 'image/avif,image/webp,*/*' };

/** A site that shows the pictures of a WordPress with one story, the path of that story's picture, and its log's errors. */
export async function open(theirs: TestWordPress, options: Partial<WordPressOptions> = {}) {
  const wordpress = await connect(theirs, options);
  return { wordpress, ...(await serve(wordpress)) };
}

export async function serve(wordpress: WordPress) {
  const faults: string[] = [];
  const logger = { level: 'error', stream: { write: (line: string) => void faults.push(line) } };
  const app = fastify({ logger, routerOptions: { maxParamLength: 16_000 } });
  onTestFinished(() => app.close());
  errorAnswers(app);
  if (wordpress.pictures) pictureRoutes(app, { pictures: wordpress.pictures });
  const get = (url: string, headers: Record<string, string> = WEBP) => app.inject({ url, headers });
  const { body } = await wordpress.answer(
    '/wp/v2/posts?per_page=50&categories=13,8&_embed=wp:featuredmedia&_fields=_embedded',
  );
  const path = firstPicture(body);
  return { path, get, faults };
}

/** Address of the first post's picture; '' when it has none. */
function firstPicture(posts: unknown): string {
  const [post] = z.array(wpPostSchema.shape._embedded).parse(
    z
      .array(z.object({ _embedded: z.optional(z.unknown()) }))
      .parse(posts)
      .map((one) => one._embedded),
  );
  return post?.['wp:featuredmedia']?.[0]?.source_url ?? '';
}

/** Answers pictures with these bytes. */
export const sends =
  (bytes: Buffer | string, type = 'image/jpeg'): Behaviour =>
  (request, response) => {
    if (!request.url?.startsWith('/wp-content')) return false;
    response.writeHead(200, { 'content-type': type }).end(bytes);
    return true;
  };

/** What was asked for besides the REST service. */
export const ofPictures = (theirs: TestWordPress) => theirs.requests.filter((url) => !url.startsWith('/wp-json'));
