import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LIST_FIELDS } from '#contract/newsQuestions.ts';
import { load, openLine } from './asker.ts';
import { coreDistance } from './coreDistance.ts';
import { median, printTable, toCount } from './measure.ts';
import { allDoorways, freePort, startSite, type Running } from './site.ts';

/**
 * Answers a second of a page, a hashed file and lists, beside nginx with the same bytes and headers, in the same run and in
 * turn, at 10, 100 and 500 connections, with how far the cores of server and asker were apart; then what made-up addresses and
 * requests that nobody reads cost the other visitors, and the most memory that the server took for all of it.
 *
 *   node bench/load.ts [--runs 15] [--requests 20000]
 */

const CONNECTIONS = [10, 100, 500];
/** decisions 8. */
const LEAST_RATIO = 0.7;
const MOST_MB = 512;

/** Requests of each kind before anything is measured. */
const WARMING = 60_000;

const LINES = 30;
const REQUESTS_A_LINE = 900;
const FILM = '/films/recorrido-por-cerrito.webm';
const STRANGERS_A_SECOND = 100;
const WATCHED_MS = 5_000;

/** Headers that nginx writes by itself. */
const NGINX_OWN = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
]);

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '15' }, requests: { type: 'string', default: '20000' } },
});
const runs = toCount(options.runs, 'runs');
const requests = toCount(options.requests, 'requests');

const site = await startSite();
let holds = true;
try {
  await warmUp();
  const nginx = await startNginx(await readAnswers(site.url));
  if (!nginx) console.log('nginx is not installed: nothing to compare with (apt-get install nginx)');
  try {
    await compare(nginx);
  } finally {
    await nginx?.stop();
  }
  await watchOthers('made-up addresses, 100 a second', askForNothing);
  await watchOthers('30 connections × 900 films, unread', sendUnread);
  await reportMemory();
} finally {
  await site.stop();
}
process.exit(holds ? 0 : 1);

/** What comes after a start is measured: all pages are rendered, and what answers them has run often enough to be compiled. */
async function warmUp(): Promise<void> {
  for (const { path } of await allDoorways(site.url)) await buffer(await ask(site.url + path, 'br'));
  for (const { path } of await kinds()) await load(site.url + path, WARMING, 100);
}

/** What is asked for: a kind of answer each. */
async function kinds(): Promise<{ name: string; path: string }[]> {
  const page = await buffer(await ask(`${site.url}/`, 'identity'));
  const file = /\/assets\/[\w-]+\.js/.exec(page.toString())?.[0];
  if (file === undefined) throw new Error('the page names no module');
  return [
    { name: 'page', path: '/' },
    { name: 'hashed file', path: file },
    { name: 'list of 9', path: `/wp-json/wp/v2/posts?per_page=9&_embed=1&_fields=${LIST_FIELDS}` },
    { name: 'list of 100', path: '/wp-json/wp/v2/posts?per_page=100&_embed=1' },
  ];
}

interface Answer {
  path: string;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

async function readAnswers(url: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { path } of await kinds()) {
    const answer = await ask(url + path, 'br');
    answers.push({ path, headers: answer.headers, bytes: await buffer(answer) });
  }
  return answers;
}

/** Not `fetch`: it would take the compression off. */
function ask(address: string, encoding: string): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    request(address, { headers: { 'accept-encoding': encoding } }, done)
      .on('error', fail)
      .end();
  });
}

