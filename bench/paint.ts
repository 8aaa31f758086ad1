import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { median, printTable, toCount } from './measure.ts';
import { allPages, isStory, startSite, type SitePage } from './site.ts';

/**
 * What scripts cost: LCP, longest task and blocking time of a page against the same page with scripts turned off; LCP of a hash
 * address against its page. Both sides of a pair are measured in turn, in the same browser; medians of `--runs`. Ends with exit
 * code 1 when a number does not hold.
 *
 *   node bench/paint.ts [--runs 7] [--route /nosotros]
 */
const MOST_SCRIPTS_RATIO = 1.15;
const MOST_HASH_RATIO = 1.3;
const MOST_BLOCKING_RATIO = 1.2;

/** The part of a task beyond this, in ms, blocks. */
const LONG_TASK_MS = 50;

/** Pages measured, with the newest story; `--route` measures that route in both languages instead. */
const PATHS = new Set(['/', '/en/nosotros/', '/es/noticias/', '/en/semaforo/']);

/** Lighthouse's phone and its slow 4G; latency in ms, throughput in bytes a second. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };

/**
 * A browser with developer tools attached, as here, looks up at once where each `Error` was made, which costs 120 ms while React
 * starts. No visitor pays that; this switch turns it off.
 */
const LAZY_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

/** Name of a thread's task in a trace. */
const TASK = 'ThreadControllerImpl::RunTask';

/** A page that has requested nothing for so long, in ms, has made its largest paint. */
const QUIET_MS = 1_000;

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, route: { type: 'string', multiple: true } },
});
const runs = toCount(options.runs, 'runs');

const site = await startSite();
const browser = await launchBrowser({ flags: [LAZY_POSITIONS] });
let holds = true;
try {
  const pages = (await allPages(site.url)).filter((page) =>
    options.route
      ? options.route.includes(page.route)
      : PATHS.has(page.path) || (page.language === 'es' && isStory(page)),
  );
  if (pages.length === 0) throw new Error(`no page has the route ${String(options.route)}`);

  const scripts = pages.map(({ path }) => ({ name: path, one: { path }, other: { path, scripts: false } }));
  const painted = await measure(scripts);
  printPaints('without scripts', painted, MOST_SCRIPTS_RATIO);
  printTasks(painted);
  const hashes = pages.map((page) => ({
    name: toHash(page),
    one: { path: toHash(page) },
    other: { path: page.path },
  }));
  printPaints('its page', await measure(hashes), MOST_HASH_RATIO);
} finally {
  await browser.close();
  await site.stop();
}
process.exitCode = holds ? 0 : 1;

interface Address {
  path: string;
  /** Default: true. */
  scripts?: boolean;
}

interface Pair {
  name: string;
  one: Address;
  other: Address;
}

/** One visit; times in ms. */
interface Visit {
  /** Largest contentful paint, from the start of the navigation. */
  lcp: number;
  /** The longest task of the page's thread that ended after its first paint. */
  longest: number;
  /** What the page's tasks took beyond `LONG_TASK_MS` each; not from the first paint on, because scripts move that. */
  blocking: number;
}

interface Measured {
  name: string;
  one: Visit;
  other: Visit;
}

/** The medians of both sides of each pair. The first round is a warm-up. */
async function measure(pairs: readonly Pair[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { name, one, other } of pairs) {
    const visits: { one: Visit[]; other: Visit[] } = { one: [], other: [] };
    for (let run = 0; run <= runs; run++) {
      const both = { one: await visit(browser, one), other: await visit(browser, other) };
      if (run === 0) continue;
      visits.one.push(both.one);
      visits.other.push(both.other);
    }
    measured.push({ name, one: toMedians(visits.one), other: toMedians(visits.other) });
  }
  return measured;
}

function toMedians(visits: readonly Visit[]): Visit {
  return {
    lcp: median(visits.map(({ lcp }) => lcp)),
    longest: median(visits.map(({ longest }) => longest)),
    blocking: median(visits.map(({ blocking }) => blocking)),
  };
}

function printPaints(against: string, measured: readonly Measured[], most: number): void {
  printTable(
    [`LCP, to hold: ${most}`, 'ms', `${against}, ms`, 'ratio'],
    measured.map(({ name, one, other }) => [
      name,
      one.lcp.toFixed(0),
      other.lcp.toFixed(0),
      mark((one.lcp / other.lcp).toFixed(2), one.lcp / other.lcp <= most),
    ]),
  );
  console.log();
}

function printTasks(measured: readonly Measured[]): void {
  printTable(
    [
      `main thread, to hold: ${LONG_TASK_MS} ms, ${MOST_BLOCKING_RATIO}`,
      'longest after paint, ms',
      'without scripts, ms',
      'blocking, ms',
      'without scripts, ms',
      'ratio',
    ],
    measured.map(({ name, one, other }) => {
      const ratio = one.blocking / other.blocking;
      return [
        name,
        mark(one.longest.toFixed(0), one.longest <= LONG_TASK_MS),
        other.longest.toFixed(0),
        one.blocking.toFixed(0),
        other.blocking.toFixed(0),
        mark(ratio.toFixed(2), !(ratio > MOST_BLOCKING_RATIO)),
      ];
    }),
  );
  console.log();
}

function mark(text: string, keeps: boolean): string {
  if (!keeps) holds = false;
  return keeps ? text : `!${text}`;
}

/** A first visit, in a browser context of its own. */
async function visit(browser: Browser, { path, scripts = true }: Address): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: scripts });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  try {
    await browser.startTracing(page, { categories: ['toplevel', 'loading', 'blink.user_timing'] });
    await page.goto(site.url + path);
    await quiet(page);
    return readTrace(await browser.stopTracing());
  } finally {
    await context.close();
  }
}

/** An event of a trace; times in µs. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/** @throws Error where the page has painted nothing */
function readTrace(trace: Buffer): Visit {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const started = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(site.url),
  );
  const first = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  const largest = traceEvents.findLast(({ name }) => name === 'largestContentfulPaint::Candidate');
  if (!started || !first || !largest) throw new Error('the page has painted nothing');
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === TASK && pid === first.pid && tid === first.tid)
    .map(({ ts, dur = 0 }) => ({ to: ts + dur, ms: dur / 1_000 }));
  return {
    lcp: (largest.ts - started.ts) / 1_000,
    longest: Math.max(0, ...tasks.filter(({ to }) => to > first.ts).map(({ ms }) => ms)),
    blocking: tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - LONG_TASK_MS), 0),
  };
}

/** Waits until the page has loaded and requested nothing for a while. */
async function quiet(page: Page): Promise<void> {
  let last = performance.now();
  const heard = () => (last = performance.now());
  page.on('request', heard);
  page.on('requestfinished', heard);
  await page.waitForLoadState('load');
  heard();
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(100);
}

function toHash({ route, language }: SitePage): string {
  return `/#${route}?lang=${language}`;
}
