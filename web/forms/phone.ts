/**
 * Normalises a Paraguayan mobile number for the rules of spec 5: no separators, leading zero for the country code. Any
 * other number only loses its separators.
 */
export function toLocalPhone(typed: string): string {
  const digits = typed.replace(/[\s.\-–—()/]/g, '');
  return digits.replace(/^(?:\+|00)?595(?=9\d)/, '0');
}
