import { useTexts } from '#web/i18n/texts.tsx';
import type { Loan } from './offers.ts';
import { sayMoney } from './say.ts';
import styles from './Bars.module.css';

/** In the drawing's own units. */
const WIDTH = 720;
const HEIGHT = 180;

/** The interest of each of two or more instalments, a bar each; under the first and the last, how much. The table has all numbers. */
export function Bars({ schedule }: { schedule: Loan['schedule'] }) {
  const texts = useTexts();
  const { t } = texts;
  const most = Math.max(...schedule.map(({ interest }) => interest), 1);
  const count = Math.max(schedule.length, 6);
  const gap = count > 30 ? 3 : 8;
  const width = (WIDTH - gap * (count - 1)) / count;
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
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('rates.bars')}>
        {schedule.map(({ number, interest }) => {
          const height = (interest / most) * HEIGHT;
          return (
            <rect key={number} x={(number - 1) * (width + gap)} y={HEIGHT - height} width={width} height={height} />
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
