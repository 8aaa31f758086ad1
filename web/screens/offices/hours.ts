import type { DecreedHoliday, Hours } from '#contract/offices.ts';
import { WEEKDAYS } from '#contract/weekdays.ts';
import { isHoliday } from './holidays.ts';

export type Opening = 'open' | 'closed' | 'holiday';

/** Law 7354 of 2024. Old devices still take an hour off in winter. */
const ASUNCION_MS = -3 * 3_600_000;
const DAY_MS = 86_400_000;

/** By Asunción's clock; undefined where the hours are not known. */
export function openingAt(now: Date, hours: readonly Hours[], decreed: readonly DecreedHoliday[]): Opening | undefined {
  if (hours.length === 0) return undefined;
  const clock = new Date(now.getTime() + ASUNCION_MS);
  const time = clock.toISOString().slice(11, 16);
  const today = workOf(clock, hours, decreed);
  const yesterday = workOf(new Date(clock.getTime() - DAY_MS), hours, decreed);
  const isOpen =
    yesterday.hours.some(({ abre, cierra }) => cierra <= abre && time < cierra) ||
    today.hours.some(({ abre, cierra }) => abre <= time && (time < cierra || cierra <= abre));
  if (isOpen) return 'open';
  return today.holiday ? 'holiday' : 'closed';
}

/** None on a holiday. */
function workOf(clock: Date, hours: readonly Hours[], decreed: readonly DecreedHoliday[]) {
  const holiday = isHoliday(clock.toISOString().slice(0, 10), decreed);
  const weekday = WEEKDAYS[clock.getUTCDay()];
  return { holiday, hours: holiday ? [] : hours.filter(({ dias }) => dias.some((day) => day === weekday)) };
}
