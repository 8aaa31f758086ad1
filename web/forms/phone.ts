/**
 * A Paraguayan number as people write it, as the rules of spec 5 want it: without spaces, dots, hyphens and brackets, and with a
 * zero in place of the country's code. Anything else stays as it is.
 */
export function toLocalPhone(typed: string): string {
  const digits = typed.replace(/[\s.\-–—()/]/g, '');
  return digits.replace(/^(?:\+|00)?595(?=9\d)/, '0');
}
