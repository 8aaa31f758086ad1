import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { CSRF_COOKIE, CSRF_HEADER, CSRF_PATH, IDEMPOTENCY_HEADER, MAIL_PATH } from '#contract/mail.ts';
import type { TestMailServer } from '#server/testing/testMailServer.ts';
import { commandsOf, type Machine } from './machine.ts';

/** For what takes a busy machine its time; each look is a process. */
export const PATIENCE = { timeout: 120_000, interval: 1_000 };

/** Whoever follows the pages on a machine, and a visitor of its site. */
export interface Operator extends Machine {
  /**
   * Runs the commands of a page; gives what they said. `heading`: under this one. `which`: these of its blocks. `own`: what stands
   * for an example.
   */
  follow: (page: string, heading: string, which?: readonly number[], own?: Record<string, string>) => Promise<string>;
  /** Blocks of commands that were run. */
  followed: ReadonlySet<string>;
  /** Changes site.env by hand. */
  edit: (change: (settings: string) => string) => void;
  setting: (name: string) => string;
  /** What `fundacion-mail show` says of a message. */
  show: (code: string) => Promise<string>;
  /** Waits until a message is in this state. */
  reaches: (code: string, state: string) => Promise<void>;
  /** A visitor's token for forms. */
  token: () => Promise<string>;
  post: (words: string, token: string) => Promise<Response>;
  /** Sends a message as a visitor does; gives its code. */
  send: (words: string) => Promise<string>;
  /** How many mails with this subject came to the mail server. */
  arrived: (words: string) => number;
}

export function asOperator(machine: Machine, mails: TestMailServer): Operator {
  const followed = new Set<string>();
  const file = machine.place('etc/fundacion/site.env');
  const settings = () => readFileSync(file, 'utf8');
  const url = `http://127.0.0.1:${machine.ports[1]}`;
  const show = (code: string) => machine.run(`fundacion-mail show ${code}`);
  const token = async () => (await fetch(url + CSRF_PATH, { headers: { connection: 'close' } })).text();
  const post = (words: string, held: string) =>
    fetch(url + MAIL_PATH, {
      method: 'POST',
      headers: {
        [IDEMPOTENCY_HEADER]: randomUUID(),
        [CSRF_HEADER]: held,
        cookie: `${CSRF_COOKIE}=${held}`,
        connection: 'close',
      },
      body: new URLSearchParams({ destinatario: 'info', asunto: words, mensaje: words }),
    });
  return {
    ...machine,
    followed,
    async follow(page, heading, which, own = {}) {
      const blocks = commandsOf(page, heading).filter((_one, at) => which?.includes(at) ?? true);
      if (blocks.length === 0) throw new Error(`${page}.md has no commands under "${heading}"`);
      const said: string[] = [];
      for (const block of blocks) {
        followed.add(block);
        const mine = Object.entries(own).reduce((lines, [example, real]) => lines.replaceAll(example, real), block);
        said.push(await machine.run(mine));
      }
      return said.join('');
    },
    edit: (change) => writeFileSync(file, change(settings())),
    setting: (name) => new RegExp(`^${name}=(.*)$`, 'm').exec(settings())?.[1] ?? '',
    show,
    reaches: (code, state) =>
      vi.waitFor(async () => expect(await show(code)).toMatch(new RegExp(`^state +${state}`, 'm')), PATIENCE),
    token,
    post,
    async send(words) {
      const answer = await post(words, await token());
      expect(answer.status).toBe(202);
      return answer.text();
    },
    arrived: (words) => mails.received.filter(({ source }) => source.includes(`Subject: ${words}\r`)).length,
  };
}
