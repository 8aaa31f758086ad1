import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { behaviours, JSON_TYPE } from '#server/testing/sampleService.ts';
import type { Behaviour } from '#server/testing/sampleService.ts';
import { PATIENCE, startService, temporaryFolder } from '#server/testing/testService.ts';
import { createStaleCache } from './staleCache.ts';
import { CacheStore } from './cacheStore.ts';
import { createJsonClient } from './jsonClient.ts';
import { LIMITS } from './limits.ts';
import type { Limits } from './limits.ts';
import { UpstreamError } from './upstreamError.ts';

const tideSchema = z.object({ metres: z.number() });
const TIDE = { metres: 2 };

const saying =
  (body: unknown): Behaviour =>
  (_request, response) =>
    void response.writeHead(200, JSON_TYPE).end(JSON.stringify(body));

/** The parts of this room put together, as a room does that asks a service one question. */
async function connect(given: Partial<Limits> = {}, folder?: string) {
  const theirs = await startService(TIDE);
  const limits = { ...LIMITS, answerMs: 10_000, jsonBytes: 10_000, pauseMs: 0, ...given };
  const warnings: string[] = [];
  const warn = (_details: unknown, message: string) => void warnings.push(message);
  const closing = new AbortController();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = new CacheStore({
    path: join(folder ?? (await temporaryFolder()), 'answers.db'),
    fingerprint: 'tides',
    limits: { entries: limits.diskEntries, bytes: limits.diskBytes },
    warn,
  });
  onTestFinished(() => {
    closing.abort();
    store.close();
  });
  const common = { name: 'the tide service', limits, fetch, warn, closing: closing.signal };
  const getJson = createJsonClient(common);
  const { get } = createStaleCache<{ key: string }, z.infer<typeof tideSchema>>({
    ...common,
    store: {
      get: ({ key }) => {
        const copy = store.read(key, tideSchema);
        const ageMs = Date.now() - (copy?.savedAt ?? 0);
        return copy && { answer: copy.value, isFresh: ageMs < limits.freshSeconds * 1000, ageMs };
      },
      set: ({ key }, tide) => store.put(key, { text: JSON.stringify(tide), savedAt: Date.now() }),
    },
    load: async () => {
      const { body } = await getJson(new URL(theirs.url), AbortSignal.timeout(limits.totalMs));
      const { success, data, error } = tideSchema.safeParse(body);
      if (!success) throw new UpstreamError('shape', 'no tide', { cause: error });
      return data;
    },
  });
  return { theirs, ask: () => get({ key: 'now' }), later: () => vi.setSystemTime(Date.now() + 3_600_000), warnings };
}

const FAILURES = Object.entries({ ...behaviours, lying: saying({ metres: 'high' }) });
const limitsFor = (name: string) => (name === 'silent' ? { answerMs: 500, totalMs: 1_000 } : {});

it('a foreign service is asked once by all who come together, and not while its answer is fresh', async () => {
  const { theirs, ask } = await connect();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([TIDE, TIDE, TIDE]);
  expect([await ask(), theirs.asked()]).toEqual([TIDE, 1]);
});

it.each(FAILURES)(
  'its last good answer stays while it is %s, and goes when it works again',
  async (name, behaviour) => {
    const { theirs, ask, later } = await connect(limitsFor(name));
    await ask();
    later();
    theirs.behave(behaviour);
    for (let at = 0; at < 5; at++) expect(await ask()).toEqual(TIDE);
    theirs.behave(saying({ metres: 3 }));
    await vi.waitFor(async () => expect(await ask()).toEqual({ metres: 3 }), PATIENCE);
  },
);

it.each(FAILURES)('one that was %s from the start is an error of its own kind, not ours', async (name, behaviour) => {
  const { theirs, ask } = await connect(limitsFor(name));
  theirs.behave(behaviour);
  const error = await ask().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UpstreamError);
  expect(error).toMatchObject({ isLocal: false });
});

it('one that fails three times is left alone, and the operator hears of it once', async () => {
  const { theirs, ask, later, warnings } = await connect({ pauseMs: 1_000 });
  theirs.behave(behaviours.broken);
  for (let at = 0; at < 9; at++) await ask().catch(() => undefined);
  expect(theirs.asked()).toBe(3);
  later();
  theirs.behave(undefined);
  expect(await ask()).toEqual(TIDE);
  expect(warnings).toEqual([
    'the tide service does not answer as it should: visitors see the last good copies',
    'the tide service answers again',
  ]);
});

it('one that tells lies is told to the operator once, not once for each visitor', async () => {
  const { theirs, ask, warnings } = await connect();
  theirs.behave(saying({ metres: 'high' }));
  for (let at = 0; at < 5; at++) await ask().catch(() => undefined);
  expect(warnings).toEqual(['the tide service gave an answer that cannot be used']);
});

it('its copies are there after a start, while it is down', async () => {
  const folder = await temporaryFolder();
  await (await connect({}, folder)).ask();
  const { theirs, ask } = await connect({}, folder);
  theirs.behave(behaviours.broken);
  expect(await ask()).toEqual(TIDE);
});
