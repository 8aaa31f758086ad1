import type { DecreedHoliday } from '#contract/offices.ts';

/** Law 7544 of 2025; month and day. */
const FIXED = new Set([
  '01-01',
  '03-01',
  '05-01',
  '05-14',
  '05-15',
  '06-12',
  '06-20',
  '08-15',
  '09-29',
  '12-08',
  '12-25',
]);

/** Thursday and Friday before Easter. */
const HOLY_DAYS = [-3, -2];

const DAY_MS = 86_400_000;

/** By law, unless a decree moved it, or by decree. `day` such as `2027-05-14`. */
export function isHoliday(day: string, decreed: readonly DecreedHoliday[]): boolean {
  if (decreed.some(({ fecha }) => fecha === day)) return true;
  if (decreed.some(({ en_lugar_de }) => en_lugar_de === day)) return false;
  if (FIXED.has(day.slice(5))) return true;
  const easter = easterOf(Number(day.slice(0, 4)));
  return HOLY_DAYS.some((days) => new Date(easter + days * DAY_MS).toISOString().startsWith(day));
}

/** Meeus, Jones and Butcher; midnight UTC. */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
