import type { Rates } from '#contract/rates.ts';
import { formatPartialDate } from '#web/i18n/format.ts';
import { useTexts, type Texts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './Basis.module.css';
import type { Offer } from './offers.ts';
import { sayMoney, sayPercent } from './say.ts';

interface BasisProps {
  offer: Offer;
  /** In guaraníes, of the loan shown. */
  fees: number;
  limit: Rates['limite'];
}

/** Whose rate an example is made with, of when, and what it does not count. */
export function Basis({ offer: { product, rate }, fees, limit }: BasisProps) {
  const texts = useTexts();
  const { language, t } = texts;
  const percent = sayPercent(language, rate);
  const { fuente } = product ?? limit;
  return (
    <div className={styles.basis}>
      <p className={styles.rate}>
        {product
          ? t('rates.own', { name: product.nombre, percent })
          : t('rates.law', { percent, month: formatPartialDate(texts, limit.mes) })}{' '}
        {sayFees(texts, fees, product)}
      </p>
      <p>
        {product ? (
          <>
            {product.ejemplo && t('rates.own_worked_out')}{' '}
            {t('rates.since', { month: formatPartialDate(texts, product.fecha) })}
          </>
        ) : (
          t('rates.law_each_month')
        )}{' '}
        {t('common.source')} <ExternalLink href={fuente.enlace}>{fuente.nombre}</ExternalLink>
      </p>
    </div>
  );
}

function sayFees(texts: Texts, fees: number, product: Offer['product']): string {
  if (product?.sin_gastos) return texts.t('rates.without_fees');
  return product?.gastos ? texts.t('rates.with_fees', { amount: sayMoney(texts, fees) }) : texts.t('rates.fees_apart');
}
