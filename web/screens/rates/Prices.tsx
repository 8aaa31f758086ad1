import { formatNumber, formatPartialDate } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { firstOf, toLoan, type Offer } from './offers.ts';
import styles from './Prices.module.css';
import { sayCount, sayFee, sayMoney, sayPercent } from './say.ts';

/** The foundation's loans whose numbers are known. On a phone each row is a block of its own. */
export function Prices({ offers }: { offers: readonly Offer[] }) {
  const texts = useTexts();
  const { language, t } = texts;
  const number = formatNumber(language);
  const own = offers.filter(({ product }) => product);
  if (own.length === 0) return null;
  return (
    <section className="section" data-space="small" aria-labelledby="rates-prices">
      <div className="wrap">
        <h2 id="rates-prices">{t('rates.prices')}</h2>
        <div className={styles.room}>
          <table className={styles.prices}>
            <thead>
              <tr>
                {(['loan', 'amounts', 'terms', 'rate', 'fees', 'for_example'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`rates.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {own.map((offer) => {
                const { product, amounts, every, counts, rate } = offer;
                if (!product) return null;
                const { amount, count } = product.ejemplo
                  ? { amount: product.ejemplo.monto, count: product.ejemplo.cuotas }
                  : firstOf(offer);
                const loan = toLoan(offer, amount, count);
                return (
                  <tr key={product.nombre}>
                    <th scope="row">
                      {product.nombre}
                      <small>
                        {t('rates.since', { month: formatPartialDate(texts, product.fecha) })}{' '}
                        <ExternalLink href={product.fuente.enlace}>{product.fuente.nombre}</ExternalLink>
                      </small>
                    </th>
                    <td data-label={t('rates.amounts')}>
                      {t('rates.span', { from: sayMoney(texts, amounts.desde), to: number(amounts.hasta) })}
                    </td>
                    <td data-label={t('rates.terms')}>
                      {counts.desde === counts.hasta
                        ? sayCount(texts, every, counts.hasta)
                        : t('rates.span_term', { from: counts.desde, to: sayCount(texts, every, counts.hasta) })}
                    </td>
                    <td data-label={t('rates.rate')}>
                      {sayPercent(language, rate)}
                      {product.ejemplo && <small>{t('rates.own_worked_out')}</small>}
                    </td>
                    <td data-label={t('rates.fees')}>
                      {product.gastos
                        ? product.gastos.map((fee) => <span key={fee.nombre}>{sayFee(texts, fee)}</span>)
                        : t(product.sin_gastos ? 'rates.fees_none' : 'rates.fees_unknown')}
                    </td>
                    <td data-label={t('rates.for_example')}>
                      {t('rates.row_example', {
                        amount: sayMoney(texts, amount),
                        count,
                        instalment: sayMoney(texts, loan.instalment),
                        total: sayMoney(texts, loan.total),
                      })}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
