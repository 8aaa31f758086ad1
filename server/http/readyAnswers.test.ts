import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createChangingBlog } from '#server/testing/changingBlog.ts';
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
    const { blog, change } = createChangingBlog(sampleStories(3));
    const { ask } = await serve({ news: { blog } });
    const [before, again] = [await ask(path), await ask(path)];
    expect(again).toEqual(before);
    change(sampleStories(5));
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

describe('the head of an answer that stands ready', () => {
  /** Heads of the answers to requests sent in one go, dates left out; the last request says that it hangs up. */
  async function headsOf(port: number, asked: readonly string[]): Promise<string[]> {
    const socket = await openRaw(port);
    const requests = asked.map((more) => `GET /es/ee/ HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\n${more}`);
    socket.write(`${requests.join('\r\n')}connection: close\r\n\r\n`);
    const answers = await text(socket);
    return [...answers.matchAll(/HTTP\/1\.1 \d{3} [^]+?\r\n\r\n/g)].map(([head]) => head.replace(/^Date: .+\r\n/m, ''));
  }

  it('is the same to the letter each time, until the caller hangs up', async () => {
    const { port, passed } = await serve();
    const [first, ...more] = await headsOf(port, ['', '', '', '', '']);
    expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]+\r\nConnection: keep-alive\r\nKeep-Alive: timeout=\d+\r\n/);
    const last = first?.replace(/keep-alive\r\nKeep-Alive: .+\r\n/, 'close\r\n');
    expect(more).toEqual([first, first, first, last]);
    expect(await passed()).toBe(1);
  });

  it('tells nobody to go because another one went', async () => {
    const { port, passed } = await serve();
    const [ofFramework] = await headsOf(port, ['']);
    expect(ofFramework).toMatch(/\r\nConnection: close\r\n/);
    const [gone] = await headsOf(port, ['']);
    expect(gone).toBe(ofFramework);
    expect((await headsOf(port, ['', '', ''])).map((head) => /^Connection: (.+)\r$/m.exec(head)?.[1])).toEqual([
      'keep-alive',
      'keep-alive',
      'close',
    ]);
    expect(await passed()).toBe(1);
  });

  it('is of an old HTTP’s kind to who speaks that', async () => {
    const { port, ask } = await serve();
    for (let at = 0; at < 3; at++) await ask('/es/ee/', { connection: 'keep-alive' });
    const socket = await openRaw(port);
    socket.write('GET /es/ee/ HTTP/1.0\r\nhost: x\r\naccept-encoding: br\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]+\r\nConnection: close\r\n/);
  });

  it('bears the date of now', async () => {
    const { port } = await serve();
    const line = await openRaw(port);
    onTestFinished(() => void line.destroy());
    const dateOf = async () => {
      line.write('GET /es/ee/ HTTP/1.1\r\nhost: x\r\n\r\n');
      let got = '';
      // The page ends with its last tag; what is left of it is not another answer's.
      while (!got.endsWith('</html>')) got += String((await once(line, 'data'))[0]);
      return /\r\nDate: (.+)\r\n/.exec(got)?.[1] ?? '';
    };
    const began = new Date(Math.floor(Date.now() / 1000) * 1000);
    const dates = [await dateOf(), await dateOf(), await dateOf()];
    await expect.poll(dateOf, { interval: 20, timeout: 10_000 }).not.toBe(dates[2]);
    dates.push(await dateOf());
    for (const date of dates) {
      expect(date).toBe(new Date(date).toUTCString());
      expect([new Date(date) >= began, new Date(date) <= new Date()]).toEqual([true, true]);
    }
  });
});
