import type { MessageStore } from '#server/messages/store.ts';

/** Counters for /metrics. */
export class MailCounters {
  #accepted = 0;
  #sent = 0;
  #failed = 0;
  readonly #refused = new Map<number, number>();

  countResponse(status: number): void {
    if (status < 400) this.#accepted++;
    else this.#refused.set(status, (this.#refused.get(status) ?? 0) + 1);
  }

  countDelivery({ succeeded }: { succeeded: boolean }): void {
    if (succeeded) this.#sent++;
    else this.#failed++;
  }

  /** Prometheus text format. Gauges cover the whole store, counters this process. */
  async metrics(store: MessageStore): Promise<string> {
    const counts = await store.counts();
    const of = (...states: string[]) => counts.filter(({ state }) => states.includes(state));
    const sum = (...states: string[]) => of(...states).reduce((all, { messages }) => all + messages, 0);
    const oldest = Math.max(0, ...of('waiting', 'leased').map((one) => one.oldest));
    return [
      '# HELP mail_messages Messages in the store.',
      '# TYPE mail_messages gauge',
      `mail_messages{state="waiting"} ${sum('waiting', 'leased')}`,
      `mail_messages{state="dead"} ${sum('dead')}`,
      `mail_messages{state="done"} ${sum('done')}`,
      '# HELP mail_oldest_waiting_seconds Age of the oldest message that has not gone out.',
      '# TYPE mail_oldest_waiting_seconds gauge',
      `mail_oldest_waiting_seconds ${Math.round(oldest / 1000)}`,
      '# HELP mail_accepted_total Messages answered with 202, those that came again included.',
      '# TYPE mail_accepted_total counter',
      `mail_accepted_total ${this.#accepted}`,
      '# HELP mail_sent_total Messages that the mail server took.',
      '# TYPE mail_sent_total counter',
      `mail_sent_total ${this.#sent}`,
      '# HELP mail_failed_total Deliveries that failed.',
      '# TYPE mail_failed_total counter',
      `mail_failed_total ${this.#failed}`,
      '# HELP mail_refused_total Messages that were not taken.',
      '# TYPE mail_refused_total counter',
      ...[...this.#refused].map(([status, times]) => `mail_refused_total{status="${status}"} ${times}`),
      '',
    ].join('\n');
  }
}
