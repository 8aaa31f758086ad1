import { expect, it } from 'vitest';
import type { LoanProduct, Rates } from '#contract/rates.ts';
import { amortise } from './amortise.ts';
import { firstOf, toLoan, toOffers, type Offer } from './offers.ts';
import { stepOf } from './stepOf.ts';

const source = { nombre: 'Tarifario', enlace: 'https://example.org/' };
const limite: Rates['limite'] = { mes: '2026-01', tasa: 27.06, fuente: source };
const known: LoanProduct = {
  nombre: 'Vivienda',
  monto: { desde: 5_000_000, hasta: 30_000_000 },
  plazo: { desde: 24, hasta: 60 },
  tasa: 20,
  fecha: '2027-03',
  fuente: source,
};
const law: Offer = {
  rate: 24,
  amounts: { desde: 1, hasta: 9_000_000 },
  every: 'mes',
  counts: { desde: 1, hasta: 60 },
  fees: [],
};

it('loans whose numbers are known come before the limit of the law; what is pending does not come', () => {
  const offers = toOffers({
    limite,
    productos: [{ ...known, pendiente: 'the rate' }, known, { nombre: 'Agua', pendiente: 'all' }],
  });
  expect(offers.map(({ rate, product }) => [rate, product?.nombre])).toEqual([
    [20, 'Vivienda'],
    [27.06, undefined],
  ]);
});

it('a known instalment stands for the rate', () => {
  const [first] = amortise(10_000_000, 36, 22.5);
  const cuota = (first?.capital ?? 0) + (first?.interest ?? 0);
  const { tasa: _, ...others } = known;
  const [offer] = toOffers({ limite, productos: [{ ...others, ejemplo: { monto: 10_000_000, cuotas: 36, cuota } }] });
  expect(offer?.rate).toBeCloseTo(22.5, 3);
});

it.each([
  ['semana', 52],
  ['quincena', 24],
] as const)('instalments that are paid each %s are that many a year', (cada, perYear) => {
  const [weekly] = toOffers({ limite, productos: [{ ...known, cada, plazo: { desde: 12, hasta: 60 } }] });
  expect(weekly && toLoan(weekly, 6_000_000, 16).schedule).toEqual(amortise(6_000_000, 16, 20, perYear));
  // A year of them costs the effective rate once: what a single payment after a year would be, discounted.
  const [first] = amortise(1_000_000, perYear, 20, perYear);
  const each = (first?.capital ?? 0) + (first?.interest ?? 0);
  const worth = Array.from({ length: perYear }, (_, at) => each * 1.2 ** (-(at + 1) / perYear));
  expect(worth.reduce((all, one) => all + one, 0)).toBeCloseTo(1_000_000, -2);
});

it('an example begins within the loan', () => {
  const [offer] = toOffers({ limite, productos: [known] });
  expect(offer && firstOf(offer)).toEqual({ amount: 5_000_000, count: 24 });
});

it('costs count once or with each instalment, in guaraníes or as a share of what is lent', () => {
  const bare = toLoan(law, 1_000_000, 10);
  const loan = toLoan(
    {
      ...law,
      fees: [
        { nombre: 'Gasto', porcentaje: 1.5, cuando: 'una vez' },
        { nombre: 'Seguro', monto: 2_000, cuando: 'con cada cuota' },
      ],
    },
    1_000_000,
    10,
  );
  expect(loan.instalment).toBe(bare.instalment + 2_000);
  expect(loan.last).toBe(bare.last + 2_000);
  expect(loan.fees).toBe(15_000 + 20_000);
  expect(loan.total).toBe(bare.total + 35_000);
});

it('what is paid back is what the instalments add up to', () => {
  const loan = toLoan(law, 1_234_567, 7);
  expect(loan.total).toBe(loan.instalment * 6 + loan.last);
});

it.each([
  [100_000, 20_000_000, 100_000],
  [500_000, 1_000_000, 10_000],
  [7, 7, 1],
])('a bar from %i to %i moves by %i', (desde, hasta, step) => {
  expect(stepOf({ desde, hasta })).toBe(step);
});
