import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readlinkSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createBlog } from '#server/blog/blog.ts';
import { createChangingBlog } from '#server/testing/changingBlog.ts';
import { openRaw } from '#server/testing/rawLine.ts';
import { sampleStories } from '#server/testing/sampleStories.ts';
import { createTestApp, listen } from '#server/testing/testApp.ts';
import { createLimitedServer, type TimeLimits } from './connections.ts';
import { loadKernelCalls, type KernelCalls } from './kernelCalls.ts';
import { KernelFiles } from './kernelFiles.ts';

/** Some 200 KB as it is: a few of them are more than a connection takes from a reader who does not read. */
const LIST = '/wp-json/wp/v2/posts?per_page=100&_embed=1';
/** At once, on one connection: more than Node sends by itself in a second, whenever that begins. */
const MANY = 30;

const stories = sampleStories(100);

const calls = await loadKernelCalls();

/** The real app on a port. `ours` gives the server's end of the next connection. */
async function serve({
  blog = createBlog(stories),
  limits,
}: { blog?: ReturnType<typeof createBlog>; limits?: Partial<TimeLimits> } = {}) {
  const app = await createTestApp({ news: { blog }, limits });
  const port = await listen(app);
  const close = async () => {
    app.server.closeAllConnections();
    await app.close();
  };
  onTestFinished(close);
  return { port, close, ours: async () => ((await once(app.server, 'connection')) as [Socket])[0] };
}

/** Also where an error was the reason. */
function closed(socket: Socket): Promise<void> {
  return new Promise((done) => {
    socket.once('close', () => done());
  });
}

function asking(times = 1, last = ''): string {
  const request = `GET ${LIST} HTTP/1.1\r\nhost: x\r\n`;
  return `${request}\r\n`.repeat(times - 1) + `${request}${last}\r\n`;
}

/** Heads without their dates, and bodies, of answers that came one after the other. */
function answersIn(got: string): { head: string; body: string }[] {
  const answers = [];
  for (let at = 0; at < got.length;) {
    const end = got.indexOf('\r\n\r\n', at) + 4;
    const head = got.slice(at, end);
    at = end + Number(/\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1]);
    answers.push({ head: head.replace(/\r\nDate: .+/, ''), body: got.slice(end, at) });
  }
  return answers;
}

/** Asks `times` at once and hangs up. */
async function askFor(port: number, times = 1) {
  const socket = await openRaw(port);
  socket.write(asking(times, 'connection: close\r\n'));
  return answersIn(await text(socket));
}

