import { toPlainText } from '#contract/text.ts';

/** Words that a grown-up reads in a minute, on a phone. */
const WORDS_A_MINUTE = 200;

/** Minutes that a text takes to read, at least one. */
export function readingMinutes(html: string): number {
  const words = toPlainText(html).split(' ').length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