/** nginx with those bytes as files, under the same paths and headers, one worker beside our one process; undefined where it is not installed. */
async function startNginx(answers: readonly Answer[]): Promise<Pick<Running, 'url' | 'stop'> | undefined> {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  // Its workers are another user's where it is started by root.
  await chmod(folder, 0o755);
  const port = await freePort();
  const servers: string[] = [];
  for (const [at, { path, headers, bytes }] of answers.entries()) {
    await writeFile(join(folder, `${at}`), bytes);
    const [pathname = '/', search = ''] = path.split('?', 2);
    const own = Object.entries(headers).filter(([name]) => !NGINX_OWN.has(name));
    const lines = own.map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`);
    // A path is asked for with one query at most: nginx chooses by the first argument.
    servers.push(
      `location = /${at} { internal; root ${folder}; types {} default_type "${headers['content-type']}"; ${lines.join(' ')} }`,
      ...(search ? [] : [`location = ${pathname} { rewrite ^ /${at} last; }`]),
    );
  }
  const lists = answers.flatMap(({ path }, at) => (path.includes('?') ? [{ at, search: path.split('?', 2)[1] }] : []));
  const [list] = answers.filter(({ path }) => path.includes('?')).map(({ path }) => path.split('?', 1)[0]);
  const choices = lists.map(({ at, search }) => `if ($args = "${search}") { rewrite ^ /${at}? last; }`);
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http {
       sendfile on; tcp_nopush on; keepalive_requests 1000000; access_log /dev/null;
       server { listen 127.0.0.1:${port}; ${servers.join('\n')} location = ${list} { ${choices.join('\n')} } }
     }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    const ended = once(child, 'exit');
    kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await sleep(10);
  }
  return { url, stop };
}

async function compare(nginx: Pick<Running, 'url'> | undefined): Promise<void> {
  const rows: string[][] = [];
  for (const { name, path } of await kinds()) {
    for (const connections of CONNECTIONS) {
      const rates: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
      const distances: number[] = [];
      for (let run = 0; run < runs; run++) {
        distances.push(await coreDistance());
        rates.ours.push(requests / (await load(site.url + path, requests, connections)));
        if (nginx) rates.theirs.push(requests / (await load(nginx.url + path, requests, connections)));
      }
      // Of what was measured one after the other: a machine's speed changes within a minute.
      const ratio = median(rates.theirs.map((rate, run) => (rates.ours[run] ?? 0) / rate));
      const misses = ratio < LEAST_RATIO;
      if (misses) holds = false;
      rows.push([
        name,
        String(connections),
        median(distances).toFixed(0),
        median(rates.ours).toFixed(0),
        ...(nginx ? [median(rates.theirs).toFixed(0), `${misses ? '! ' : ''}${ratio.toFixed(2)}`] : []),
      ]);
    }
  }
  printTable(
    ['answers a second', 'connections', 'cores apart, ns', 'site', ...(nginx ? ['nginx', 'ratio'] : [])],
    rows,
  );
}

/** Times pages for a visitor before and during `trouble`; it gets a signal that ends it. */
async function watchOthers(name: string, trouble: (until: AbortSignal) => Promise<unknown>): Promise<void> {
  const before = await timePages();
  const ending = new AbortController();
  const troubled = trouble(ending.signal);
  const meanwhile = await timePages();
  const files = await openFiles();
  ending.abort();
  await troubled;
  console.log();
  printTable(
    [name, 'before', 'meanwhile'],
    [
      ['a page, median ms', median(before).toFixed(1), median(meanwhile).toFixed(1)],
      ['the slowest, ms', Math.max(...before).toFixed(1), Math.max(...meanwhile).toFixed(1)],
      ['open descriptors', '', String(files ?? 'unknown')],
    ],
  );
}

async function timePages(): Promise<number[]> {
  const times: number[] = [];
  for (const until = performance.now() + WATCHED_MS; performance.now() < until; await sleep(10)) {
    const began = performance.now();
    await buffer(await ask(`${site.url}/es/noticias/`, 'br'));
    times.push(performance.now() - began);
  }
  return times;
}

async function askForNothing(until: AbortSignal): Promise<void> {
  const asked: Promise<unknown>[] = [];
  for (let at = 0; !until.aborted; at++, await sleep(1000 / STRANGERS_A_SECOND)) {
    asked.push(ask(`${site.url}/es/noticias/no-hay-${at}/`, 'br').then(buffer));
  }
  await Promise.all(asked);
}

/** Asks for more than anybody reads, once on each line, and holds the lines until the end. */
async function sendUnread(until: AbortSignal): Promise<void> {
  const asking = `GET ${FILM} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(REQUESTS_A_LINE);
  const sockets = await Promise.all(Array.from({ length: LINES }, () => openLine(new URL(site.url))));
  for (const socket of sockets)
    socket
      .on('error', () => undefined)
      .pause()
      .write(asking);
  await once(until, 'abort');
  for (const socket of sockets) socket.destroy();
}

/** Undefined where the operating system does not say. */
async function openFiles(): Promise<number | undefined> {
  return readdir(`/proc/${site.pid}/fd`).then(
    (files) => files.length,
    () => undefined,
  );
}

async function reportMemory(): Promise<void> {
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8').catch(() => '');
  const peak = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  const misses = peak > MOST_MB;
  if (misses) holds = false;
  console.log(
    `\nMost memory that the server took: ${Number.isNaN(peak) ? 'unknown here' : `${misses ? '! ' : ''}${peak.toFixed(0)} MB of ${MOST_MB}`}`,
  );
}
