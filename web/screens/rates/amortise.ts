/** Guaraníes have no decimals: all amounts are whole. */
export interface Instalment {
  /** From 1. */
  number: number;
  capital: number;
  interest: number;
  /** Still owed after it. */
  balance: number;
}

/** The share of a balance that the interest of a twelfth, or of another part of a year is, at an effective rate in per cent a year. */
export function rateOfPart(annualPercent: number, perYear = 12): number {
  return (1 + annualPercent / 100) ** (1 / perYear) - 1;
}

/**
 * Equal instalments (French system), the first a month, or another part of a year, after the loan. Interest is rounded to
 * guaraníes each time; the last instalment takes what rounding left over, so that all capital together is the amount.
 * @param amount whole guaraníes, above 0
 * @param count of instalments, above 0
 * @param perYear how many instalments are in a year
 */
export function amortise(amount: number, count: number, annualPercent: number, perYear = 12): Instalment[] {
  const rate = rateOfPart(annualPercent, perYear);
  const payment = Math.round(exactPayment(amount, count, rate));
  const schedule: Instalment[] = [];
  let balance = amount;
  for (let number = 1; number <= count; number += 1) {
    const interest = Math.round(balance * rate);
    const capital = number === count ? balance : Math.min(balance, Math.max(0, payment - interest));
    balance -= capital;
    schedule.push({ number, capital, interest, balance });
  }
  return schedule;
}

/** The effective rate in per cent a year at which that many instalments repay the amount; they are as much or more. */
export function annualPercentOf(amount: number, count: number, payment: number, perYear = 12): number {
  let [low, high] = [0, 1];
  while (exactPayment(amount, count, high) < payment) high *= 2;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (exactPayment(amount, count, middle) < payment) low = middle;
    else high = middle;
  }
  return ((1 + low) ** perYear - 1) * 100;
}

function exactPayment(amount: number, count: number, rate: number): number {
  return rate === 0 ? amount / count : (amount * rate) / (1 - (1 + rate) ** -count);
}
