import { createBlog } from '#server/blog/blog.ts';
import type { Blog } from '#server/blog/blog.ts';
import { sampleStories } from '#server/testing/sampleStories.ts';
import { LIST_FIELDS } from '#contract/newsQuestions.ts';
import { median } from './measure.ts';

/**
 * What a request costs among 10,000 posts against among 24: median microseconds of `answer` and of writing its JSON, and
 * their ratio. Rounds alternate between the two blogs, so that whatever else the machine does meets both alike.
 */
const FEW = 24;
const MANY = 10_000;
const ROUNDS = 400;
const WARM_UP_ROUNDS = 100;
/** Calls between two readings of the clock. */
const BATCH = 5;

const listed = `_embed=1&_fields=${LIST_FIELDS}`;

/** A request by round. Single posts are 24 on both sides, spread over all there are. */
const requests: Record<string, (round: number, size: number) => string> = {
  'list, 16 in 13,8': () => `/wp/v2/posts?per_page=16&categories=13,8&${listed}`,
  'list, 50 in 13,8 (few: 16)': () => `/wp/v2/posts?per_page=50&categories=13,8&${listed}`,
  'a list of 10': () => `/wp/v2/posts?${listed}`,
  'by slug': (round, size) => `/wp/v2/posts?slug=historia-${spread(round, size)}`,
  'by id': (round, size) => `/wp/v2/posts/${spread(round, size)}`,
  'page 5, 4 a page': () => `/wp/v2/posts?per_page=4&page=5&${listed}`,
  'search of a rare word': () => '/wp/v2/posts?search=nanduti',
  'search of two common words': (round) => `/wp/v2/posts?search=${COMMON[round % COMMON.length]}&${listed}`,
  'by title, ascending': () => `/wp/v2/posts?orderby=title&order=asc&${listed}`,
  'suggested, asked before': () => `/custom/v1/suggested-posts?post_id=1&${listed}`,
};
const COLD = 'suggested, first time';

const spread = (round: number, size: number) => Math.floor(((round % FEW) * size) / FEW) + 1;
const stories = { few: sampleStories(FEW), many: sampleStories(MANY) };
const COMMON = (stories.many[0]?.markdown.split(' ') ?? [])
  .slice(0, 20)
  .map((word, at, all) => `${word}+${all[at ? 0 : 1]}`);

const started = performance.now();
const few = createBlog(stories.few);
const fewReady = performance.now();
const many = createBlog(stories.many);
const manyReady = performance.now();
console.log(
  `building: ${FEW} posts ${(fewReady - started).toFixed(0)} ms, ${MANY} posts ${(manyReady - fewReady).toFixed(0)} ms`,
);

function measure(blog: Blog, paths: readonly string[]): number {
  const before = performance.now();
  for (const path of paths) JSON.stringify(blog.answer(path).body);
  return ((performance.now() - before) * 1000) / paths.length;
}

function row(name: string, fewTimes: number[], manyTimes: number[]): void {
  const [a, b] = [median(fewTimes), median(manyTimes)];
  console.log(
    `${name.padEnd(28)}${a.toFixed(1).padStart(10)}${b.toFixed(1).padStart(12)}${(b / a).toFixed(2).padStart(10)}`,
  );
}

console.log(`${'request'.padEnd(28)}${`${FEW}, µs`.padStart(10)}${`${MANY}, µs`.padStart(12)}${'ratio'.padStart(10)}`);
for (const [name, toPath] of Object.entries(requests)) {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const pair = [
      [few, FEW],
      [many, MANY],
    ] as const;
    for (const [side, [blog, size]] of pair.entries()) {
      const paths = Array.from({ length: BATCH }, (_, at) => toPath((round + WARM_UP_ROUNDS) * BATCH + at, size));
      const time = measure(blog, paths);
      if (round >= 0) times[side]?.push(time);
    }
  }
  row(name, ...times);
}

// A suggestion is worked out once a post, so a blog can be asked for each only once: fresh small blogs bring enough of them.
const coldFew: number[] = [];
const coldMany: number[] = [];
for (let round = 0; round < ROUNDS / FEW; round++) {
  const fresh = createBlog(stories.few);
  for (let id = 1; id <= FEW; id++) {
    const path = `?post_id=${id}&_fields=id`;
    coldFew.push(measure(fresh, [`/custom/v1/suggested-posts${path}`]));
    coldMany.push(measure(many, [`/custom/v1/suggested-posts?post_id=${1000 + round * FEW + id}&_fields=id`]));
  }
}
row(COLD, coldFew, coldMany);
