import { useId } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Hatch } from './Hatch.tsx';
import type { Loan } from './offers.ts';
import { sayMoney } from './say.ts';
import styles from './Sums.module.css';
import { Swatch } from './Swatch.tsx';

/** What is lent and what it costs are what is paid back: as one bar, and as a sum. */
export function Sums({ loan: { amount, total } }: { loan: Loan }) {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const share = `${(amount / total) * 100}%`;
  const hatch = `url(#${id})`;
  return (
    <div className={styles.sums}>
      <svg aria-hidden="true">
        <Hatch id={id} />
        <rect width={share} height="100%" fill={hatch} />
        <rect x={share} width="100%" height="100%" className={styles.solid} />
      </svg>
      <dl>
        <div>
          <dt>
            <Swatch fill={hatch}>{t('rates.lent')}</Swatch>
          </dt>
          <dd>{sayMoney(texts, amount)}</dd>
        </div>
        <div>
          <dt>
            <Swatch>{t('rates.cost')}</Swatch>
          </dt>
          <dd>{sayMoney(texts, total - amount)}</dd>
        </div>
        <div>
          <dt>{t('rates.repaid')}</dt>
          <dd>{sayMoney(texts, total)}</dd>
        </div>
      </dl>
    </div>
  );
}
