import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CSRF_COOKIE, CSRF_HEADER, CSRF_PATH, IDEMPOTENCY_HEADER, MAIL_PATH } from '#contract/mail.ts';
import { dueAt, toOutcome, newMessage, afterAttempt, type OutboxMessage, type Outcome } from '#web/outbox/message.ts';

export interface VisitorMessage {
  /** Its Idempotency-Key. */
  id: string;
  /** `waiting`: not accepted in time. */
  state: OutboxMessage['state'];
  tries: number;
}

interface Sending {
  port: number;
  /** The visitor's IP address, as a proxy reports it. */
  from: string;
  mail: Record<string, string>;
}

/** Sends one message with the retries and pauses of a browser's outbox, for at most `patienceMs`. */
export async function sendAsVisitor(sending: Sending, patienceMs: number): Promise<VisitorMessage> {
  const id = randomUUID();
  const written = { form: '', values: {}, about: '', since: 0 };
  const until = Date.now() + patienceMs;
  let message: OutboxMessage = newMessage(id, written, sending.mail, Date.now());
  let tries = 0;
  while (message.state === 'waiting' && Date.now() < until) {
    await sleep(Math.max(0, Math.min(until, dueAt(message, Date.now(), false)) - Date.now()));
    tries += 1;
    message = afterAttempt(message, await attempt(sending, id), Date.now(), Math.random());
  }
  return { id, state: message.state, tries };
}

async function attempt(sending: Sending, id: string): Promise<Outcome> {
  try {
    return await post(sending, id);
  } catch {
    return { kind: 'later', answered: false, retryAfterMs: 0 };
  }
}

async function post({ port, from, mail }: Sending, id: string): Promise<Outcome> {
  const headers = { 'x-forwarded-for': from };
  const token = await (await fetch(`http://127.0.0.1:${port}${CSRF_PATH}`, { headers })).text();
  const answer = await fetch(`http://127.0.0.1:${port}${MAIL_PATH}`, {
    method: 'POST',
    headers: { ...headers, [IDEMPOTENCY_HEADER]: id, [CSRF_HEADER]: token, cookie: `${CSRF_COOKIE}=${token}` },
    body: new URLSearchParams(mail),
  });
  const retryAfterMs = Number(answer.headers.get('retry-after') ?? 0) * 1000;
  const key = answer.headers.get(IDEMPOTENCY_HEADER);
  return toOutcome({ status: answer.status, key, text: await answer.text(), retryAfterMs }, id);
}
