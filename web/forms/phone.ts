/** A Paraguayan mobile number as spec 5 wants it: no separators, 0 for the country code. */
export function toLocalPhone(typed: string): string {
  const digits = typed.replace(/[\s.\-–—()/]/g, '');
  return digits.replace(/^(?:\+|00)?595(?=9\d)/, '0');
}
