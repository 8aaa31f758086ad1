import type { Said } from './said.ts';

/** A field's name, or a place in a list from 0. */
export type Key = string | number;

/** One thing that is wrong in a content file. */
export interface Fault {
  /** From the root: `content/offices.json`. */
  file: string;
  /** What leads to the value; `['body']` is a story's text, none is the file as a whole. */
  keys: readonly Key[];
  /** What is wrong and what is right, in whole sentences. */
  says: Said;
  /** Where the keys do not say it: the line, from 1, words that stand in it, or what leads to something beside it. */
  at?: number | string | readonly Key[];
}
