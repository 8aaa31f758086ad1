/**
 * GET RECEIPTS_PATH/{codigo}: what became of a message, never stored -> receiptSchema (receiptSchema.ts) as JSON.
 * 404 `receipt-unknown`: no such code, or older than 60 days. 429 with `retry-after`.
 */
export const RECEIPTS_PATH = '/public/v1/web/recibos';

/** Crockford's letters: none is taken for another, read aloud or copied by hand. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Twelve letters in three groups, `4T9K-2MXC-7HQW`: 60 bits of chance, and nothing of the message. */
const CODE = /^[\dA-HJKMNP-TV-Z]{12}$/;

/** A code as it is written, from what a person typed: any case and spaces, O for 0, I and L for 1. Undefined: it is none. */
export function toReceiptCode(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\-–—.]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return CODE.test(letters) ? letters.replace(/(.{4})(?=.)/g, '$1-') : undefined;
}
