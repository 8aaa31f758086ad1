import type { Every, Fee } from '#contract/rates.ts';
import { entryOf, type Language } from '#contract/language.ts';
import { formatNumber } from '#web/i18n/format.ts';
import type { Texts } from '#web/i18n/texts.tsx';

/** 'Gs. 2.000.000', never broken. */
export function sayMoney({ language, t }: Texts, amount: number): string {
  return t('rates.money', { amount: formatNumber(language)(amount) }).replaceAll(' ', '\u00a0');
}

/** '12 meses', 'una semana'. */
export function sayCount({ t }: Texts, every: Every, count: number): string {
  return count === 1 ? t(`rates.count_one.${every}`) : t(`rates.count_other.${every}`, { count });
}

/** '27,06%': two decimals at most. */
export function sayPercent(language: Language, percent: number): string {
  const number = String(Math.round(percent * 100) / 100);
  return `${number.replace('.', entryOf(language).digits.slice(1))}%`;
}

/** 'Seguro: Gs. 5.000 con cada cuota'. */
export function sayFee(texts: Texts, { nombre, monto, porcentaje = 0, cuando }: Fee): string {
  const amount = monto === undefined ? sayPercent(texts.language, porcentaje) : sayMoney(texts, monto);
  return texts.t(cuando === 'una vez' ? 'rates.fee_once' : 'rates.fee_each', { name: nombre, amount });
}
