import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import type { LoanProduct, Rates } from '#contract/rates.ts';
import { createTexts, TextsProvider } from '#web/i18n/texts.tsx';
import { Basis } from './Basis.tsx';
import { firstOf, toLoan, toOffers } from './offers.ts';
import { COMPLETE_LANGUAGES } from '#server/testing/languages.ts';
import { Prices } from './Prices.tsx';

const FILES = { es, en };
const source = { nombre: 'Tarifario', enlace: 'https://example.org/tarifario' };
const limite: Rates['limite'] = { mes: '2026-01', tasa: 27.06, fuente: source };
const known: LoanProduct = {
  nombre: 'Vivienda',
  monto: { desde: 1_000_000, hasta: 5_000_000 },
  plazo: { desde: 12, hasta: 24 },
  tasa: 20.5,
  gastos: [{ nombre: 'Seguro', monto: 3_000, cuando: 'con cada cuota' }],
  fecha: '2027-03',
  fuente: source,
};

describe.each(COMPLETE_LANGUAGES)('in %s', (language) => {
  const texts = createTexts(language, FILES[language]);
  const show = (productos: LoanProduct[]) =>
    renderToStaticMarkup(
      <TextsProvider texts={texts}>
        <Prices offers={toOffers({ productos, limite })} />
      </TextsProvider>,
    ).replaceAll('\u00a0', ' ');
  const grouped = (amount: number) => amount.toLocaleString(language === 'es' ? 'es-PY' : 'en-GB');

  it('a loan has a row with all that is known, an example, its month and its source', () => {
    const row = show([known]);
    const [offer] = toOffers({ productos: [known], limite });
    const loan = toLoan(offer, firstOf(offer).amount, firstOf(offer).count);
    for (const said of ['Vivienda', '2027', source.enlace, 'Seguro', language === 'es' ? '20,5%' : '20.5%']) {
      expect(row).toContain(said);
    }
    for (const amount of [1_000_000, 5_000_000, 3_000, loan.instalment, loan.total]) {
      expect(row).toContain(grouped(amount));
    }
    expect(row.match(/<th [^>]*scope="row"/g)).toHaveLength(1);
  });

  it('costs that are not known are to be asked for; of no loan there is no table', () => {
    const { gastos: _, ...others } = known;
    expect(show([others])).toContain(texts.t('rates.fees_unknown'));
    expect(show([{ ...known, pendiente: 'the rate' }])).toBe('');
    expect(show([{ ...others, sin_gastos: true }])).toContain(texts.t('rates.fees_none'));
  });

  it('a loan that is repaid by the week says so', () => {
    expect(show([{ ...known, cada: 'semana', plazo: { desde: 16, hasta: 16 } }])).toContain(
      texts.t('rates.count_other.semana', { count: 16 }),
    );
  });

  it('below an example stands whose rate it is, and what it does not count', () => {
    const below = (productos: LoanProduct[], fees: number) =>
      renderToStaticMarkup(
        <TextsProvider texts={texts}>
          <Basis offer={toOffers({ productos, limite })[0]} fees={fees} limit={limite} />
        </TextsProvider>,
      );
    expect(below([known], 36_000)).toContain('Vivienda');
    expect(below([known], 36_000)).not.toContain(texts.t('rates.fees_apart'));
    expect(below([], 0)).toContain(language === 'es' ? '27,06%' : '27.06%');
    expect(below([], 0)).toContain(texts.t('rates.fees_apart'));
  });
});
