import type { FixedScreen } from '#contract/routes.ts';
import type { Post } from '#contract/posts.ts';
import { fold } from '#contract/text.ts';

export type ClosingAction = Extract<FixedScreen, 'microfinanzas' | 'escuelas' | 'ee' | 'semaforo' | 'involucrate'>;

/**
 * Without accents, in either language. The narrowest first: nearly every story touches the Stoplight, many of the schools'
 * education.
 */
const SUBJECTS: readonly (readonly [RegExp, ClosingAction])[] = [
  [/microfinan|credito|\bloans?\b/, 'microfinanzas'],
  [/escuela|school/, 'escuelas'],
  [/educacion|education|emprend|entrepreneur/, 'ee'],
  [/semaforo|stoplight/, 'semaforo'],
];

const MOST_TOPICS = 2;

/** By its topics, else its categories; else joining in. */
export function closingAction({ tags, categories }: Pick<Post, 'tags' | 'categories'>): ClosingAction {
  // A WordPress gives topics by their ids alone.
  const topics = tags.filter(({ name }) => name);
  if (topics.length > MOST_TOPICS) return 'involucrate';
  const names = [...topics, ...categories].map(({ name }) => fold(name));
  const subject = SUBJECTS.find(([pattern]) => names.some((name) => pattern.test(name)));
  return subject?.[1] ?? 'involucrate';
}
