import { describe, expect, it } from 'vitest';
import { amortise, annualPercentOf, rateOfPart } from './amortise.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const AMOUNTS = [1, 99, 100_000, 333_333, 1_500_000, 20_000_000, 999_999_999];
const MONTHS = [1, 2, 11, 12, 37, 60, 360];
const RATES = [0, 0.01, 5, 27.06, 42.33, 100];
const ALL = AMOUNTS.flatMap((amount) =>
  MONTHS.flatMap((months) => RATES.map((rate) => [amount, months, rate] as const)),
);

describe('whatever is lent, for how long, at which rate', () => {
  it('capital together is what was lent, the last balance is nothing, and all are whole guaraníes', () => {
    for (const [amount, months, rate] of ALL) {
      const schedule = amortise(amount, months, rate);
      const told = `${amount} over ${months} at ${rate}`;
      expect(sum(schedule.map(({ capital }) => capital)), told).toBe(amount);
      expect(schedule.at(-1)?.balance, told).toBe(0);
      expect(schedule.map(({ number }) => number).at(-1), told).toBe(months);
      for (const { capital, interest, balance } of schedule) {
        expect(
          [capital, interest, balance].every((one) => Number.isInteger(one) && one >= 0),
          told,
        ).toBe(true);
      }
    }
  });

  it('each month’s interest is that of what was owed until then', () => {
    for (const [amount, months, rate] of ALL) {
      let owed = amount;
      for (const { interest, balance } of amortise(amount, months, rate)) {
        expect(interest).toBe(Math.round(owed * rateOfPart(rate)));
        owed = balance;
      }
    }
  });

  it('all instalments but the last are the same, and the last differs by what rounding leaves', () => {
    for (const [amount, months, rate] of ALL.filter(([lent, terms]) => lent >= 100_000 && terms <= 60)) {
      const paid = amortise(amount, months, rate).map(({ capital, interest }) => capital + interest);
      expect(new Set(paid.slice(0, -1)).size).toBeLessThanOrEqual(1);
      // Half a guaraní of each instalment and of each interest, with interest on it.
      const most = 2 + months * (1 + rate / 100) ** (months / 12);
      expect(Math.abs((paid.at(-1) ?? 0) - (paid[0] ?? 0))).toBeLessThanOrEqual(most);
    }
  });
});

it('without interest the amount is shared out evenly', () => {
  expect(amortise(1_000_000, 3, 0)).toEqual([
    { number: 1, capital: 333_333, interest: 0, balance: 666_667 },
    { number: 2, capital: 333_333, interest: 0, balance: 333_334 },
    { number: 3, capital: 333_334, interest: 0, balance: 0 },
  ]);
});

it('a year at one instalment costs the effective rate once', () => {
  expect(rateOfPart(27.06) * 100).toBeCloseTo(2.0158, 4);
  expect((1 + rateOfPart(27.06)) ** 12).toBeCloseTo(1.2706, 10);
});

it('two instalments at 1 % a month are what a pocket calculator says', () => {
  const annual = (1.01 ** 12 - 1) * 100;
  // 1,000,000 · 0.01 / (1 − 1.01⁻²) = 507,512.4
  expect(amortise(1_000_000, 2, annual)).toEqual([
    { number: 1, capital: 497_512, interest: 10_000, balance: 502_488 },
    { number: 2, capital: 502_488, interest: 5_025, balance: 0 },
  ]);
});

it.each([0, 5, 27.06, 100, 900])('the rate of an instalment made at %s % is that rate', (rate) => {
  const [first] = amortise(50_000_000, 24, rate);
  const payment = (first?.capital ?? 0) + (first?.interest ?? 0);
  expect(annualPercentOf(50_000_000, 24, payment)).toBeCloseTo(rate, 3);
});
