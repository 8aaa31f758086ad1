import type { Fault } from './deliveryWorker.ts';

/** Refusals in a row, of whichever messages: then it is not the messages that are wrong. */
export const REFUSALS = 5;

/** Failures in a row to reach the other side, each of which may have held a place for minutes. */
export const SILENCES = 3;

const LONGEST = 30;

/** Why the queue stands still; empty: it does not. */
export type Stopped = '' | 'refused' | 'unreachable';

interface Options {
  /** In ms; doubles with each try that fails, up to 30 times as long. */
  firstPause: number;
  onChange: (stopped: Stopped) => void;
  now?: () => number;
}

/**
 * Stops the queue where going on does harm: a wrong setting would kill one message after the other, and a server that hangs would
 * hold every place. While stopped, one message at a time is tried after growing pauses; the first that arrives lets all others go.
 */
export class Breaker {
  readonly #options: Options;
  #refusals = 0;
  #silences = 0;
  #stopped: Stopped = '';
  #pause = 0;
  #until = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  get stopped(): Stopped {
    return this.#stopped;
  }

  /** How many of the free places may be taken now. */
  allows(free: number, underWay: number): number {
    if (!this.#stopped) return free;
    return underWay === 0 && this.#now() >= this.#until ? 1 : 0;
  }

  arrived(): void {
    this.#refusals = 0;
    this.#silences = 0;
    if (!this.#stopped) return;
    this.#stopped = '';
    this.#options.onChange('');
  }

  failed(fault: Fault): void {
    this.#silences = fault === 'unreachable' ? this.#silences + 1 : 0;
    if (fault === 'recipient' || fault === 'ours') this.#refusals += 1;
    if (this.#stopped) return this.#wait(this.#pause * 2);
    if (this.#refusals >= REFUSALS) this.#stop('refused');
    else if (this.#silences >= SILENCES) this.#stop('unreachable');
  }

  #stop(why: Stopped): void {
    this.#stopped = why;
    this.#wait(this.#options.firstPause);
    this.#options.onChange(why);
  }

  #wait(pause: number): void {
    this.#pause = Math.min(pause, this.#options.firstPause * LONGEST);
    this.#until = this.#now() + this.#pause;
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}