function openFiles(): number {
  return readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`).startsWith('/memfd:answer');
    } catch {
      // That of the folder itself, closed by now.
      return false;
    }
  }).length;
}

it('Linux gives the calls, other systems none', async () => {
  expect(calls !== undefined).toBe(process.platform === 'linux');
  expect(await loadKernelCalls('darwin')).toBeUndefined();
});

it('where koffi is not installed there are none, and nothing fails', () => {
  const without = `import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) { if (name === 'koffi') throw new Error('not installed'); return next(name, context); } });
    const { loadKernelCalls } = await import(${JSON.stringify(new URL('kernelCalls.ts', import.meta.url))});
    console.log(await loadKernelCalls('linux'));`;
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', without], { encoding: 'utf8' });
  expect(told).toBe('undefined\n');
});

describe.runIf(calls)('an answer that many ask for', () => {
  it('goes out from the kernel’s own pages, the same to the letter as the one that Node wrote', async () => {
    const { port, ours } = await serve();
    const [first] = await askFor(port);
    const connected = ours();
    const socket = await openRaw(port);
    const theirs = await connected;
    socket.write(asking(MANY, 'connection: close\r\n'));
    const got = await text(socket);
    const answers = answersIn(got);
    const last = answers.pop();
    expect(first?.body.length).toBeGreaterThan(100_000);
    expect(last).toEqual(first);
    expect([answers.length, new Set(answers.map(({ body }) => body))]).toEqual([MANY - 1, new Set([first?.body])]);
    expect(new Set(answers.map(({ head }) => head.replace(/keep-alive\r\nKeep-Alive: .+\r\n/, 'close\r\n')))).toEqual(
      new Set([first?.head]),
    );
    // Node counts what it writes itself.
    expect(theirs.bytesWritten).toBeLessThan(got.length);
  });

  it('reaches whole who reads on after a while', async () => {
    const { port, ours } = await serve();
    const [first] = await askFor(port, MANY);
    const connected = ours();
    const socket = await openRaw(port);
    const theirs = await connected;
    socket.pause().write(asking(MANY, 'connection: close\r\n'));
    // The connection takes no more: what is left of an answer waits with Node.
    await expect.poll(() => theirs.writableLength, { timeout: 10_000 }).toBeGreaterThan(0);
    const answers = answersIn(await text(socket));
    expect([answers.length, new Set(answers.map(({ body }) => body))]).toEqual([MANY, new Set([first?.body])]);
  });

  it('is not waited with for who does not read on', async () => {
    const { port, ours } = await serve({ limits: { silence: 300 } });
    await askFor(port, MANY);
    const connected = ours();
    const socket = await openRaw(port);
    const theirs = await connected;
    socket.pause().write(asking(MANY));
    await closed(theirs);
    expect((await askFor(port, MANY)).length).toBe(MANY);
  });

  it.each(['destroy', 'resetAndDestroy'] as const)(
    'harms nobody where a reader leaves in the middle (%s)',
    async (leave) => {
      const { port, ours } = await serve();
      const [first] = await askFor(port, MANY);
      for (let at = 0; at < 5; at++) {
        const connected = ours();
        const socket = await openRaw(port);
        const theirs = await connected;
        socket.pause().write(asking(MANY));
        await expect.poll(() => theirs.writableLength, { timeout: 10_000 }).toBeGreaterThan(0);
        const gone = closed(theirs);
        socket[leave]();
        await gone;
      }
      expect(new Set((await askFor(port, MANY)).map(({ body }) => body))).toEqual(new Set([first?.body]));
    },
  );

  it('leaves no file open once the news have changed or the site has left', async () => {
    const before = openFiles();
    const { blog, change } = createChangingBlog(stories);
    const { port, close } = await serve({ blog });
    /** Whose second has just begun has no file yet. */
    const filesAfter = async () => {
      await askFor(port, MANY);
      return openFiles() - before;
    };
    await expect.poll(filesAfter).toBe(1);
    const [old] = await askFor(port);
    change(stories.slice(1));
    const [fresh] = await askFor(port);
    expect([fresh?.body === old?.body, openFiles() - before]).toEqual([false, 0]);
    await expect.poll(filesAfter).toBe(1);
    await close();
    expect(openFiles()).toBe(before);
  });
});

/** A server with one answer, which the kernel of `calls` sends; `done` tells of each whether it did. */
async function serveFrom(kernel: KernelCalls, before: (socket: Socket) => void = () => undefined) {
  const files = new KernelFiles(kernel);
  const body = Buffer.from('ñandutí '.repeat(5_000));
  const done: boolean[] = [];
  const server = createLimitedServer(
    ({ socket }, response) => {
      before(socket);
      response.writeHead(200, { 'content-length': body.length });
      done.push(files.end(response, body));
      if (!done.at(-1)) response.end(body);
      socket.uncork();
    },
    { options: {}, onCut: () => undefined },
  ).listen(0, '127.0.0.1');
  onTestFinished(() => {
    files.drop(body);
    server.close();
  });
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, body: body.toString('latin1'), done };
}

describe.runIf(calls)('a kernel that', () => {
  const kernel = calls as KernelCalls;
  const no = () => -1;

  it.each<[string, Partial<KernelCalls>, sends: boolean]>([
    ['takes a part of the head', { sendfile: (to, file, at) => kernel.sendfile(to, file, at, 7) }, true],
    ['takes a part of the body', { sendfile: (to, file, at) => kernel.sendfile(to, file, at, 7_000) }, true],
    ['takes nothing', { sendfile: no }, false],
    ['has no room for a file', { memfd_create: no }, false],
    ['lets nobody write to its file', { memfd_create: () => openSync('/dev/null', 'r') }, false],
  ])('%s costs the caller nothing', async (_what, wants, sends) => {
    const { port, body, done } = await serveFrom({ ...kernel, ...wants });
    const answers = await askFor(port, MANY);
    expect([answers.length, new Set(answers.map((answer) => answer.body))]).toEqual([MANY, new Set([body])]);
    expect(done.includes(true)).toBe(sends);
  });
});

it.runIf(calls)('what waits on the connection goes out before the answer', async () => {
  const hint = 'HTTP/1.1 103 Early Hints\r\n\r\n';
  const { port, done } = await serveFrom(calls as KernelCalls, (socket) => {
    socket.cork();
    socket.write(hint);
  });
  const socket = await openRaw(port);
  socket.write(asking(MANY, 'connection: close\r\n'));
  expect((await text(socket)).split(`${hint}HTTP/1.1 200 OK`).length - 1).toBe(MANY);
  expect(done).toEqual(Array.from({ length: MANY }, () => false));
});
