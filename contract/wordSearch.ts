/** More words than this add nothing to a search but work. */
export const MOST_WORDS = 10;
/** Shorter words must match whole: two letters begin half of the dictionary. */
const PREFIX_LETTERS = 3;
/** Letters that a word may be wrong by, as a share of its length; short words must be right. */
const SLIPS = 0.2;
const SLIP_LETTERS = 5;

/** MiniSearch's option `prefix`: whether a word also finds those that begin with it. */
export function findsByPrefix(word: string): boolean {
  return word.length >= PREFIX_LETTERS;
}

/** MiniSearch's option `fuzzy`. */
export function slipsIn(word: string): number | false {
  return word.length >= SLIP_LETTERS ? SLIPS : false;
}
