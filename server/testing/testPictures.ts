import fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { errorAnswers } from '#server/http/errors.ts';
import { pictureRoutes } from '#server/pictures/pictureRoutes.ts';
import { connect } from './testWordPress.ts';
import type { TestWordPress } from './testWordPress.ts';
import type { Behaviour } from './sampleService.ts';
import type { WordPress, WordPressOptions } from '#server/wordpress/wordpress.ts';

/** A site that shows pictures of a WordPress. */

const WEBP = { accept: 'image/avif,image/webp,*/*' };

/** With the path of the one story's picture, and the errors in the log. */
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
  const page = await wordpress.posts({ categories: [13, 8], perPage: 50 });
  const path = page?.posts[0]?.featured_image ?? '';
  return { path, get, faults };
}

/** Answers every picture request with these bytes. */
export const sends =
  (bytes: Buffer | string, type = 'image/jpeg'): Behaviour =>
  (request, response) => {
    if (!request.url?.startsWith('/wp-content')) return false;
    response.writeHead(200, { 'content-type': type }).end(bytes);
    return true;
  };

/** Requests other than to the REST API. */
export const ofPictures = (theirs: TestWordPress) => theirs.requests.filter((url) => !url.startsWith('/wp-json'));
