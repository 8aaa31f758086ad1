import { readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { toSrcset } from '#contract/pictures.ts';
import { wpPostListSchema } from '#contract/posts.ts';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { ofPictures, open, sends, serve } from '#server/testing/testPictures.ts';
import { connect, photograph, startWordPress } from '#server/testing/testWordPress.ts';
import { behaviours } from '#server/testing/sampleService.ts';
import { listen } from '#server/testing/testService.ts';

describe('a picture of the WordPress', () => {
  it('comes from our own origin: smaller, WebP, without what it says about itself, for ever [API-07]', async () => {
    const { path, get } = await open(await startWordPress(1));
    const { statusCode, headers, rawPayload } = await get(path);
    expect([statusCode, headers['content-type'], headers['cache-control'], headers['vary']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
      'accept',
    ]);
    const { format, width, height, exif } = await sharp(rawPayload).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 800, 480, undefined]);
  });

  it('is a JPEG for a browser that does not say that it takes WebP [API-07]', async () => {
    const { path, get } = await open(await startWordPress(1));
    const { headers, rawPayload } = await get(path, { accept: 'image/png,*/*' });
    expect([headers['content-type'], (await sharp(rawPayload).metadata()).format]).toEqual(['image/jpeg', 'jpeg']);
  });

  it.each([
    [400, 400],
    [800, 800],
    [1600, 1000],
  ])('in the width of %i is %i wide: never larger than it is [API-07]', async (asked, width) => {
    const { path, get } = await open(await startWordPress(1));
    expect((await sharp((await get(path.replace('/800.', `/${asked}.`))).rawPayload).metadata()).width).toBe(width);
  });

  it('is asked of WordPress once for all its widths, so that none is missing when it is down [API-07, NEWS-09]', async () => {
    const theirs = await startWordPress(1);
    const { path, get } = await open(theirs);
    const srcset =
      toSrcset(path)
        ?.split(', ')
        .map((one) => one.split(' ')[0] ?? '') ?? [];
    expect(srcset).toHaveLength(3);
    expect((await get(path)).statusCode).toBe(200);
    theirs.behave(behaviours.broken);
    for (const one of srcset) expect((await get(one)).statusCode).toBe(200);
    expect(ofPictures(theirs)).toHaveLength(1);
    expect((await get(path.replace('/800.', '/801.'))).statusCode).toBe(404);
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('may be a %s [API-07]', async (format) => {
    const theirs = await startWordPress(1);
    theirs.behave(sends(await photograph(format), `image/${format}`));
    const { path, get } = await open(theirs);
    expect((await get(path)).statusCode).toBe(200);
  });

  it('is fetched once, however many ask for it, and kept beyond a start while WordPress is down [API-07, NEWS-09]', async () => {
    const theirs = await startWordPress(1);
    const { wordpress, path, get } = await open(theirs);
    await Promise.all(Array.from({ length: 10 }, () => get(path)));
    expect(ofPictures(theirs)).toHaveLength(1);

    const before = (await get(path)).rawPayload;
    await wordpress.close();
    theirs.behave(behaviours.broken);
    const again = await serve(await connect(theirs, { folder: wordpress.folder }));
    expect([again.path, (await again.get(path)).rawPayload.equals(before)]).toEqual([path, true]);
  });

  it('of the news is fetched before a visitor asks for it [API-07, NEWS-09]', async () => {
    const theirs = await startWordPress(3);
    const { wordpress, path, get } = await open(theirs);
    await wordpress.prefetch();
    await wordpress.prefetch();
    expect(ofPictures(theirs)).toHaveLength(3);
    theirs.behave(behaviours.broken);
    expect((await get(path)).statusCode).toBe(200);
  });

  it('inside a story comes from our own origin as well, where it lies with the WordPress [API-07]', async () => {
    const theirs = await startWordPress([
      sampleStory({
        id: 1,
        slug: 'a',
        image: '/wp-content/uploads/a.jpg',
        markdown: '![Uno](/wp-content/uploads/dentro.jpg)',
      }),
    ]);
    const { wordpress, get } = await open(theirs);
    const [post] = wpPostListSchema.parse((await wordpress.answer('/wp/v2/posts?slug=a')).body);
    const src = /<img [^>]*src="([^"]+)"/.exec(post?.content?.rendered ?? '')?.[1] ?? '';
    expect(src).toMatch(/^\/imagenes\/[\w.-]+\/800\.webp$/);
    expect((await get(src)).statusCode).toBe(200);
    expect(ofPictures(theirs)).toEqual(['/wp-content/uploads/dentro.jpg']);
  });

  it('is left where it lies by BLOG_IMAGES=link, and its host may be shown from [API-07]', async () => {
    const theirs = await startWordPress(1);
    const { wordpress, path } = await open(theirs, { images: 'link', imageHosts: ['cdn.example.org'] });
    expect(path).toBe(`${theirs.origin}/wp-content/uploads/foto-1.jpg`);
    expect([wordpress.pictures, wordpress.imageOrigins]).toEqual([
      undefined,
      [theirs.origin, 'https://cdn.example.org'],
    ]);
  });

  it('on another host is shown only where the operator named the host [API-07]', async () => {
    const port = await listen(
      createServer(
        (_request, response) =>
          void photograph().then((bytes) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)),
      ),
    );
    for (const [imageHosts, status] of [
      [[], 404],
      [[`127.0.0.1:${port}`], 200],
    ] as const) {
      const theirs = await startWordPress(1);
      theirs.change((path, body) =>
        path.startsWith('/wp/v2/media') && Array.isArray(body)
          ? body.map((one) => ({ ...one, source_url: `http://127.0.0.1:${port}/a.jpg` }))
          : body,
      );
      const { wordpress, path, get } = await open(theirs, { imageHosts });
      expect((await get(path || '/imagenes/none/800.webp')).statusCode).toBe(status);
      expect(wordpress.warnings.length).toBe(status === 404 ? 1 : 0);
    }
  });
});

