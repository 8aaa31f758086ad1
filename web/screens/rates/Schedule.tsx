import { useEffect } from 'react';
import { useKeptOpen } from '#web/hooks/useKeptOpen.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Bars } from './Bars.tsx';
import type { Loan, Offer } from './offers.ts';
import { sayCount, sayMoney, sayPercent } from './say.ts';
import styles from './Schedule.module.css';

/** Where the money of each instalment goes: as bars where there are several, and as a table that paper shows too. */
export function Schedule({ loan, offer }: { loan: Loan; offer: Offer }) {
  const texts = useTexts();
  const { language, t } = texts;
  const keptOpen = useKeptOpen('schedule');
  const { ref } = keptOpen;
  useEffect(() => {
    // Paper has nothing to press.
    const open = () => {
      if (ref.current) ref.current.open = true;
    };
    addEventListener('beforeprint', open);
    return () => removeEventListener('beforeprint', open);
  }, [ref]);
  const money = (amount: number) => sayMoney(texts, amount);
  const number = formatNumber(language);
  const { schedule, each } = loan;
  const isRepaidInParts = schedule.length > 1;
  const columns = ['pays', 'capital', 'interest', ...(each ? (['fees'] as const) : []), 'balance'] as const;
  return (
    <section className={`wrap section ${styles.schedule}`} data-space="small" aria-labelledby="rates-schedule">
      <div className="split" data-split="5/7" data-gap="wide">
        <div>
          <h2 id="rates-schedule">{t('rates.schedule')}</h2>
          {isRepaidInParts && <p className={styles.summary}>{t('rates.schedule_text')}</p>}
          <div className={styles.print}>
            <Button onClick={() => print()}>{t('rates.print')}</Button>
          </div>
        </div>
        {isRepaidInParts && <Bars schedule={schedule} />}
      </div>
      <details {...keptOpen} className={styles.table}>
        <summary>{t('rates.table')}</summary>
        {/* Scrolls where large numbers are wider than a phone: by keys, too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="region" aria-label={t('rates.table')} tabIndex={0}>
          <table>
            <caption>
              {t('rates.caption', {
                amount: money(loan.amount),
                term: sayCount(texts, offer.every, loan.count),
                percent: sayPercent(language, offer.rate),
                name: offer.product ? offer.product.nombre : t('rates.offer_law'),
              })}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('rates.number')}</th>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {t(`rates.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {schedule.map(({ number: at, capital, interest, balance }) => (
                <tr key={at}>
                  <th scope="row">{at}</th>
                  {[capital + interest + each, capital, interest, ...(each ? [each] : []), balance].map(
                    (amount, column) => (
                      <td key={columns[column]}>{number(amount)}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
