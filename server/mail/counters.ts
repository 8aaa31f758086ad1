import { Counter, Gauge, Registry } from 'prom-client';
import type { Stopped } from '#server/messages/breaker.ts';
import { FAULTS, type Fault } from '#server/messages/deliveryWorker.ts';
import type { MessageStore } from '#server/messages/store.ts';
import { within } from '#server/messages/within.ts';

/** Prometheus waits ten seconds for all of it. */
const READ_LIMIT_MS = 3_000;

/** What /metrics tells of messages: what this process counted, and what lies in the store, whoever put it there. */
export class MailCounters {
  readonly #registry = new Registry();
  readonly #stored = new StoredMessages(this.#registry);
  readonly #accepted = this.#counter(
    'mail_accepted_total',
    'Messages answered with 202, those that came again included.',
  );
  readonly #sent = this.#counter('mail_sent_total', 'Messages that the mail server took.');
  readonly #confirmed = this.#counter('mail_confirmed_total', 'Confirmations to visitors that the mail server took.');
  readonly #newIn = this.#counter('mail_mailbox_accepted_total', 'New messages to a mailbox.', ['mailbox']);
  readonly #sentTo = this.#counter('mail_mailbox_sent_total', 'Messages to a mailbox that the mail server took.', [
    'mailbox',
  ]);
  readonly #failed = this.#counter('mail_failed_total', 'Deliveries that failed, by whose fault it is.', ['fault']);
  readonly #refused = this.#counter('mail_refused_total', 'Messages that were not taken.', ['status']);
  readonly #serverUp = new Gauge({
    name: 'mail_server_up',
    help: '1 where the mail server could be used when it was tried last, at start or with a message.',
    registers: [this.#registry],
  });
  readonly #stopped = new Gauge({
    name: 'mail_queue_stopped',
    help: '1 while this process tries one message at a time, after failures in a row.',
    labelNames: ['why'],
    registers: [this.#registry],
  });

  constructor() {
    for (const fault of FAULTS) this.#failed.inc({ fault }, 0);
    this.queueStopped('');
    // Not known, or there is none.
    this.#serverUp.remove();
  }

  #counter<Label extends string = never>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  countResponse(status: number): void {
    if (status < 400) this.#accepted.inc();
    else this.#refused.inc({ status });
  }

  countConfirmed(): void {
    this.#confirmed.inc();
  }

  countAccepted(mailbox: string): void {
    this.#newIn.inc({ mailbox });
  }

  countSent(mailbox: string): void {
    this.#sentTo.inc({ mailbox });
    this.#sent.inc();
    this.serverIsUp(true);
  }

  /** Tried with or without a message. */
  serverIsUp(up: boolean): void {
    this.#serverUp.set(Number(up));
  }

  countFailed(fault: Fault): void {
    // What is refused for our sake may be our password: the server is no better for it.
    if (fault !== 'ours') this.serverIsUp(fault !== 'unreachable');
    this.#failed.inc({ fault });
  }

  queueStopped(stopped: Stopped): void {
    for (const why of ['refused', 'unreachable'] as const) this.#stopped.set({ why }, Number(stopped === why));
  }

  /** Prometheus text format. What this process counted is there also while the store is away. */
  async metrics(store: MessageStore): Promise<string> {
    await this.#stored.read(store);
    return this.#registry.metrics();
  }
}

/** What lies in the store; whether more can be put there alone while it cannot be read. */
class StoredMessages {
  readonly #writable: Gauge;
  readonly #messages: Gauge<'state'>;
  readonly #inMailbox: Gauge<'state' | 'mailbox'>;
  readonly #oldest: Gauge;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#writable = new Gauge({
      name: 'mail_store_writable',
      help: '1 where a message can be stored: one of our own was just now.',
      registers,
    });
    this.#messages = new Gauge({
      name: 'mail_messages',
      help: 'Messages in the store.',
      labelNames: ['state'],
      registers,
    });
    this.#inMailbox = new Gauge({
      name: 'mail_mailbox_messages',
      help: 'Messages of a mailbox that wait or are dead.',
      labelNames: ['state', 'mailbox'],
      registers,
    });
    this.#oldest = new Gauge({
      name: 'mail_oldest_waiting_seconds',
      help: 'Age of the oldest message that has not gone out.',
      registers,
    });
  }

  async read(store: MessageStore): Promise<void> {
    const writable = await store.check().then(
      () => true,
      () => false,
    );
    const kept = await within(readTotals(store), READ_LIMIT_MS).catch(() => undefined);
    this.#writable.set(Number(writable));
    this.#messages.reset();
    this.#inMailbox.reset();
    this.#oldest.remove();
    if (!kept) return;
    const { counts, mailboxes } = kept;
    for (const state of ['waiting', 'dead', 'done']) this.#messages.set({ state }, 0);
    for (const { state, messages } of counts) this.#messages.inc({ state: toShown(state) }, messages);
    for (const { state, destinatario: mailbox, messages } of mailboxes) {
      this.#inMailbox.inc({ state: toShown(state), mailbox }, messages);
    }
    const waiting = counts.filter(({ state }) => toShown(state) === 'waiting');
    this.#oldest.set(Math.round(Math.max(0, ...waiting.map(({ oldest }) => oldest)) / 1000));
  }
}

/** A message under way is one that waits. */
function toShown(state: string): string {
  return state === 'leased' ? 'waiting' : state;
}

async function readTotals(store: MessageStore) {
  return { counts: await store.counts(), mailboxes: await store.mailboxes() };
}
