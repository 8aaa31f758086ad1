import { toPlainText } from '#contract/text.ts';

/** A grown-up, on a phone. */
const WORDS_A_MINUTE = 200;

/** At least one. */
export function readingMinutes(html: string): number {
  const words = toPlainText(html).split(' ').length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
