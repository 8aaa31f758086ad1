import { formatDate } from '#web/i18n/format.ts';
import type { Texts } from '#web/i18n/texts.tsx';

export function isMonth(when: string): boolean {
  return /^\d{4}-\d\d$/.test(when);
}

/** `count` months such as `2027-01`, from that of the day `today` on. */
export function monthsFrom(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_one, index) => {
    const at = month - 1 + index;
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** A month by its name; words, which an earlier version of the site let visitors write, as they are. */
export function whenText(texts: Texts, when: string): string {
  return isMonth(when) ? formatDate(texts, when, 'month') : when;
}
