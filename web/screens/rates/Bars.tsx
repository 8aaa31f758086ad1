import { useTexts } from '#web/i18n/texts.tsx';
import type { Loan } from './offers.ts';
import { sayMoney } from './say.ts';
import styles from './Bars.module.css';

/** Round sums, so far up that no bar under their words reaches them. */
function linesOf(most: number): number[] {
  const ten = 10 ** Math.floor(Math.log10(most));
  const step = most >= 4 * ten ? 2 * ten : most >= 2 * ten ? ten : ten / 2;
  return [1, 2, 3, 4].map((times) => times * step).filter((sum) => sum <= most && sum >= most * 0.4);
}

/** The interest of each of two or more instalments, a bar each, over lines that say how much; under the first and the last, their own. The table has all numbers. */
export function Bars({ schedule }: { schedule: Loan['schedule'] }) {
  const texts = useTexts();
  const { t } = texts;
  const most = Math.max(...schedule.map(({ interest }) => interest), 1);
  const count = Math.max(schedule.length, 6);
  const gap = count > 30 ? 0.4 : 1.1;
  const pitch = (100 + gap) / count;
  const ends = schedule.filter((_, at) => at === 0 || at === schedule.length - 1);
  return (
    <figure className={styles.bars}>
      <figcaption>
        {t('rates.interest_all', {
          amount: sayMoney(
            texts,
            schedule.reduce((all, { interest }) => all + interest, 0),
          ),
        })}
      </figcaption>
      <svg role="img" aria-label={t('rates.bars')}>
        {schedule.map(({ number, interest }) => (
          <rect
            key={number}
            x={`${(number - 1) * pitch}%`}
            y={`${100 - (interest / most) * 100}%`}
            width={`${pitch - gap}%`}
            height={`${(interest / most) * 100}%`}
          />
        ))}
        {linesOf(most).map((sum) => {
          const y = `${100 - (sum / most) * 100}%`;
          return (
            <g key={sum}>
              <line x2="100%" y1={y} y2={y} />
              <text x="100%" y={y} dy="-0.4em">
                {sayMoney(texts, sum)}
              </text>
            </g>
          );
        })}
      </svg>
      <p className={styles.ends}>
        {ends.map(({ number, interest }) => (
          <span key={number}>
            {t('rates.nth_instalment', { count: number })} <b>{sayMoney(texts, interest)}</b>
          </span>
        ))}
      </p>
    </figure>
  );
}
