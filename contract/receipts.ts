/**
 * GET RECEIPTS_PATH/{codigo}: the state of a message as JSON (receiptSchema.ts), `no-store`.
 * 404 `receipt-unknown`: no such code, or older than 60 days. 429 with `retry-after`.
 */
export const RECEIPTS_PATH = '/public/v1/web/recibos';

/** Crockford's Base32: no two letters are confused when read aloud or copied by hand. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Twelve random letters in three groups, `4T9K-2MXC-7HQW`: 60 bits. */
const CODE = /^[\dA-HJKMNP-TV-Z]{12}$/;

/** Normalises a typed code: any case and spaces, O for 0, I and L for 1. Undefined when it is no code. */
export function toReceiptCode(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\-–—.]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return CODE.test(letters) ? letters.replace(/(.{4})(?=.)/g, '$1-') : undefined;
}
