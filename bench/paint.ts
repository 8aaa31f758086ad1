import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { median, printTable, toCount } from './measure.ts';
import { allDoorways, isStory, startSite, type Doorway } from './site.ts';
import { startStripper } from './stripper.ts';

/**
 * What scripts cost the first paint and the time after it: LCP of a doorway, its longest task and its blocking time, against
 * the same HTML without any script; LCP of a hash address opened cold against its doorway. Both sides of a pair run in turn,
 * in the same browser, through the same proxy; medians of `--runs`. Ends with exit code 1 when a number does not hold.
 *
 *   node bench/paint.ts [--runs 7] [--route /nosotros] [--handshake 300]
 */
const MOST_SCRIPTS_RATIO = 1.15;
const MOST_HASH_RATIO = 1.3;
const MOST_BLOCKING_RATIO = 1.2;

/** A task blocks for as long as it takes beyond this, in ms: what a finger notices. */
const LONG_TASK_MS = 50;

/** Doorways measured, with the newest story, unless `--route` names a route, which is then measured in both languages. */
const PATHS = new Set(['/', '/en/nosotros/', '/es/noticias/', '/en/semaforo/']);

/** Lighthouse's phone and its slow 4G; latency in ms, throughput in bytes a second. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };

/** What a new connection costs before its first request, in ms: a round trip of TCP and one of TLS 1.3. */
const HANDSHAKE_MS = 2 * NETWORK.latency;

/**
 * With a developer's tool attached, as here, the browser finds out at once where every `Error` was made, for which it reads the
 * whole file again: 120 ms of the libraries' 140, because React makes three while it starts. No visitor pays that; with this
 * switch nobody does.
 */
const POSITIONS_AT_ONCE = '--js-flags=--no-enable-lazy-source-positions';

/** What a trace calls a task of a thread. */
const TASK = 'ThreadControllerImpl::RunTask';

/** No larger paint comes after this long without a request, in ms. */
const QUIET_MS = 1_000;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    route: { type: 'string', multiple: true },
    handshake: { type: 'string', default: String(HANDSHAKE_MS) },
  },
});
const runs = toCount(options.runs, 'runs');
const handshakeMs = toCount(options.handshake, 'handshake', 0);

const site = await startSite();
const whole = await startStripper(site.url, { strip: false, handshakeMs });
const bare = await startStripper(site.url, { strip: true, handshakeMs });
const browser = await launchBrowser({ flags: [POSITIONS_AT_ONCE] });
let holds = true;
try {
  const doorways = (await allDoorways(site.url)).filter((doorway) =>
    options.route
      ? options.route.includes(doorway.route)
      : PATHS.has(doorway.path) || (doorway.language === 'es' && isStory(doorway)),
  );
  if (doorways.length === 0) throw new Error(`no doorway has the route ${String(options.route)}`);

  const scripts = doorways.map(({ path }) => ({ name: path, one: whole.url + path, other: bare.url + path }));
  const painted = await measure(scripts);
  printPaints('without scripts', painted, MOST_SCRIPTS_RATIO);
  printTasks(painted);
  const hashes = doorways.map((doorway) => ({
    name: toHash(doorway),
    one: whole.url + toHash(doorway),
    other: whole.url + doorway.path,
  }));
  printPaints('its doorway', await measure(hashes), MOST_HASH_RATIO);
} finally {
  await browser.close();
  await Promise.all([whole.stop(), bare.stop()]);
  await site.stop();
}
process.exitCode = holds ? 0 : 1;

interface Pair {
  name: string;
  one: string;
  other: string;
}

/** One visit. */
interface Visit {
  /** Largest contentful paint, in ms from the first request. */
  lcp: number;
  /** The longest task of the page's thread that ended after its first paint, in ms. */
  longest: number;
  /**
   * What its tasks took beyond `LONG_TASK_MS` each, in ms, from the first byte on. Not from the first paint: scripts move that,
   * and with it what counts.
   */
  blocking: number;
}

interface Measured {
  name: string;
  one: Visit;
  other: Visit;
}

/** The medians of both sides of each pair. The first round only warms up. */
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
        mark(ratio.toFixed(2), ratio <= MOST_BLOCKING_RATIO),
      ];
    }),
  );
  console.log();
}

function mark(text: string, keeps: boolean): string {
  if (!keeps) holds = false;
  return keeps ? text : `!${text}`;
}

/** A first visit to the address. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let began: number | undefined;
  devtools.on('Network.requestWillBeSent', ({ wallTime }) => (began ??= wallTime * 1_000));
  try {
    await browser.startTracing(page, { categories: ['toplevel', 'loading'] });
    await page.goto(url);
    await quiet(page);
    const lcp = (await page.evaluate(readLcp)) - (began ?? Number.NaN);
    return { lcp, ...readTasks(await browser.stopTracing()) };
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
}

/** Longest task after the first contentful paint and all blocking time, of the thread that painted. */
function readTasks(trace: Buffer): Pick<Visit, 'longest' | 'blocking'> {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('no first contentful paint');
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === TASK && pid === paint.pid && tid === paint.tid)
    .map(({ ts, dur = 0 }) => ({ to: ts + dur, ms: dur / 1_000 }));
  return {
    longest: Math.max(0, ...tasks.filter(({ to }) => to > paint.ts).map(({ ms }) => ms)),
    blocking: tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - LONG_TASK_MS), 0),
  };
}

/** Waits until the page has loaded and asked for nothing for a while. */
async function quiet(page: Page): Promise<void> {
  let last = performance.now();
  const heard = () => (last = performance.now());
  page.on('request', heard);
  page.on('requestfinished', heard);
  await page.waitForLoadState('load');
  heard();
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(100);
}

/** Runs in the page: the last of the largest paints, in ms since 1970. */
function readLcp(): Promise<number> {
  return new Promise((done, fail) => {
    setTimeout(() => fail(new Error('no largest contentful paint')), 5_000);
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      if (last) done(performance.timeOrigin + last.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function toHash({ route, language }: Doorway): string {
  return `/#${route}?lang=${language}`;
}
