import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createBlog } from '#server/blog/blog.ts';
import { openRaw, RawLine } from '#server/testing/rawLine.ts';
import { sampleStories } from '#server/testing/sampleStories.ts';
import { createTestApp, listen } from '#server/testing/testApp.ts';

const LIST = '/wp-json/wp/v2/posts?per_page=9&_embed=1';
const KINDS = ['/es/nosotros/', '/art/emblem.svg', LIST];

interface Got {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** The real app on a port; `passed` counts the requests so far that the framework answered. */
async function serve(parts: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp(parts);
  const answered: string[] = [];
  app.addHook('onResponse', ({ url }, _reply, done) => {
    answered.push(url);
    done();
  });
  const port = await listen(app);
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> => {
    const asked = request({
      port,
      host: '127.0.0.1',
      path,
      method,
      headers: { 'accept-encoding': 'br', ...headers },
    }).end();
    const [given] = (await once(asked, 'response')) as [IncomingMessage];
    const answer = { status: given.statusCode, headers: given.headers, bytes: await buffer(given) };
    delete answer.headers.date;
    return answer;
  };
  const passed = async () => {
    // Once that is answered, whatever was asked before has been told of, too.
    await ask('/readyz');
    return answered.filter((url) => url !== '/readyz').length;
  };
  return { port, ask, passed };
}

describe('an answer that went out before', () => {
  it.each(KINDS)('to %s is given again, each form the same to the letter, and nobody is asked for it', async (path) => {
    const { ask, passed } = await serve();
    const forms = ['br', 'gzip', 'identity', 'gzip;q=0.2, br;q=0'];
    const first = [];
    for (const form of forms) first.push(await ask(path, { 'accept-encoding': form }));
    expect([await passed(), new Set(first.map(({ status }) => status))]).toEqual([forms.length, new Set([200])]);
    expect(first.slice(0, 3).map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);

    for (const [at, form] of forms.entries()) expect(await ask(path, { 'accept-encoding': form })).toEqual(first[at]);
    expect(await passed()).toBe(forms.length);
  });

  it('is not given to who has it, asks for its headers alone, or names no host', async () => {
    const { port, ask, passed } = await serve();
    const { headers, bytes } = await ask('/es/');
    expect((await ask('/es/', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    expect(await ask('/es/', {}, 'HEAD')).toEqual({ status: 200, headers, bytes: Buffer.alloc(0) });
    expect((await ask('/es/', {}, 'DELETE')).status).toBe(405);
    const line = new RawLine(port);
    onTestFinished(() => line.close());
    expect(await line.ask('GET /es/ HTTP/1.1\r\naccept-encoding: br\r\n\r\n')).toMatchObject({
      status: 400,
      body: 'host-missing',
    });
    expect(await passed()).toBe(5);
    expect((await ask('/es/', { 'if-none-match': '"of-yesterday"' })).bytes.equals(bytes)).toBe(true);
  });

  it.each(['/es/no-hay/', '/wp-json/wp/v2/posts?search=nada-de-esto', '/es/nosotros', '/healthz'])(
    'stays with the framework where it was no good one, or is made each time: %s',
    async (path) => {
      const { ask, passed } = await serve();
      const [one, other] = [await ask(path), await ask(path)];
      expect([other.status, await passed()]).toEqual([one.status, 2]);
    },
  );

  it.each(['/es/noticias/', LIST])('to %s is made anew once the news have changed', async (path) => {
    let [version, blog] = [1, createBlog(sampleStories(3))];
    const news = {
      ...blog,
      version: () => version,
      answer: (question: string) => blog.answer(question),
      sitemapStories: () => blog.sitemapStories(),
    };
    const { ask } = await serve({ news: { blog: news } });
    const [before, again] = [await ask(path), await ask(path)];
    expect(again).toEqual(before);
    [version, blog] = [2, createBlog(sampleStories(5))];
    const after = await ask(path);
    expect([after.status, after.bytes.equals(before.bytes)]).toEqual([200, false]);
  });

  it('is the framework’s once the site leaves, which tells callers to go', async () => {
    const leaving = new AbortController();
    const { ask, passed } = await serve({ leaving: leaving.signal });
    const before = [await ask('/es/'), await ask('/es/')];
    leaving.abort();
    const after = [];
    for (let at = 0; at < 2; at++) after.push(await ask('/es/', { connection: 'keep-alive' }));
    expect([...before, ...after].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(before.map(({ headers }) => headers.connection)).not.toContain('close');
    expect(after.map(({ headers }) => headers.connection)).toEqual(['close', 'close']);
    expect(await passed()).toBe(3);
  });

  it('has its line in the log, with a number of its own', async () => {
    const lines: Record<string, unknown>[] = [];
    const stream = new Writable({
      write: (line: Buffer, _encoding, done) => {
        lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
        done();
      },
    });
    const { ask } = await serve({ logger: { level: 'info', base: null, stream } });
    lines.length = 0;
    for (let at = 0; at < 3; at++) await ask('/es/ee/?correo=ana@example.org');
    const told = lines.filter(({ path }) => path !== undefined);
    expect(told.map(({ method, path, status }) => [method, path, status])).toEqual(
      Array.from({ length: 3 }, () => ['GET', '/es/ee/', 200]),
    );
    expect(new Set(told.map((line) => Object.keys(line).toSorted().join(' ')))).toEqual(
      new Set(['bytes level method ms path reqId status time']),
    );
    expect([new Set(told.map(({ reqId }) => reqId)).size, new Set(told.map(({ bytes }) => bytes)).size]).toEqual([
      3, 1,
    ]);
    expect(JSON.stringify(lines)).not.toContain('ana');
  });
});

it('answers that stand ready come one after the other to who asks ahead, among others', async () => {
  const { port, ask, passed } = await serve();
  const [page, list] = [await ask('/es/ee/'), await ask(LIST)];
  const asked = ['/es/ee/', LIST, '/healthz', LIST, LIST, '/es/ee/', '/no-such-place', '/es/ee/'];
  const heads = asked.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\n`);
  const socket = await openRaw(port);
  socket.write(`${heads.join('\r\n')}connection: close\r\n\r\n`);
  const answers = await text(socket);
  expect([...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))).toEqual([
    200, 200, 200, 200, 200, 200, 404, 200,
  ]);
  const tags = [...answers.matchAll(/\r\netag: ("[^"]+")/g)].map(([, tag]) => tag);
  const [ofPage, ofList] = [page.headers.etag, list.headers.etag];
  expect(tags.filter((tag) => tag === ofPage || tag === ofList)).toEqual([
    ofPage,
    ofList,
    ofList,
    ofList,
    ofPage,
    ofPage,
  ]);
  expect(await passed()).toBe(2 + 2);
});
