import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { wpPostListSchema } from '#contract/posts.ts';
import { connect, openCopies, startWordPress } from '#server/testing/testWordPress.ts';
import { behaviours } from '#server/testing/sampleService.ts';
import { listen } from '#server/testing/testService.ts';
import type { TestWordPress } from '#server/testing/testWordPress.ts';

const NEWS = '/wp/v2/posts?per_page=100&categories=13,8,79&_embed&_fields=id,slug,title,excerpt,_embedded';

/** Changes the posts of every answer. */
function changePosts(theirs: TestWordPress, parts: Record<string, unknown>): void {
  theirs.change((path, body) => {
    if (!path.startsWith('/wp/v2/posts')) return body;
    const one = (post: object) => ({ ...post, ...parts });
    return Array.isArray(body) ? body.map(one) : one(body as object);
  });
}

describe('what a hostile WordPress writes', () => {
  it('into a story’s content is cleaned; known video frames stay [SEC-04]', async () => {
    const theirs = await startWordPress(1);
    changePosts(theirs, {
      content: {
        rendered: `<p onclick="alert(1)">Hola<script>alert(1)</script></p><a href="javascript:alert(1)">x</a>
          <iframe src="https://evil.example/x"></iframe><iframe src="https://www.youtube.com/embed/abc"></iframe>
          <img src="data:image/svg+xml,<svg onload=alert(1)>"><img src="https://evil.example/p.jpg"><form><input></form>
          <a href="/otra-nota/">otra</a><style>*{display:none}</style>`,
      },
    });
    const { body } = await (await connect(theirs)).answer('/wp/v2/posts/1');
    const html = JSON.stringify(body);
    expect(html).not.toMatch(
      /alert\(1\)|src=.{0,2}https:\/\/evil\.example|onclick|javascript:|data:|<style|<form|<input/,
    );
    expect(html).toContain('https://www.youtube-nocookie.com/embed/abc');
    expect(html).toContain(`${theirs.origin}/otra-nota/`);
  });

  it('into titles, summaries, names and descriptions is text [SEC-04]', async () => {
    const theirs = await startWordPress(1);
    const evil = '<img src=x onerror=alert(1)><b>Hola</b> &lt;script&gt;';
    theirs.change((_path, body) => {
      const name = (one: object) => ({ ...one, name: evil, title: { rendered: evil }, excerpt: { rendered: evil } });
      return Array.isArray(body) ? body.map(name) : body;
    });
    const [post] = wpPostListSchema.parse((await (await connect(theirs)).answer('/wp/v2/posts?_embed')).body);
    expect(post?.title.rendered).toBe('Hola &lt;script&gt;');
    expect(post?.excerpt.rendered).toBe('<p>Hola &lt;script&gt;</p>\n');
    expect(post?._embedded?.author?.[0]?.name).toBe('Hola &lt;script&gt;');
    expect(post?._embedded?.['wp:term']?.[0]?.[0]?.name).toBe('Hola &lt;script&gt;');
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    'ftp://127.0.0.1/a.jpg',
    'http://169.254.169.254/latest/meta-data.jpg',
    '//evil.example/a.jpg',
    'https://user:pass@127.0.0.1/a.jpg',
    'http://127.0.0.1:1/a.jpg',
    '/wp-content/uploads/logo.svg',
    'http://[',
  ])('as the address of a picture, %s, is left out [SEC-04]', async (source_url) => {
    for (const images of ['proxy', 'link'] as const) {
      const theirs = await startWordPress(1);
      theirs.change((path, body) =>
        path.startsWith('/wp/v2/media') && Array.isArray(body) ? body.map((one) => ({ ...one, source_url })) : body,
      );
      const [post] = wpPostListSchema.parse(
        (await (await connect(theirs, { images })).answer('/wp/v2/posts?_embed')).body,
      );
      expect(post?._embedded?.['wp:featuredmedia']).toBeUndefined();
    }
  });

  it('of posts that are none, hides only these [API-07]', async () => {
    const theirs = await startWordPress(6);
    theirs.change((path, body) =>
      path.startsWith('/wp/v2/posts') && Array.isArray(body)
        ? body.map(
            (post, at) =>
              [post, { ...post, slug: '../../etc' }, { ...post, id: -1 }, null, 'x', { ...post, title: 7 }][at],
          )
        : body,
    );
    expect((await (await connect(theirs)).answer(NEWS)).body).toHaveLength(1);
  });

  it('into fields that nobody reads goes no further [API-07]', async () => {
    const theirs = await startWordPress(1);
    changePosts(theirs, {
      secret: 'x'.repeat(50),
      meta: { _edit_lock: 'x', traduccion: '../x', fecha_precision: 'hour' },
      guid: 'x',
    });
    const { body } = await (await connect(theirs)).answer('/wp/v2/posts/1');
    expect(Object.keys(body as object).toSorted()).toEqual([
      'author',
      'categories',
      'content',
      'date',
      'excerpt',
      'featured_media',
      'id',
      'meta',
      'modified',
      'slug',
      'title',
    ]);
  });
});

