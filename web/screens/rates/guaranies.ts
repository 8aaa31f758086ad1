/**
 * What a visitor typed, in whole guaraníes: `1.500.000`, `1,500,000`, `1 500 000`, `Gs. 1500000`. Decimals are dropped:
 * `1.500,50` is 1500. Undefined where it is no number.
 */
export function readGuaranies(typed: string): number | undefined {
  const text = typed.replace(/^\s*(?:gs|₲|pyg)\.?/i, '').trim();
  if (!/^\d[\d.,\s]*$/.test(text)) return undefined;
  return Number(text.replace(/[.,]\d{0,2}$/, '').replace(/\D/g, ''));
}

/** A number of instalments, else undefined. */
export function readCount(typed: string): number | undefined {
  return /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : undefined;
}
