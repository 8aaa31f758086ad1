import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#scripts/prelude.mjs';
import { freePort } from '#server/testing/freePort.ts';
import { startPostgres } from '#server/testing/testPostgres.ts';
import { driveCaddy } from './driveCaddy.ts';
import { isInstalled } from './files.ts';
import { HOST } from './places.ts';
import { startNginx, startProgram, type Started } from './processes.ts';
import { rollUnder } from './roll.ts';
import { createVisitor, protocolOf, type Visitor } from './visitor.ts';

/** Whether something holds, and the words or numbers that say so. */
export interface Finding {
  what: string;
  holds: boolean;
  measured: string;
}

const TOKEN = 'a-token-of-the-check';
/** A mail of a message is there by then. */
const MAIL_MS = 10_000;

/**
 * The site behind the shipped nginx, asked as visitors ask: two processes of it, on one Postgres. Undefined where nginx, curl or
 * Postgres is not on this machine, after a line that says so.
 */
export async function drive(): Promise<Finding[] | undefined> {
  const missing = ['nginx', 'curl'].filter((program) => !isInstalled(program));
  for (const program of missing) console.log(`missing  ${program}, so nothing was driven`);
  const postgres = missing.length ? undefined : await startPostgres();
  if (!postgres) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const running: Started[] = [postgres];
  try {
    const [http, https, one, other] = [await freePort(), await freePort(), await freePort(), await freePort()];
    const data = join(folder, 'data');
    mkdirSync(join(data, 'outbox'), { recursive: true });
    const env = {
      HOST: '127.0.0.1',
      SITE_URL: `https://${HOST}`,
      TRUST_PROXY: '127.0.0.1',
      DATA_DIR: data,
      DATABASE_URL: await postgres.database(),
      METRICS_TOKEN: TOKEN,
    };
    /** As the unit starts it. */
    const startSite = (port: number) =>
      startProgram(process.execPath, [join(ROOT, 'scripts/start.mjs'), '--built'], {
        port,
        env: { ...env, PORT: String(port) },
      });
    const sites = new Map<number, Started>();
    const stopSites = async () => void (await Promise.all([...sites.values()].map(({ stop }) => stop())));
    running.push({ stop: stopSites });
    for (const port of [one, other]) sites.set(port, await startSite(port));
    running.push(await startNginx({ folder, http, https, sites: [one, other] }));

    const visitor = createVisitor(https, 1);
    const logs = () =>
      readdirSync(join(folder, 'logs')).map((name) => readFileSync(join(folder, 'logs', name), 'utf8'));
    const lastLine = () => readFileSync(join(folder, 'logs/access.log'), 'utf8').trim().split('\n').at(-1) ?? '';
    const metrics = async () => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      return (await fetch(`http://127.0.0.1:${one}/metrics`, { headers })).text();
    };
    const restart = async (port: number) => {
      await sites.get(port)?.stop();
      sites.set(port, await startSite(port));
    };
    const rolled = { ports: [one, other], restart, metrics };
    return [
      ...(await findAtRest(visitor, { http, https, lastLine })),
      ...(await findMail(visitor, join(data, 'outbox'))),
      ...(await findLimits(https)),
      ...(await rollUnder({ ...rolled, https })),
      ...(await driveCaddy(folder, rolled)),
      ...(await findAway(visitor, { stopSites, lastLine })),
      ...findTelling(logs()),
    ];
  } finally {
    for (const each of running.toReversed()) await each.stop();
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Places {
  http: number;
  https: number;
  /** Of nginx's log of visitors. */
  lastLine: () => string;
}

async function findAtRest(visitor: Visitor, { http, https, lastLine }: Places): Promise<Finding[]> {
  const plain = await fetch(`http://127.0.0.1:${http}/es/?a=b`, { redirect: 'manual' });
  const to = String(plain.headers.get('location'));
  const protocol = await protocolOf(https);
  await visitor.ask('/es/nosotros/');
  const { status } = await visitor.ask('/es/nosotros/');
  const cached = lastLine();
  const paths = ['/metrics', '/readyz', '/healthz', '//metrics', '/%6detrics', '/es/../readyz'];
  const outside: string[] = [];
  for (const path of paths) outside.push(`${path} ${(await visitor.ask(path)).status}`);
  return [
    { what: 'http leads to https', holds: to === `https://${HOST}/es/?a=b`, measured: to },
    { what: 'HTTP/2 is spoken', holds: protocol === 'h2', measured: protocol },
    { what: 'a page comes from the cache', holds: status === 200 && cached.includes('"HIT"'), measured: cached },
    {
      what: 'what is the operator’s is 404 outside',
      holds: outside.every((line) => line.endsWith(' 404')),
      measured: outside.join(', '),
    },
  ];
}

async function findMail(visitor: Visitor, outbox: string): Promise<Finding[]> {
  const { status, words } = await visitor.send('info');
  let mailed = false;
  for (const limit = performance.now() + MAIL_MS; !mailed && performance.now() < limit;) {
    const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    mailed = mails.some((mail) => mail.includes(words));
    await new Promise((done) => setTimeout(done, 50));
  }
  return [
    { what: 'a message becomes a mail', holds: status === 202 && mailed, measured: `${status}, mail: ${mailed}` },
  ];
}

async function findLimits(https: number): Promise<Finding[]> {
  const greedy = createVisitor(https, 2);
  const ask = async (path: string) => {
    const answers = await Promise.all(Array.from({ length: 400 }, () => greedy.ask(path)));
    const refused = answers.filter(({ status }) => status === 429);
    return { refused: refused.length, words: refused[0]?.body ?? '' };
  };
  const [files, pages] = [await ask('/fonts/nothing.woff2'), await ask('/es/')];
  greedy.leave();
  return [
    {
      what: '400 files at once are given to one address',
      holds: files.refused === 0,
      measured: `${files.refused} refused`,
    },
    {
      what: '400 pages at once are not, and are told when to try again, in both languages',
      holds: pages.refused > 0 && /diez segundos.*ten seconds/.test(pages.words),
      measured: `${pages.refused} refused`,
    },
  ];
}

async function findAway(
  visitor: Visitor,
  { stopSites, lastLine }: { stopSites: () => Promise<void>; lastLine: () => string },
): Promise<Finding[]> {
  await stopSites();
  const kept = await visitor.ask('/es/nosotros/');
  const measured = lastLine();
  const { status, body } = await visitor.ask('/es/nosotros/?nobody-asked');
  visitor.leave();
  return [
    { what: 'without the site a page that was kept is shown', holds: kept.status === 200, measured },
    { what: 'and for others it says so', holds: status === 503 && body.includes('Volvemos'), measured: String(status) },
  ];
}

/** Addresses and queries must stand in no log. */
function findTelling(logs: readonly string[]): Finding[] {
  const lines = logs.join('\n').split('\n');
  const telling = lines.filter((line) => /127\.0\.0\.\d|\?|client:/.test(line));
  return [
    {
      what: 'no log names a visitor’s address or a query',
      holds: telling.length === 0 && lines.length > 1_000,
      measured: telling[0] ?? `${lines.length} lines`,
    },
  ];
}
