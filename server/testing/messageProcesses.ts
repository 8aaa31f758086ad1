import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MAILBOX_KEYS } from '#contract/mailboxKeys.ts';
import { CSRF_COOKIE, CSRF_HEADER, CSRF_PATH, IDEMPOTENCY_HEADER, MAIL_PATH } from '#contract/mail.ts';
import type { MessageProcessOptions } from './messageProcess.ts';

export interface MessageProcess {
  /** Undefined until it listens. */
  port: number | undefined;
  child: ChildProcess;
  /** Its port once it listens; undefined if it ended before. */
  listening: Promise<number | undefined>;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** `shell`: a shell command to run first, such as `ulimit`. */
export function startProcess(options: MessageProcessOptions, shell = ''): MessageProcess {
  const file = join(import.meta.dirname, 'messageProcess.ts');
  const args = [file, JSON.stringify(options)];
  // Most of the start is compiling, so the processes share a cache.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(options.folder, 'compiled') };
  const child = shell
    ? spawn('sh', ['-c', `${shell}; exec "$0" "$@"`, process.execPath, ...args], { env })
    : spawn(process.execPath, args, { env });
  const started: MessageProcess = {
    port: undefined,
    child,
    listening: Promise.race([
      once(createInterface(child.stdout), 'line').then(([line]) => (started.port = Number(line))),
      once(child, 'exit').then(() => undefined),
    ]),
    async kill(signal = 'SIGKILL') {
      started.port = undefined;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
  child.stderr.resume();
  return started;
}

/** A CSRF token, valid for all processes of one store. */
export async function askToken(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}${CSRF_PATH}`)).text();
}

/** Sends a message from a random address. Returns the status, 0 without a response. */
export async function post(port: number, token: string, id: string): Promise<number> {
  const destinatario = MAILBOX_KEYS[Math.floor(Math.random() * MAILBOX_KEYS.length)] ?? '';
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${MAIL_PATH}`, {
      method: 'POST',
      headers: {
        [IDEMPOTENCY_HEADER]: id,
        [CSRF_HEADER]: token,
        cookie: `${CSRF_COOKIE}=${token}`,
        'x-forwarded-for': Array.from({ length: 4 }, () => Math.floor(Math.random() * 250)).join('.'),
      },
      body: new URLSearchParams({ destinatario, asunto: 'Hola', mensaje: `<p>${id}</p>` }),
      signal: AbortSignal.timeout(5_000),
    });
    await answer.text();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Sends messages until stopped, each with its own key and retried until accepted. Returns the accepted keys. */
export async function sendForever(ports: () => number[], token: string, stop: AbortSignal): Promise<string[]> {
  const accepted: string[] = [];
  while (!stop.aborted) {
    const id = randomUUID();
    for (let status = 0; status !== 202 && !stop.aborted;) {
      const open = ports();
      const port = open[Math.floor(Math.random() * open.length)];
      status = port === undefined ? 0 : await post(port, token, id);
      if (status === 202) accepted.push(id);
      // A busy loop while servers restart or limits are reached would slow the test.
      else await new Promise((done) => setTimeout(done, 20));
    }
  }
  return accepted;
}
