import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MAILBOX_KEYS } from '#contract/mailboxKeys.ts';
import { ROOT } from '#scripts/prelude.mjs';
import type { Finding } from './drive.ts';
import { createVisitor } from './visitor.ts';

/** At least so many, and for as long as the roll lasts. */
const REQUESTS = 10_000;
/** At once, each from an address of its own, so that no limit of one address is in the way. */
const VISITORS = 40;
/** One request of so many is a message; the site takes 30 from an address in ten minutes. */
const MESSAGE_EVERY = 40;
const MESSAGES_EACH = 25;

export interface RollParts {
  https: number;
  ports: readonly number[];
  /** Ends a process and starts it again. */
  restart: (port: number) => Promise<void>;
  /** What /metrics says. */
  metrics: () => Promise<string>;
}

/** deploy/roll.sh restarts every process while visitors read pages that no cache has, and send messages. */
export async function rollUnder({ https, ports, restart, metrics }: RollParts): Promise<Finding[]> {
  const before = await countMessages(metrics);
  let sent = 0;
  let messages = 0;
  const rolling = new AbortController();
  const lost = new Map<string, number>();
  const visit = async (number: number) => {
    const visitor = createVisitor(https, number + 10);
    let own = 0;
    for (let turn = 1; !rolling.signal.aborted || sent < REQUESTS; turn++) {
      sent++;
      const isMessage = turn % MESSAGE_EVERY === 0 && own < MESSAGES_EACH;
      const path = turn % 2 ? `/es/nosotros/?${number}-${turn}` : `/wp-json/wp/v2/posts?per_page=${1 + (turn % 90)}`;
      const mailbox = MAILBOX_KEYS[(number + turn) % MAILBOX_KEYS.length] ?? '';
      const { status } = await (isMessage ? visitor.send(mailbox) : visitor.ask(path));
      if (isMessage) own++;
      if (status === 202) messages++;
      else if (status !== 200) {
        const what = `${status} for ${isMessage ? 'a message' : path}`;
        lost.set(what, (lost.get(what) ?? 0) + 1);
      }
    }
    visitor.leave();
  };
  const visits = Array.from({ length: VISITORS }, (_, number) => visit(number));
  const began = performance.now();
  const said = await roll(ports, restart);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  rolling.abort();
  await Promise.all(visits);
  const failed = [...lost].reduce((all, [, times]) => all + times, 0);
  const kept = (await countMessages(metrics)) - before;
  const detail = [...lost].map(([what, times]) => `, ${times} × ${what}`).join('');
  return [
    { what: 'roll.sh restarts both', holds: said.endsWith(`${ports.at(-1)} is ready\n`), measured: `${seconds} s` },
    {
      what: 'which loses no request',
      holds: failed === 0 && sent >= REQUESTS,
      measured: `${failed} of ${sent} lost${detail}`,
    },
    { what: 'and keeps each message once', holds: kept === messages, measured: `${messages} answered, ${kept} kept` },
  ];
}

/** Runs the shipped script; what systemctl would do for it is done by `restart`. */
async function roll(ports: readonly number[], restart: RollParts['restart']): Promise<string> {
  const supervisor = createServer((request, response) => {
    restart(Number(request.url?.slice(1))).then(
      () => response.end(),
      () => response.writeHead(500).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(supervisor, 'listening');
  try {
    const env = {
      ...process.env,
      RESTART: `curl -fsS http://127.0.0.1:${(supervisor.address() as AddressInfo).port}/`,
    };
    const { stdout } = await promisify(execFile)(join(ROOT, 'deploy/roll.sh'), ports.map(String), { env });
    return stdout;
  } finally {
    supervisor.close();
  }
}

async function countMessages(metrics: RollParts['metrics']): Promise<number> {
  const counts = (await metrics()).matchAll(/^mail_messages\{.+\} (\d+)$/gm);
  return [...counts].reduce((all, [, count]) => all + Number(count), 0);
}
