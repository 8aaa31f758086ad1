import { useEffect, useState } from 'react';
import type { DecreedHoliday, Hours } from '#contract/offices.ts';
import { WEEKDAYS } from '#contract/weekdays.ts';
import { useTexts, type Texts } from '#web/i18n/texts.tsx';
import { openingAt } from './hours.ts';
import styles from './OfficeHours.module.css';

const MINUTE_MS = 60_000;

interface OfficeHoursProps {
  hours: readonly Hours[];
  holidays: readonly DecreedHoliday[];
}

/** Whether it is open now is known only in the browser. */
export function OfficeHours({ hours, holidays }: OfficeHoursProps) {
  const texts = useTexts();
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const opening = now && openingAt(now, hours, holidays);
  return (
    <p className={styles.hours}>
      {opening && (
        <b data-state={opening} className={styles.state}>
          {texts.t(`offices.${opening}`)}
        </b>
      )}
      {hours.map((one) => (
        <span key={one.dias[0]}>{toSentence(texts, one)}</span>
      ))}
    </p>
  );
}

/** 'Lunes a viernes, de 7:30 a 17:00.' Three days and more by the first and the last. */
export function toSentence({ t }: Texts, { dias, abre, cierra }: Hours): string {
  const names = t('date.weekdays').split(' ');
  const numbers = dias.map((day) => WEEKDAYS.indexOf(day));
  const named = numbers.map((number) => names[number] ?? '');
  const isRow = numbers.length > 2 && numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
  const days = isRow ? t('offices.days', { from: named[0] ?? '', to: named.at(-1) ?? '' }) : named.join(', ');
  const sentence = t('offices.hours', { days, from: toTime(abre), to: toTime(cierra) });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function toTime(time: string): string {
  return time.replace(/^0/, '');
}
