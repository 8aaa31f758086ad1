import { useId, type RefObject } from 'react';
import type { Rates } from '#contract/rates.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { EXAMPLE } from '#web/navigation/parts.ts';
import { usePartArrival } from '#web/navigation/useArrival.ts';
import { Basis } from './Basis.tsx';
import styles from './LoanExample.module.css';
import type { Offer } from './offers.ts';
import { sayCount, sayMoney } from './say.ts';
import { Scale } from './Scale.tsx';
import { stepOf } from './stepOf.ts';
import { Sums } from './Sums.tsx';
import type { LoanChoice } from './useLoan.ts';

interface LoanExampleProps {
  offers: readonly Offer[];
  choice: LoanChoice;
  fields: RefObject<HTMLDivElement | null>;
  limit: Rates['limite'];
}

/** What is paid back is also told for so many guaraníes lent: loans of any amount compare. */
const SHARE = 100_000;

/** The sheet that a visitor fills in: what a loan of so much, over so long, costs. */
export function LoanExample({ offers, choice, fields, limit }: LoanExampleProps) {
  const texts = useTexts();
  const { language, t } = texts;
  const id = useId();
  const place = usePartArrival(EXAMPLE);
  const { offer, loan, wrong } = choice;
  const { amounts, every, counts } = offer;
  const money = (amount: number) => sayMoney(texts, amount);
  return (
    <section ref={place} id={EXAMPLE} tabIndex={-1} className={styles.sheet} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{offer.product ? offer.product.nombre : t('rates.example_law_title')}</h2>
      <div ref={fields} className={styles.fields}>
        {offers.length > 1 && (
          <div className={styles.offer}>
            <label htmlFor={`${id}-offer`}>{t('rates.offer')}</label>
            <select
              id={`${id}-offer`}
              value={choice.of}
              onChange={({ currentTarget }) => choice.choose(Number(currentTarget.value))}
            >
              {offers.map(({ product }, of) => (
                <option key={product?.nombre ?? ''} value={of}>
                  {product ? product.nombre : t('rates.offer_law')}
                </option>
              ))}
            </select>
          </div>
        )}
        <Scale
          name="monto"
          label={t('rates.amount')}
          barLabel={t('rates.amount_bar')}
          text={choice.monto}
          value={loan.amount}
          span={amounts}
          step={stepOf(amounts)}
          say={money}
          sayEnd={formatNumber(language)}
          error={
            wrong === 'monto'
              ? t('rates.amount_wrong', { from: money(amounts.desde), to: money(amounts.hasta) })
              : undefined
          }
          onType={(text) => choice.type('monto', text)}
          onLeave={() => choice.leave('monto')}
        />
        <Scale
          name="plazo"
          label={t(`rates.term.${every}`)}
          barLabel={t('rates.term_bar')}
          text={choice.plazo}
          value={loan.count}
          span={counts}
          step={1}
          say={(count) => sayCount(texts, every, count)}
          sayEnd={String}
          error={
            wrong === 'plazo'
              ? t('rates.term_wrong', { from: counts.desde, to: sayCount(texts, every, counts.hasta) })
              : undefined
          }
          onType={(text) => choice.type('plazo', text)}
          onLeave={() => choice.leave('plazo')}
        />
      </div>
      <div className={styles.result}>
        <div className={styles.answer}>
          <p className={styles.instalment}>
            {loan.count === 1
              ? t(`rates.instalments_one.${every}`)
              : t(`rates.instalments_other.${every}`, { count: loan.count })}{' '}
            <output>{money(loan.instalment)}</output>
            <b>{t(offer.product ? 'rates.example' : 'rates.example_law')}</b>
            {loan.count > 1 && <small> {t(`rates.due.${every}`, { count: loan.count })}</small>}
          </p>
          <p className={styles.each}>
            {t('rates.for_each', {
              amount: money(SHARE),
              total: money(Math.round((loan.total / loan.amount) * SHARE)),
            })}
          </p>
        </div>
        <Sums loan={loan} />
      </div>
      <Basis offer={offer} fees={loan.fees} limit={limit} />
    </section>
  );
}
