import type { Stopped } from '#server/messages/breaker.ts';
import { FAULTS, type Fault } from '#server/messages/deliveryWorker.ts';
import type { MessageStore } from '#server/messages/store.ts';
import { within } from '#server/messages/within.ts';

/** Prometheus waits ten seconds for all of it. */
const READ_LIMIT_MS = 3_000;

/** Counters for /metrics. */
export class MailCounters {
  #accepted = 0;
  #sent = 0;
  #confirmed = 0;
  readonly #failed = new Map<Fault, number>();
  readonly #newIn = new Map<string, number>();
  readonly #sentTo = new Map<string, number>();
  #stopped: Stopped = '';
  /** Undefined: not known, or there is none. */
  #serverUp: boolean | undefined;
  readonly #refused = new Map<number, number>();

  countResponse(status: number): void {
    if (status < 400) this.#accepted++;
    else this.#refused.set(status, (this.#refused.get(status) ?? 0) + 1);
  }

  countConfirmed(): void {
    this.#confirmed++;
  }

  countAccepted(mailbox: string): void {
    this.#newIn.set(mailbox, (this.#newIn.get(mailbox) ?? 0) + 1);
  }

  countSent(mailbox: string): void {
    this.#sentTo.set(mailbox, (this.#sentTo.get(mailbox) ?? 0) + 1);
    this.#sent++;
    this.#serverUp = true;
  }

  /** Tried with or without a message. */
  serverIsUp(up: boolean): void {
    this.#serverUp = up;
  }

  countFailed(fault: Fault): void {
    // What is refused for our sake may be our password: the server is no better for it.
    if (fault !== 'ours') this.#serverUp = fault !== 'unreachable';
    this.#failed.set(fault, (this.#failed.get(fault) ?? 0) + 1);
  }

  queueStopped(stopped: Stopped): void {
    this.#stopped = stopped;
  }

  /** Prometheus text format. Counters are of this process, and there also while the store is away. */
  async metrics(store: MessageStore): Promise<string> {
    return [
      ...(await toGauges(store)),
      '# HELP mail_accepted_total Messages answered with 202, those that came again included.',
      '# TYPE mail_accepted_total counter',
      `mail_accepted_total ${this.#accepted}`,
      '# HELP mail_sent_total Messages that the mail server took.',
      '# TYPE mail_sent_total counter',
      `mail_sent_total ${this.#sent}`,
      '# HELP mail_confirmed_total Confirmations to visitors that the mail server took.',
      '# TYPE mail_confirmed_total counter',
      `mail_confirmed_total ${this.#confirmed}`,
      '# HELP mail_mailbox_accepted_total New messages to a mailbox.',
      '# TYPE mail_mailbox_accepted_total counter',
      ...[...this.#newIn].map(([mailbox, times]) => `mail_mailbox_accepted_total{mailbox="${mailbox}"} ${times}`),
      '# HELP mail_mailbox_sent_total Messages to a mailbox that the mail server took.',
      '# TYPE mail_mailbox_sent_total counter',
      ...[...this.#sentTo].map(([mailbox, times]) => `mail_mailbox_sent_total{mailbox="${mailbox}"} ${times}`),
      '# HELP mail_failed_total Deliveries that failed, by whose fault it is.',
      '# TYPE mail_failed_total counter',
      ...FAULTS.map((fault) => `mail_failed_total{fault="${fault}"} ${this.#failed.get(fault) ?? 0}`),
      ...(this.#serverUp === undefined
        ? []
        : [
            '# HELP mail_server_up 1 where the mail server could be used when it was tried last, at start or with a message.',
            '# TYPE mail_server_up gauge',
            `mail_server_up ${Number(this.#serverUp)}`,
          ]),
      '# HELP mail_queue_stopped 1 while this process tries one message at a time, after failures in a row.',
      '# TYPE mail_queue_stopped gauge',
      ...(['refused', 'unreachable'] as const).map(
        (why) => `mail_queue_stopped{why="${why}"} ${Number(this.#stopped === why)}`,
      ),
      '# HELP mail_refused_total Messages that were not taken.',
      '# TYPE mail_refused_total counter',
      ...[...this.#refused].map(([status, times]) => `mail_refused_total{status="${status}"} ${times}`),
      '',
    ].join('\n');
  }
}

async function readTotals(store: MessageStore) {
  return { counts: await store.counts(), mailboxes: await store.mailboxes() };
}

/** What lies in the store, whoever put it there; whether more can be put there alone while it cannot be read. */
async function toGauges(store: MessageStore): Promise<string[]> {
  const writable = await store.check().then(
    () => true,
    () => false,
  );
  const lines = [
    '# HELP mail_store_writable 1 where a message can be stored: one of our own was just now.',
    '# TYPE mail_store_writable gauge',
    `mail_store_writable ${Number(writable)}`,
  ];
  const kept = await within(readTotals(store), READ_LIMIT_MS).catch(() => undefined);
  if (!kept) return lines;
  const { counts, mailboxes } = kept;
  const of = (...states: string[]) => counts.filter(({ state }) => states.includes(state));
  const sum = (...states: string[]) => of(...states).reduce((all, { messages }) => all + messages, 0);
  const oldest = Math.max(0, ...of('waiting', 'leased').map((one) => one.oldest));
  return [
    ...lines,
    '# HELP mail_messages Messages in the store.',
    '# TYPE mail_messages gauge',
    `mail_messages{state="waiting"} ${sum('waiting', 'leased')}`,
    `mail_messages{state="dead"} ${sum('dead')}`,
    `mail_messages{state="done"} ${sum('done')}`,
    '# HELP mail_mailbox_messages Messages of a mailbox that wait or are dead.',
    '# TYPE mail_mailbox_messages gauge',
    ...['waiting', 'dead'].flatMap((state) =>
      [
        ...Map.groupBy(
          mailboxes.filter((one) => (one.state === 'dead') === (state === 'dead')),
          (one) => one.destinatario,
        ),
      ].map(
        ([mailbox, rows]) =>
          `mail_mailbox_messages{state="${state}",mailbox="${mailbox}"} ${rows.reduce((all, { messages }) => all + messages, 0)}`,
      ),
    ),
    '# HELP mail_oldest_waiting_seconds Age of the oldest message that has not gone out.',
    '# TYPE mail_oldest_waiting_seconds gauge',
    `mail_oldest_waiting_seconds ${Math.round(oldest / 1000)}`,
  ];
}
