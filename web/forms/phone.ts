import { LOCAL_PHONE } from '#contract/forms.ts';

/** A Paraguayan mobile number as spec 5 wants it: no separators, 0 for the country code. */
export function toLocalPhone(typed: string): string {
  const digits = typed.replace(/[\s.\-–—()/]/g, '');
  return digits.replace(/^(?:\+|00)?5950?(?=9\d)/, '0');
}

/** Of a landline without its area code, and of E.164. */
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 15;

/** Whether somebody may be reached by what was typed; words around the number do no harm. */
export function isCallable(typed: string): boolean {
  const local = toLocalPhone(typed);
  if (/^09\d*$/.test(local)) return LOCAL_PHONE.test(local);
  const digits = typed.replace(/\D/g, '');
  return digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS && !/^(\d)\1*$/.test(digits);
}
