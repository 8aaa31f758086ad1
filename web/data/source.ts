import type { Query } from '#web/services/query.ts';

/** Answers by query key. */
export type Answers = Readonly<Record<string, unknown>>;

/** What is known of remote data. */
export interface RemoteSource {
  /** What the document brought along: shown at once and not asked for again. */
  initial: Answers;
  /** These, and whatever was fetched since; another object when there is more. */
  answers: () => Answers;
  tell: <T>(query: Query<T>, value: T) => void;
  /** Calls back after each `tell`; gives what ends that. */
  subscribe: (changed: () => void) => () => void;
}

export function createSource(initial: Answers): RemoteSource {
  let answers = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    answers: () => answers,
    tell: ({ key }, value) => {
      answers = { ...answers, [key]: value };
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** The answer to a query, where there is one: it was put there under the key of this very query. */
export function answerTo<T>(answers: Answers, { key }: Query<T>): T | undefined {
  return answers[key] as T | undefined;
}
