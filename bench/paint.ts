import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { median, printTable, toCount } from './measure.ts';
import { allDoorways, startSite, type Doorway } from './site.ts';
import { startStripper } from './stripper.ts';

/**
 * What scripts cost the first paint: LCP of a doorway against the same HTML without any script, and of a hash address opened
 * cold against its doorway. Both sides of a pair run in turn, in the same browser, through the same proxy; medians of `--runs`.
 * Ends with exit code 1 when a ratio does not hold.
 *
 *   node bench/paint.ts [--runs 7] [--route /nosotros] [--handshake 300]
 */
const MOST_SCRIPTS_RATIO = 1.15;
const MOST_HASH_RATIO = 1.3;

/** Doorways measured unless `--route` names a route, which is then measured in both languages. */
const PATHS = new Set(['/', '/en/nosotros/', '/es/noticias/', '/en/semaforo/']);

/** Lighthouse's phone and its slow 4G; latency in ms, throughput in bytes a second. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };

/** What a new connection costs before its first request, in ms: a round trip of TCP and one of TLS 1.3. */
const HANDSHAKE_MS = 2 * NETWORK.latency;

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
const browser = await launchBrowser();
let holds = true;
try {
  const doorways = (await allDoorways(site.url)).filter(({ route, path }) =>
    options.route ? options.route.includes(route) : PATHS.has(path),
  );
  if (doorways.length === 0) throw new Error(`no doorway has the route ${String(options.route)}`);

  const scripts = doorways.map(({ path }) => ({ name: path, one: whole.url + path, other: bare.url + path }));
  await compare('without scripts', scripts, MOST_SCRIPTS_RATIO);
  const hashes = doorways.map((doorway) => ({
    name: toHash(doorway),
    one: whole.url + toHash(doorway),
    other: whole.url + doorway.path,
  }));
  await compare('its doorway', hashes, MOST_HASH_RATIO);
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

/** Prints the medians of both sides of each pair, in ms, and their ratio. The first round only warms up. */
async function compare(against: string, pairs: readonly Pair[], most: number): Promise<void> {
  const rows: string[][] = [];
  for (const { name, one, other } of pairs) {
    const times: { one: number[]; other: number[] } = { one: [], other: [] };
    for (let run = 0; run <= runs; run++) {
      const measured = { one: await paint(browser, one), other: await paint(browser, other) };
      if (run === 0) continue;
      times.one.push(measured.one);
      times.other.push(measured.other);
    }
    const ratio = median(times.one) / median(times.other);
    if (!(ratio <= most)) holds = false;
    rows.push([
      name,
      median(times.one).toFixed(0),
      median(times.other).toFixed(0),
      `${ratio <= most ? '' : '!'}${ratio.toFixed(2)}`,
    ]);
  }
  printTable([`LCP, to hold: ${most}`, 'ms', `${against}, ms`, 'ratio'], rows);
  console.log();
}

/** LCP in ms of a first visit to the address, counted from its first request. */
async function paint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let began: number | undefined;
  devtools.on('Network.requestWillBeSent', ({ wallTime }) => (began ??= wallTime * 1_000));
  try {
    await page.goto(url);
    await quiet(page);
    return (await page.evaluate(readLcp)) - (began ?? Number.NaN);
  } finally {
    await context.close();
  }
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
