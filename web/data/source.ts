import type { Query } from '#web/services/query.ts';

/** Answers by query key. */
export type Answers = Readonly<Record<string, unknown>>;

export interface RemoteSource {
  /** Brought by the prerendered document, so never fetched. */
  initial: Answers;
  /** Initial and fetched; a new object after each change. */
  answers: () => Answers;
  setAnswer: <T>(query: Query<T>, value: T) => void;
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

/** Cast: stored under this very query's key. */
export function answerTo<T>(answers: Answers, { key }: Query<T>): T | undefined {
  return answers[key] as T | undefined;
}
