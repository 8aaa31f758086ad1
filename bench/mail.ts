import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '#server/connectMessages.ts';
import { askToken, post, startProcess } from '#server/testing/messageProcesses.ts';
import { startPostgres } from '#server/testing/testPostgres.ts';
import { median, printTable, toCount } from './measure.ts';

/**
 * Messages a second that the site accepts, each on disk before its response, against the commits of the same store without HTTP,
 * checks and cleaning; in SQLite and, where it is installed, Postgres. That killed processes lose no message is a test:
 * tests/kills.test.ts.
 *
 *   node bench/mail.ts [--runs 5]
 */

/** Fewer than the rate limits of all mailboxes let through at once. */
const MESSAGES = 1_200;
const AT_ONCE = 20;

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = toCount(options.runs, 'runs');

const postgres = await startPostgres();
const rows: string[][] = [];
try {
  for (const name of ['SQLite', ...(postgres ? ['Postgres'] : [])]) {
    const measured: { raw: number; accepted: number }[] = [];
    for (let run = 0; run < runs; run++) {
      const folder = mkdtempSync(join(tmpdir(), 'bench-mail-'));
      const databaseUrl = name === 'Postgres' ? ((await postgres?.database()) ?? '') : '';
      try {
        measured.push({ raw: await commit(folder, databaseUrl), accepted: await accept(folder, databaseUrl) });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    const ratios = measured.map(({ raw, accepted }) => accepted / raw);
    rows.push([
      name,
      median(measured.map(({ accepted }) => accepted)).toFixed(0),
      median(measured.map(({ raw }) => raw)).toFixed(0),
      median(ratios).toFixed(2),
      ratios.map((ratio) => ratio.toFixed(2)).join(' '),
    ]);
  }
} finally {
  await postgres?.remove();
}
printTable(['store', 'accepted / s', 'commits / s', 'ratio', 'runs'], rows);

/** Commits a second of the store alone. */
async function commit(dataFolder: string, databaseUrl: string): Promise<number> {
  const store = openStore({ dataFolder, databaseUrl });
  const keep = () => {
    const id = randomUUID();
    const message = {
      hash: id,
      destinatario: 'info',
      asunto: 'Hola',
      mensaje: `<p>${id}</p>`,
      responder_a: '',
      mark: '',
    };
    return store.accept({ id, ...message });
  };
  await keep();
  const aSecond = await time(keep);
  await store.close();
  return aSecond;
}

/** Responses 202 a second. */
async function accept(folder: string, databaseUrl: string): Promise<number> {
  const site = startProcess({ folder, databaseUrl, smtpUrl: '', delivers: false });
  const port = (await site.listening) ?? 0;
  const token = await askToken(port);
  const aSecond = await time(async () => {
    const status = await post(port, token, randomUUID());
    if (status !== 202) throw new Error(`a message was answered with ${status}`);
  });
  await site.kill();
  return aSecond;
}

async function time(task: () => Promise<unknown>): Promise<number> {
  let left = MESSAGES;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await task();
    }),
  );
  return MESSAGES / ((performance.now() - began) / 1000);
}
