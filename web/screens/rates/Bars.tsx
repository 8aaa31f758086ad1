import { useId } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Hatch } from './Hatch.tsx';
import type { Loan } from './offers.ts';
import { sayMoney } from './say.ts';
import { Swatch } from './Swatch.tsx';
import styles from './Bars.module.css';

/** In the drawing's own units. */
const WIDTH = 720;
const HEIGHT = 320;

/** A bar an instalment: capital below, hatched, and on it the interest, solid. The table has the numbers. */
export function Bars({ loan: { amount, schedule } }: { loan: Loan }) {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const paid = schedule.map(({ capital, interest }) => capital + interest);
  const most = Math.max(...paid);
  const count = Math.max(schedule.length, 6);
  const gap = count > 30 ? 3 : 8;
  const width = (WIDTH - gap * (count - 1)) / count;
  return (
    <figure className={styles.bars}>
      <figcaption>
        <Swatch fill={`url(#${id})`}>{t('rates.capital_all', { amount: sayMoney(texts, amount) })}</Swatch>
        <Swatch>{t('rates.interest_all', { amount: sayMoney(texts, interestOf(schedule)) })}</Swatch>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('rates.bars')}>
        <Hatch id={id} />
        {schedule.map(({ number, capital, interest }) => {
          const [low, high] = [capital, interest].map((part) => (part / most) * (HEIGHT - 2)) as [number, number];
          const place = { x: (number - 1) * (width + gap), width };
          return (
            <g key={number}>
              <rect {...place} y={HEIGHT - low} height={low} fill={`url(#${id})`} />
              <rect {...place} y={HEIGHT - low - high} height={high} className={styles.solid} />
            </g>
          );
        })}
      </svg>
      <p aria-hidden="true" className={styles.ends}>
        <span>{t('rates.first_instalment')}</span>
        {schedule.length > 1 && <span>{t('rates.nth_instalment', { count: schedule.length })}</span>}
      </p>
    </figure>
  );
}

function interestOf(schedule: Loan['schedule']): number {
  return schedule.reduce((all, { interest }) => all + interest, 0);
}
