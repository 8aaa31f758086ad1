import type { Query } from '#web/services/query.ts';

/** Answers by query key. */
export type Answers = Readonly<Record<string, unknown>>;

export interface RemoteSource {
  /** Data in the prerendered document: shown at once and not fetched again. */
  initial: Answers;
  /** Initial and fetched answers; a new object after each change. */
  answers: () => Answers;
  setAnswer: <T>(query: Query<T>, value: T) => void;
  /** Returns the unsubscribe function. */
  subscribe: (changed: () => void) => () => void;
}

export function createSource(initial: Answers): RemoteSource {
  let answers = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    answers: () => answers,
    setAnswer: ({ key }, value) => {
      answers = { ...answers, [key]: value };
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** The cast is safe: answers are stored under the key of the same query. */
export function answerTo<T>(answers: Answers, { key }: Query<T>): T | undefined {
  return answers[key] as T | undefined;
}