describe('the way to pictures is no open door', () => {
  it('an address that we did not sign is unknown, and nothing is asked for [API-07, SEC-07]', async () => {
    const theirs = await startWordPress(1);
    const { path, get } = await open(theirs);
    const [token = ''] = path.split('/').slice(2);
    const [encoded = '', signature = ''] = token.split('.');
    const other = Buffer.from('/wp-content/uploads/secret.jpg').toString('base64url');
    const foreign = Buffer.from('http://169.254.169.254/latest.jpg').toString('base64url');
    for (const wrong of [
      `${other}.${signature}`,
      `${foreign}.${signature}`,
      `${encoded}.`,
      encoded,
      `${encoded}.${signature.slice(0, -1)}`,
      `${encoded}.${'A'.repeat(signature.length)}`,
      `.${signature}`,
      'http:%2F%2F127.0.0.1%2F',
      '..%2F..%2Fpictures.key',
      'a'.repeat(4_000),
    ]) {
      expect([wrong, (await get(`/imagenes/${wrong}/800.webp`)).statusCode]).toEqual([wrong, 404]);
    }
    for (const name of ['801.webp', '800.jpg', '0.webp', '99999.webp', '800.webp.svg', '']) {
      expect((await get(`/imagenes/${token}/${name}`)).statusCode).toBe(404);
    }
    expect(ofPictures(theirs)).toEqual([]);
  });

  it('an address that another site signed is unknown [SEC-07]', async () => {
    const theirs = await startWordPress(1);
    const [one, other] = [await open(theirs), await open(theirs)];
    expect((await one.get(other.path)).statusCode).toBe(404);
  });

  it('what was signed while a host was allowed is refused once it is not [SEC-07]', async () => {
    const theirs = await startWordPress(1);
    theirs.change((path, body) =>
      path.startsWith('/wp/v2/media') && Array.isArray(body)
        ? body.map((one) => ({ ...one, source_url: 'http://127.0.0.1:1/a.jpg' }))
        : body,
    );
    const { wordpress, path } = await open(theirs, { imageHosts: ['127.0.0.1:1'] });
    const later = await open(theirs, { folder: wordpress.folder });
    expect([path !== '', (await later.get(path)).statusCode]).toEqual([true, 404]);
  });
});

it('kept pictures stay within their limit, the ones longest unused go first [API-07]', async () => {
  const theirs = await startWordPress(9);
  const wordpress = await connect(theirs, { limits: { pictureFiles: 4 } });
  await wordpress.prefetch();
  const folder = join(wordpress.folder, 'pictures');
  const files = await readdir(folder);
  expect(files.length).toBeLessThanOrEqual(4);
  for (const file of files) expect((await stat(join(folder, file))).size).toBeGreaterThan(50);
});
