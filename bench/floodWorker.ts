// One part of bench/flood.ts, in a thread of its own: what one of them does does not count as the server's time.
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { holdHalfOpen, HOSTILE, hostileAddress, type Loot } from '#server/testing/hostileSenders.ts';
import { RawLine } from '#server/testing/rawLine.ts';

/** What a part does: keeps a core busy or times pages, each until it is ended, or floods the server. */
export type Part =
  | { part: 'busy' }
  | { part: 'pages'; port: number; paths: string[]; everyMs: number }
  | { part: 'flood'; port: number; loot: Loot; requests: number; aSecond: number; lines: number; halfOpen: number };

/** What became of the flood: seconds that it took, and what was answered otherwise than its rule says, with how often. */
export interface Flooded {
  seconds: number;
  wrong: Record<string, number>;
}

// A port between threads takes no target.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (said: number | Flooded) => parentPort?.postMessage(said);

const given = workerData as Part;
// Hostile senders are other machines: making up what they send here does not take the server's turns. Of this thread alone.
if (given.part === 'flood') setPriority(constants.priority.PRIORITY_LOW);
if (given.part === 'busy') keepBusy();
else if (given.part === 'pages') await timePages(given);
else say(await flood(given));

function keepBusy(): never {
  for (let at = 0; ; at++) Math.sqrt(at);
}

/**
 * Says of each page how many ms it took, from asking to the last byte. It is asked for at its time, whether or not the one
 * before has come.
 */
async function timePages({ port, paths, everyMs }: Part & { part: 'pages' }): Promise<never> {
  const free: RawLine[] = [];
  const ask = async (path: string) => {
    // The one that rested longest: the server hangs up on who rests for too long.
    const line = free.shift() ?? new RawLine(port);
    const began = performance.now();
    const { status } = await line.ask(`GET ${path} HTTP/1.1\r\nhost: site.test\r\naccept-encoding: br\r\n\r\n`);
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    say(performance.now() - began);
    free.push(line);
  };
  for (let at = 0; ; at++) {
    void ask(paths[at % paths.length] ?? '/');
    await sleep(everyMs);
  }
}

async function flood({ port, loot, requests, aSecond, lines, halfOpen }: Part & { part: 'flood' }): Promise<Flooded> {
  const wrong: Record<string, number> = {};
  const release = await holdHalfOpen(port, halfOpen);
  const began = performance.now();
  let at = 0;
  await Promise.all(
    Array.from({ length: lines }, async () => {
      const line = new RawLine(port);
      for (let mine = at++; mine < requests; mine = at++) {
        const early = began + (mine / aSecond) * 1000 - performance.now();
        if (early > 0) await sleep(early);
        const kind = HOSTILE[mine % HOSTILE.length];
        if (!kind) continue;
        const answer = await line.ask(kind.bytes(hostileAddress(mine), loot));
        if (answer.status === kind.status && answer.body === kind.body) continue;
        const said = `${kind.name}: ${answer.status} ${answer.body.slice(0, 40)}`;
        wrong[said] = (wrong[said] ?? 0) + 1;
      }
      line.close();
    }),
  );
  release();
  return { seconds: (performance.now() - began) / 1000, wrong };
}
