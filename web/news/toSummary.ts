/** Ours are shorter (scripts/editor/stories.ts); a WordPress makes its own from a story's first 55 words. */
const SUMMARY_LENGTH = 170;
/** A first sentence that is shorter says too little alone. */
const SENTENCE_LENGTH = 50;

/** A mark of what a WordPress left out. */
const LEFT_OUT = /\s*(?:\[(?:…|\.{3})\]|…)$/u;
/** Of four letters or more before the stop: 'Gs.' and 'Dra.' end nothing. */
const SENTENCE_END = /[\p{L}\d.%)]{4}[.!?]["”»)]?(?=\s+["“«(¿¡]*[\p{Lu}\d])/gu;

/** An excerpt that fits a card: whole, or up to the end of a sentence, or of a word and '…'. */
export function toSummary(excerpt: string): string {
  const text = excerpt.replace(LEFT_OUT, '');
  if (text === excerpt && text.length <= SUMMARY_LENGTH) return text;
  const start = text.slice(0, SUMMARY_LENGTH + 1);
  const sentence = [...start.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length).at(-1) ?? 0;
  if (sentence >= SENTENCE_LENGTH) return start.slice(0, sentence);
  const words = text.length > SUMMARY_LENGTH ? start.replace(/\s*\S*$/u, '') : start;
  return `${(words || start.slice(0, SUMMARY_LENGTH)).replace(/[\s,;:–—-]+$/u, '')}…`;
}
