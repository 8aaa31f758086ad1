import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BLOG_ROOT } from '#contract/posts.ts';
import type { RenderRequest } from '#contract/render.ts';
import { parseDoorway } from '#contract/routes.ts';
import { createBlog } from '#server/blog/blog.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';
import { loadBuilt } from '#server/built.ts';
import { load } from './asker.ts';
import { median, printTable, toCount } from './measure.ts';
import { allDoorways, isSample, ROOT, startSite } from './site.ts';

/**
 * What a doorway costs the server: to render, without any cache, in ms; to answer again, in ms from asking to the last byte;
 * and how many a second it answers beside a bare Fastify route that returns the same bytes, in the same run and in turn.
 *
 *   node bench/render.ts [--runs 7]
 */

const RENDERS = 40;
const SINGLE_ANSWERS = 500;
const REQUESTS = 3_000;
const CONNECTIONS = 20;

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = toCount(options.runs, 'runs');

const site = await startSite();
try {
  const doorways = (await allDoorways(site.url)).filter(isSample);
  const rows: string[][] = [];
  for (const { path } of doorways) {
    rows.push([path, (await timeRender(path)).toFixed(2), (await timeAnswer(path)).toFixed(2)]);
  }
  printTable(['doorway', 'rendered, ms', 'kept, ms'], rows);
  await compareWithBare(`${site.url}/`);
} finally {
  await site.stop();
}

/** Median ms of rendering the page, its content asked for in process. */
async function timeRender(path: string): Promise<number> {
  const doorway = parseDoorway(path);
  if (!doorway) throw new Error(`${path} is no doorway`);
  const built = await loadBuilt(ROOT);
  const blog = createBlog(loadPosts(join(ROOT, 'content/posts')), { siteUrl: site.url });
  const request: RenderRequest = {
    ...doorway,
    origin: site.url,
    assets: built.assets,
    texts: built.texts[doorway.language],
    ask: async (address) => blog.answer(address.slice(BLOG_ROOT.length)),
  };
  const times: number[] = [];
  for (let round = -RENDERS; round < RENDERS; round++) {
    const began = performance.now();
    await built.render(request);
    if (round >= 0) times.push(performance.now() - began);
  }
  return median(times);
}

/** Median ms of one kept answer after another, each on the connection of the one before. */
async function timeAnswer(path: string): Promise<number> {
  await load(site.url + path, SINGLE_ANSWERS, 1);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    times.push(((await load(site.url + path, SINGLE_ANSWERS, 1)) * 1000) / SINGLE_ANSWERS);
  }
  return median(times);
}

/** Prints the answers a second of both, measured by turns, and the ratio of the medians. */
async function compareWithBare(address: string): Promise<void> {
  const bare = await startSite({ script: 'bench/bareServer.ts', args: [address] });
  try {
    const rates: { site: number[]; bare: number[] } = { site: [], bare: [] };
    for (let run = -1; run < runs; run++) {
      const ours = REQUESTS / (await load(address, REQUESTS, CONNECTIONS));
      const theirs = REQUESTS / (await load(bare.url, REQUESTS, CONNECTIONS));
      if (run < 0) continue;
      rates.site.push(ours);
      rates.bare.push(theirs);
    }
    const ratio = median(rates.site) / median(rates.bare);
    console.log();
    printTable(
      ['answers a second', 'site', 'bare Fastify', 'ratio'],
      [['/', median(rates.site).toFixed(0), median(rates.bare).toFixed(0), ratio.toFixed(2)]],
    );
  } finally {
    await bare.stop();
  }
}