describe('the way to WordPress is no open door', () => {
  it.each([
    '/',
    '/wp/v2',
    '/wp/v2/tags/201',
    '/wp/v2/settings',
    '/wp/v2/comments',
    '/wp/v2/posts/1/revisions',
    '/wp/v2/posts/../users',
    '/wp/v2/%2e%2e/%2e%2e/wp-login.php',
    '/oembed/1.0/proxy?url=http://127.0.0.1/',
    '/custom/v1/other',
    '//evil.example/wp/v2/posts',
    '/http://evil.example/',
    '/wp/v2/pages',
  ])('%s is no route, and nothing is asked for [API-07, SEC-07]', async (path) => {
    const theirs = await startWordPress(1);
    expect((await (await connect(theirs)).answer(path)).status).toBe(404);
    expect(theirs.requests).toEqual([]);
  });

  it.each([
    `search=${'a'.repeat(200)}`,
    `slug=${'a'.repeat(400)}`,
    'offset=10',
    'after=2026-01-01T00:00:00',
    'categories=x',
    'categories[terms]=1',
    'categories=1;2',
    'rest_route=/wp/v2/users',
    '_method=DELETE',
    'orderby=rand',
    'status=draft',
    'page=0',
    'page=99999999',
    `categories=${Array.from({ length: 101 }, (_, id) => id).join(',')}`,
    'context=edit',
    'slug=%00',
    '%E0%A4%A=1',
  ])('posts?%s is refused, and nothing is asked for [SEC-07]', async (query) => {
    const theirs = await startWordPress(1);
    const { status } = await (await connect(theirs)).answer(`/wp/v2/posts?${query}`);
    expect(status).toBe(400);
    expect(theirs.requests).toEqual([]);
  });

  it.each(['slug=../../users', 'slug=a%26status%3Ddraft', 'slug=a%22b', 'slug=%3Cscript%3E'])(
    'no post can have the %s: an empty list, and nothing is asked for [SEC-07]',
    async (query) => {
      const theirs = await startWordPress(1);
      expect(await (await connect(theirs)).answer(`/wp/v2/posts?${query}`)).toMatchObject({ status: 200, body: [] });
      expect(theirs.requests).toEqual([]);
    },
  );

  it('the same request in other words is the same to WordPress [API-07]', async () => {
    const theirs = await startWordPress(3);
    const wordpress = await connect(theirs);
    for (const query of [
      'per_page=50&categories=13,8',
      'categories=8,13&per_page=50',
      'categories=13%2C8%2C8&per_page=50&page=1',
      'per_page=50&categories=13,8&search=',
    ]) {
      await wordpress.answer(`/wp/v2/posts?${query}&_fields=id`);
    }
    expect(theirs.calls().filter((call) => call.startsWith('/wp/v2/posts'))).toHaveLength(1);
  });

  it('visitors who ask for a thousand things fill neither memory nor disk, nor drive out the news [API-07]', async () => {
    const theirs = await startWordPress(3);
    const wordpress = await connect(theirs, { images: 'link', limits: { memoryEntries: 20 } });
    await wordpress.prefetch();
    const keys = () => openCopies(wordpress.folder).prepare('select key from copies order by key').all();
    const kept = keys();
    for (let i = 1; i <= 60; i++) {
      await wordpress.answer(`/wp/v2/posts?per_page=10&categories=8,${900 + i}`);
      await wordpress.answer(`/wp/v2/posts?search=x-${i}`);
      await wordpress.answer(`/wp/v2/posts?slug=x-${i}`);
    }
    theirs.behave(behaviours.broken);
    expect((await wordpress.answer(NEWS)).status).toBe(200);
    expect(kept.length).toBeGreaterThan(3);
    expect(keys()).toEqual(kept);
  });

  it('nothing of the visitor is told to WordPress, and it is never written to [API-07]', async () => {
    const theirs = await startWordPress(3);
    const seen: string[] = [];
    theirs.behave(({ method, headers }) => {
      seen.push(`${method} ${Object.keys(headers).toSorted().join(' ')}`);
      return false;
    });
    await (await connect(theirs)).answer(NEWS);
    expect(new Set(seen)).toEqual(
      new Set(['GET accept accept-encoding accept-language connection host sec-fetch-mode user-agent']),
    );
  });
});

describe('a redirect', () => {
  const to = (location: string) => (_request: unknown, response: import('node:http').ServerResponse) =>
    void response.writeHead(302, { location }).end();

  it('to another host or port is not followed [API-07, SEC-07]', async () => {
    let reached = 0;
    const port = await listen(createServer((_request, response) => (reached++, response.end('[]'))));
    for (const location of [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      'file:///etc/passwd',
      'http://[',
      '//127.0.0.1:1/',
    ]) {
      const theirs = await startWordPress(1);
      theirs.behave(to(location));
      expect(await (await connect(theirs)).answer(NEWS)).toMatchObject({ status: 502 });
    }
    expect(reached).toBe(0);
  });

  it('on the same host is followed a few times [API-07]', async () => {
    const theirs = await startWordPress(1);
    const wordpress = await connect(theirs);
    theirs.behave((request, response) => {
      if (request.url?.includes('moved')) return false;
      to(`${request.url}&moved=1`)(request, response);
      return true;
    });
    expect((await wordpress.answer(NEWS)).status).toBe(200);
    theirs.requests.length = 0;
    theirs.behave(to(theirs.blogUrl));
    expect((await wordpress.answer('/wp/v2/posts/1')).status).toBe(502);
    expect(theirs.requests).toHaveLength(4);
  });
});
