import type { Said } from './said.ts';

/** A rule that a schema names in place of a message: what is right, as the end of “tiene que …”, “must …”. */
export interface Rule {
  says: Said;
  /** What somebody meant who wrote this; used where it keeps the rule. */
  meant?: (text: string) => string;
  /** The fields of which no two may say the same; the second of them is pointed at. */
  once?: readonly string[];
}
