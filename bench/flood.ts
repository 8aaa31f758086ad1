import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { MAILBOX_KEYS } from '#contract/mailboxes.ts';
import { startMailServer, type TestMailServer } from '#server/testing/testMailServer.ts';
import { askToken, post } from '#server/testing/messageProcesses.ts';
import { startPostgres } from '#server/testing/testPostgres.ts';
import { sendAsVisitor } from '#server/testing/visitors.ts';
import type { Flooded, Part } from './floodWorker.ts';
import { printTable, toCount } from './measure.ts';
import { startSite } from './site.ts';

/**
 * What becomes of visitors' messages, of others' pages and of memory while one core is busy and hostile requests pour in: 200
 * visitors send as their browsers do; the pages' p99 is beside that of the same pages before and after, when nothing else is
 * asked of the server.
 *
 *   node bench/flood.ts [--hostile 100000] [--visitors 200] [--rate 1000] [--lines 8]
 */

/** decisions 8. */
const MOST_MB = 512;
const MOST_RATIO = 3;

const PATHS = ['/es/', '/en/', '/es/noticias/', '/es/semaforo/', '/es/nuestras-oficinas/'];
const EVERY_MS = 10;
const IDLE_MS = 10_000;
const HALF_OPEN = 500;
/** As long as anything here may take: a visitor's browser, and a mail. */
const PATIENCE_MS = 180_000;

const { values: options } = parseArgs({
  options: {
    hostile: { type: 'string', default: '100000' },
    visitors: { type: 'string', default: '200' },
    rate: { type: 'string', default: '1000' },
    lines: { type: 'string', default: '8' },
  },
});
const requests = toCount(options.hostile, 'hostile');
const visitors = toCount(options.visitors, 'visitors');
const aSecond = toCount(options.rate, 'rate');
const lines = toCount(options.lines, 'lines');

const postgres = await startPostgres();
const rows: string[][] = [];
let holds = true;
try {
  rows.push(await measure('SQLite', ''));
  if (postgres) rows.push(await measure('Postgres', await postgres.database()));
} finally {
  await postgres?.remove();
}
printTable(
  [
    'store',
    'accepted',
    'lost',
    'twice',
    'rows too many',
    'p99 idle',
    'loaded',
    'ratio',
    'RSS, MB',
    'heap, MB',
    'hostile / s',
  ],
  rows,
);
process.exit(holds ? 0 : 1);

async function measure(name: string, databaseUrl: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-flood-'));
  const mails = await startMailServer();
  const [mailboxes, memory] = [join(folder, 'mailboxes.json'), join(folder, 'memory.json')];
  writeFileSync(mailboxes, JSON.stringify({ info: 'info@example.org' }));
  const site = await startSite({
    script: 'bench/watchedServer.ts',
    settings: {
      SMTP_URL: mails.url,
      MAIL_FROM: 'sitio@example.org',
      MAILBOXES: mailboxes,
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: '127.0.0.1',
      MEMORY_FILE: memory,
    },
  });
  try {
    const port = Number(new URL(site.url).port);
    const under = await load(port, mails);
    await site.stop();
    const { rss, heap } = JSON.parse(readFileSync(memory, 'utf8')) as { rss: number; heap: number };
    const { accepted, lost, twice, surplus, idle, loaded, flooded } = under;
    const ratio = loaded / idle;
    for (const [said, times] of Object.entries(flooded.wrong)) console.log(`${name}: ! ${times} × ${said}`);
    return [
      name,
      mark(accepted.toFixed(0), accepted < visitors),
      mark(lost.toFixed(0), lost > 0),
      mark(twice.toFixed(0), twice > 0),
      mark(surplus.toFixed(0), surplus > 0 || Object.keys(flooded.wrong).length > 0),
      idle.toFixed(1),
      loaded.toFixed(1),
      mark(ratio.toFixed(2), ratio > MOST_RATIO),
      mark(rss.toFixed(0), rss > MOST_MB),
      heap.toFixed(0),
      (requests / flooded.seconds).toFixed(0),
    ];
  } finally {
    await site.stop();
    await mails.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function load(port: number, mails: TestMailServer) {
  const token = await askToken(port);
  const key = randomUUID();
  await post(port, token, key);
  // The first look at a page makes it.
  await timePages(port, 1_000);
  const before = await timePages(port, IDLE_MS);

  const busy = start({ part: 'busy' });
  const pages = watchPages(port);
  const flood = start({ part: 'flood', port, loot: { token, key }, requests, aSecond, lines, halfOpen: HALF_OPEN });
  const flooded = once(flood, 'message') as Promise<[Flooded]>;
  const sent = await Promise.all(
    Array.from({ length: visitors }, (_, at) => {
      const mail = {
        destinatario: MAILBOX_KEYS[at % MAILBOX_KEYS.length] ?? '',
        asunto: 'Hola',
        mensaje: `<p>${at}</p>`,
      };
      return sendAsVisitor({ port, from: `192.0.2.${at}`, mail }, PATIENCE_MS);
    }),
  );
  const [ended] = await flooded;
  const loaded = await pages.end();
  await busy.terminate();

  const accepted = sent.filter(({ state }) => state === 'sent').map(({ id }) => id);
  const arrived = () => mails.received.map(({ messageId }) => messageId.slice(1, 37));
  const missing = () => accepted.filter((id) => !arrived().includes(id));
  for (const until = Date.now() + PATIENCE_MS; missing().length && Date.now() < until;) await sleep(100);
  const after = await timePages(port, IDLE_MS);
  return {
    accepted: accepted.length,
    lost: missing().length,
    twice: mails.received.length - new Set(arrived()).size,
    // Besides those of the visitors there is the one whose key was stolen.
    surplus: (await countRows(port)) - accepted.length - 1,
    idle: p99([...before, ...after]),
    loaded: p99(loaded),
    flooded: ended,
  };
}

function start(part: Part): Worker {
  return new Worker(new URL('./floodWorker.ts', import.meta.url), { workerData: part });
}

/** Times pages until it is ended; then it gives what each took, in ms. */
function watchPages(port: number): { end: () => Promise<number[]> } {
  const times: number[] = [];
  const worker = start({ part: 'pages', port, paths: PATHS, everyMs: EVERY_MS });
  worker.on('message', (ms: number) => times.push(ms));
  return {
    async end() {
      await worker.terminate();
      return times;
    },
  };
}

async function timePages(port: number, ms: number): Promise<number[]> {
  const pages = watchPages(port);
  await sleep(ms);
  return pages.end();
}

async function countRows(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return [...text.matchAll(/^mail_messages\{.*\} (\d+)$/gm)].reduce((all, [, rows]) => all + Number(rows), 0);
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

function mark(text: string, misses: boolean): string {
  if (misses) holds = false;
  return misses ? `! ${text}` : text;
}
