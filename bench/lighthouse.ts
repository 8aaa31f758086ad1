import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { launchBrowser } from './browser.ts';
import { median, printTable, toCount } from './measure.ts';
import { freePort } from '#server/testing/freePort.ts';
import { allPages, isSample, startSite, type SitePage } from './site.ts';

/**
 * Lighthouse's mobile preset on pages of the production server: the worst of `--runs` for the four scores and CLS, the medians of
 * LCP and TBT. What misses its number is marked with `!`, and the audits that cost points are listed below. Ends with exit code 1
 * when something is marked.
 *
 *   node bench/lighthouse.ts [--all | --route /nosotros] [--runs 3]
 *
 * Without `--all` one page of each kind is measured in both languages; `--route` may be given more than once.
 */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores to hold in each run, out of 100 (decisions 8). */
const LEAST: Record<Category, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Layout shift to hold (decisions 8). */
const MOST_CLS = 0.02;

/** A run that Lighthouse itself gives up, for a lost trace say, is repeated; so many tries in all. */
const TRIES = 3;

/** Most characters that are printed of one audit's findings. */
const DETAIL_LENGTH = 600;

type Category = (typeof CATEGORIES)[number];
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** What one run found. */
interface Measured {
  scores: Record<Category, number>;
  /** Without unit. */
  cls: number;
  lcpMs: number;
  tbtMs: number;
  /** Audits that cost points, one line each. */
  failing: string[];
}

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    route: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
  },
});
const runs = toCount(options.runs, 'runs');

const site = await startSite();
const rows: string[][] = [];
const findings = new Map<string, Set<string>>();
let marked = false;
try {
  const pages = (await allPages(site.url)).filter(isWanted);
  if (pages.length === 0) throw new Error(`no page has the route ${String(options.route)}`);
  for (const { path } of pages) {
    const measured: Measured[] = [];
    for (let run = 0; run < runs; run++) measured.push(await measureAgain(site.url + path));
    rows.push(toRow(path, measured));
  }
} finally {
  await site.stop();
}

printTable(['page', 'perf', 'a11y', 'best', 'seo', 'CLS', 'LCP, ms', 'TBT, ms'], rows);
for (const [line, paths] of findings) console.log(`\n${line}\n  on ${[...paths].join(', ')}`);
process.exitCode = marked ? 1 : 0;

function isWanted(page: SitePage): boolean {
  if (options.route) return options.route.includes(page.route);
  return options.all || isSample(page);
}

async function measureAgain(url: string): Promise<Measured> {
  const problems: string[] = [];
  while (problems.length < TRIES) {
    const measured = await measure(url);
    if (typeof measured !== 'string') return measured;
    problems.push(measured);
  }
  throw new Error(`${url}: ${problems.join('; ')}`);
}

/** One run in a new browser, because a stored language would redirect the home page. Gives a text where it failed: why. */
async function measure(url: string): Promise<Measured | string> {
  const port = await freePort();
  const browser = await launchBrowser({ port });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
    if (!result) return 'no result';
    const { lhr } = result;
    if (lhr.runtimeError) return lhr.runtimeError.message;
    const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      cls: value('cumulative-layout-shift'),
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      failing: toFailing(lhr),
    };
  } finally {
    await browser.close();
  }
}

function toRow(path: string, measured: readonly Measured[]): string[] {
  const mark = (text: string, holds: boolean) => {
    if (!holds) marked = true;
    return holds ? text : `!${text}`;
  };
  let holds = true;
  const scores = CATEGORIES.map((category) => {
    const score = Math.min(...measured.map(({ scores }) => scores[category]));
    if (score < LEAST[category]) holds = false;
    return mark(String(score), score >= LEAST[category]);
  });
  const cls = Math.max(...measured.map((one) => one.cls));
  if (!(holds && cls <= MOST_CLS)) {
    for (const line of measured.flatMap(({ failing }) => failing)) {
      findings.set(line, (findings.get(line) ?? new Set()).add(path));
    }
  }
  return [
    path,
    ...scores,
    mark(cls.toFixed(3), cls <= MOST_CLS),
    median(measured.map(({ lcpMs }) => lcpMs)).toFixed(0),
    median(measured.map(({ tbtMs }) => tbtMs)).toFixed(0),
  ];
}

/** The audits that cost points; metrics without figures, which differ from run to run and are in the table. */
function toFailing(lhr: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.995) return [];
      if (category === 'performance') return [`performance: ${audit.title} (under its full points)`];
      const items = audit.details && 'items' in audit.details ? audit.details.items : [];
      return [`${category}: ${audit.title}: ${JSON.stringify(items).slice(0, DETAIL_LENGTH)}`];
    }),
  );
}
