import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { isInstalled } from '#scripts/deploy/files.ts';
import { HOST } from '#scripts/deploy/places.ts';
import { median, printTable, toCount } from './measure.ts';
import { startProxies } from './proxy.ts';
import { ROOT, startSite } from './site.ts';

/**
 * Responses a second, p99 and the server's peak memory for a page, a hashed file and a news list at 10, 100 and 500 connections,
 * and for a page on 200 connections with 1,000 pipelined requests each; then, where nginx is installed, a page from the cache of
 * the shipped proxy against plain nginx on the same bytes. Ends with exit code 1 when memory or that ratio does not hold, or when a
 * run got no 2xx response.
 *
 *   node bench/load.ts [--seconds 10]
 */
const CONNECTIONS = [10, 100, 500];
const PIPELINED = { connections: 200, pipelining: 1_000 };
/** decisions 8. */
const MOST_MB = 512;
/** Of plain nginx's responses a second. docs/decisions/055 */
const LEAST_OF_PLAIN = 0.9;
/** In turn with plain nginx: what else the machine does meets both. */
const PROXY_RUNS = 3;

/** What autocannon reports as JSON, as far as it is used here. Latency in ms. */
interface Result {
  requests: { average: number };
  latency: { p99: number };
  errors: number;
  non2xx: number;
  '2xx': number;
}

const { values: given } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const seconds = toCount(given.seconds, 'seconds');

/** Runs without a 2xx response: their figures would be those of refusals. */
const unanswered: string[] = [];

const site = await startSite();
try {
  const page = '/es/nosotros/';
  const [file] = /\/assets\/[\w-]+\.js/.exec(await (await fetch(site.url + page)).text()) ?? [];
  if (file === undefined) throw new Error('the page names no module');
  const rows: string[][] = [];
  for (const path of [page, file, '/wp-json/wp/v2/posts?per_page=9&_embed=1']) {
    // The first requests fill the caches.
    await load(site.url + path, { connections: 10, pipelining: 1 });
    for (const connections of CONNECTIONS) rows.push(await measure(path, { connections, pipelining: 1 }));
  }
  rows.push(await measure(page, PIPELINED));
  printTable(['path', 'connections', 'pipelined', 'responses / s', 'p99, ms', 'failed', 'peak so far, MB'], rows);
  const peak = await readPeak();
  const holds = !(peak > MOST_MB);
  console.log(`\n${holds ? '' : '!'}Peak memory: ${toMb(peak)} of ${MOST_MB} MB`);
  const ratio = isInstalled('nginx') ? await compareProxy(page) : undefined;
  const nears = ratio === undefined || ratio >= LEAST_OF_PLAIN;
  if (ratio === undefined) console.log('nginx is not installed: the proxy was not measured');
  else console.log(`${nears ? '' : '!'}Of plain nginx: ${ratio.toFixed(2)} (at least ${LEAST_OF_PLAIN})`);
  for (const run of unanswered) console.log(`!No 2xx response: ${run}`);
  process.exitCode = holds && nears && !unanswered.length ? 0 : 1;
} finally {
  await site.stop();
}

interface Lines {
  connections: number;
  /** Requests sent on each connection before the first is answered. */
  pipelining: number;
}

async function measure(path: string, lines: Lines): Promise<string[]> {
  const { requests, latency, errors, non2xx, '2xx': ok } = await load(site.url + path, lines);
  if (ok === 0) unanswered.push(`${path}, ${lines.connections} connections, ${lines.pipelining} pipelined`);
  return [
    path,
    String(lines.connections),
    String(lines.pipelining),
    requests.average.toFixed(0),
    String(latency.p99),
    String(errors + non2xx),
    toMb(await readPeak()),
  ];
}

/** Responses a second of the shipped proxy's cache, as a part of plain nginx's. */
async function compareProxy(page: string): Promise<number> {
  const { proxied, plain, stop } = await startProxies(site.url, page);
  try {
    const lines = { connections: 100, pipelining: 1 };
    // The first requests fill the cache.
    for (const url of [proxied, plain]) await load(url, lines);
    const ratios: number[] = [];
    const rows: string[][] = [];
    for (let run = 0; run < PROXY_RUNS; run++) {
      const [ours, theirs] = [await load(proxied, lines), await load(plain, lines)];
      for (const [name, { '2xx': ok }] of Object.entries({ 'the proxy': ours, 'plain nginx': theirs })) {
        if (ok === 0) unanswered.push(name);
      }
      ratios.push(ours.requests.average / theirs.requests.average);
      const shown = [ours, theirs].flatMap(({ requests, latency }) => [
        requests.average.toFixed(0),
        String(latency.p99),
      ]);
      rows.push([String(run + 1), ...shown, (ratios.at(-1) ?? 0).toFixed(2)]);
    }
    console.log(`\n${page} by https from the cache of the shipped nginx, and the same bytes from plain nginx`);
    printTable(['run', 'cache / s', 'p99, ms', 'plain / s', 'p99, ms', 'ratio'], rows);
    return median(ratios);
  } finally {
    await stop();
  }
}

/** In a process of its own, so that it and the server each have a core. */
async function load(url: string, { connections, pipelining }: Lines): Promise<Result> {
  const options = { connections, pipelining, duration: seconds, headers: ['accept-encoding=br', `host=${HOST}`] };
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(ROOT, 'node_modules/autocannon/autocannon.js'),
    '--json',
    ...Object.entries(options).flatMap(([name, value]) => [value].flat().flatMap((one) => [`--${name}`, String(one)])),
    url,
  ]);
  return JSON.parse(stdout) as Result;
}

/** The most memory that the server has taken since its start, in MB; NaN where the system does not tell. */
async function readPeak(): Promise<number> {
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

function toMb(megabytes: number): string {
  return Number.isNaN(megabytes) ? 'unknown' : megabytes.toFixed(0);
}
