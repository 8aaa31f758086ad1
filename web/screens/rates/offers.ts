import { PER_YEAR, type Every, type Fee, type LoanProduct, type Rates } from '#contract/rates.ts';
import { amortise, annualPercentOf, type Instalment } from './amortise.ts';

interface Span {
  desde: number;
  hasta: number;
}

/** Whatever an example can be made of. */
export interface Offer {
  /** In per cent a year, effective. */
  rate: number;
  amounts: Span;
  every: Every;
  /** How many instalments. */
  counts: Span;
  fees: readonly Fee[];
  /** Undefined: the limit of the law. */
  product?: LoanProduct & Known;
}

type Known = { [Field in 'monto' | 'plazo' | 'fecha' | 'fuente']: NonNullable<LoanProduct[Field]> };

/** Of the example at the law's limit: any loan; nobody's offer. */
const ANY_AMOUNT: Span = { desde: 100_000, hasta: 20_000_000 };
const ANY_COUNT: Span = { desde: 1, hasta: 60 };

/** What an example begins with, as far as the offer has it. */
const FIRST = { amount: 2_000_000, count: 12 };

/** The loans whose numbers are known, in content's order, then the limit of the law. */
export function toOffers({ productos, limite }: Pick<Rates, 'productos' | 'limite'>): [...Offer[], Offer] {
  const known = productos.filter(
    (one): one is LoanProduct & Known => !one.pendiente && Boolean(one.monto && one.plazo && one.fecha && one.fuente),
  );
  return [
    ...known.map((product): Offer => {
      const { monto, cada: every = 'mes', plazo, tasa, ejemplo, gastos = [] } = product;
      const worked = ejemplo && annualPercentOf(ejemplo.monto, ejemplo.cuotas, ejemplo.cuota, PER_YEAR[every]);
      return { rate: tasa ?? worked ?? 0, amounts: monto, every, counts: plazo, fees: gastos, product };
    }),
    { rate: limite.tasa, amounts: ANY_AMOUNT, every: 'mes', counts: ANY_COUNT, fees: [] },
  ];
}

export function firstOf({ amounts, counts }: Offer): { amount: number; count: number } {
  return { amount: into(amounts, FIRST.amount), count: into(counts, FIRST.count) };
}

export function into({ desde, hasta }: Span, value: number): number {
  return Math.min(hasta, Math.max(desde, value));
}

/** All in guaraníes. */
export interface Loan {
  amount: number;
  count: number;
  schedule: Instalment[];
  /** Each but the last, with the fees that come with it. */
  instalment: number;
  last: number;
  /** That come with each instalment, and those of the whole loan. */
  each: number;
  fees: number;
  /** Paid back in all, with fees. */
  total: number;
}

export function toLoan({ rate, every, fees }: Offer, amount: number, count: number): Loan {
  const schedule = amortise(amount, count, rate, PER_YEAR[every]);
  const sum = (when: Fee['cuando']) =>
    fees
      .filter(({ cuando }) => cuando === when)
      .reduce((all, { monto, porcentaje = 0 }) => all + (monto ?? Math.round((amount * porcentaje) / 100)), 0);
  const each = sum('con cada cuota');
  const payment = (one: Instalment | undefined) => (one ? one.capital + one.interest + each : 0);
  const interest = schedule.reduce((all, one) => all + one.interest, 0);
  const charged = sum('una vez') + each * count;
  return {
    amount,
    count,
    schedule,
    instalment: payment(schedule[0]),
    last: payment(schedule.at(-1)),
    each,
    fees: charged,
    total: amount + interest + charged,
  };
}
