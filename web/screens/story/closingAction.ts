import type { FixedScreen } from '#contract/routes.ts';
import type { Post } from '#contract/posts.ts';
import { fold } from '#contract/text.ts';

/** The screen where a reader can do something about what a story told. */
export type ClosingAction = Extract<FixedScreen, 'microfinanzas' | 'escuelas' | 'ee' | 'semaforo' | 'involucrate'>;

/**
 * Names of topics and categories, without accents, in either language. The narrowest comes first: nearly every story touches
 * the Stoplight, and education stands in most of the schools' stories.
 */
const SUBJECTS: readonly (readonly [RegExp, ClosingAction])[] = [
  [/microfinan|credito|\bloans?\b/, 'microfinanzas'],
  [/escuela|school/, 'escuelas'],
  [/educacion|education|emprend|entrepreneur/, 'ee'],
  [/semaforo|stoplight/, 'semaforo'],
];

/** A story of more topics than this is about the foundation as a whole. */
const MOST_TOPICS = 2;

/** What a reader of the story can do next, from its topics, else from its categories; joining in where neither says. */
export function closingAction({ tags, categories }: Pick<Post, 'tags' | 'categories'>): ClosingAction {
  // A WordPress gives topics by their ids alone.
  const topics = tags.filter(({ name }) => name);
  if (topics.length > MOST_TOPICS) return 'involucrate';
  const names = [...topics, ...categories].map(({ name }) => fold(name));
  const subject = SUBJECTS.find(([pattern]) => names.some((name) => pattern.test(name)));
  return subject?.[1] ?? 'involucrate';
}
