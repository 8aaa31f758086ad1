import { randomBytes } from 'node:crypto';
import { CODE_LETTERS } from '#contract/receipts.ts';

/** Twelve random letters in groups of four (contract/receipts.ts). */
export function makeCode(): string {
  const letters = Array.from(randomBytes(12), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}
