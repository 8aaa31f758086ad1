import type { Language } from '#contract/language.ts';
import type { DatePrecision } from '#contract/posts.ts';
import type { Texts } from './texts.tsx';

// Spelled out, not by Intl: on a slow phone its first formatter costs 140 ms, and each of a list of dates 15 more, all of them
// before anything answers. format.test.ts holds both against it.
const THOUSANDS: Record<Language, string> = { es: '.', en: ',' };

/** Whole figures grouped by thousands, four digits too: 7.157 in Spanish, 7,157 in English (direction: counters). */
export function formatNumber(language: Language): (value: number) => string {
  return (value) => value.toFixed(0).replace(/\B(?=(?:\d{3})+$)/g, THOUSANDS[language]);
}

/**
 * A date as precisely as it is known: '14 de octubre de 2025', 'diciembre de 2025', '2021'; '14 October 2025'.
 * `date` is the blog's local time without a zone, so it is written as it stands there.
 */
export function formatDate({ t }: Texts, date: string, precision: DatePrecision): string {
  const [year = '', number = '', day = ''] = date.slice(0, 10).split('-');
  if (precision === 'year') return year;
  const month = t('date.months').split(' ')[Number(number) - 1] ?? '';
  return precision === 'month' ? t('date.month', { month, year }) : t('date.day', { day: Number(day), month, year });
}

/** The day of a date whose month is said beside it: 'jueves 15'. */
export function formatDay({ t }: Texts, date: string): string {
  const day = date.slice(0, 10);
  const weekday = t('date.weekdays').split(' ')[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return t('date.weekday', { weekday, day: Number(day.slice(8)) });
}

/** A date where it stands alone, with a capital: 'Marzo de 2026'. */
export function toHeading(date: string): string {
  return date.charAt(0).toUpperCase() + date.slice(1);
}

/** The machine-readable form of the same date: `2025-10-14`, `2025-12`, `2021`. */
export function toDateTime(date: string, precision: DatePrecision): string {
  return date.slice(0, precision === 'year' ? 4 : precision === 'month' ? 7 : 10);
}

/** A date written as far as it is known: `2021`, `2024-12`, `2019-01-18`. */
export function formatPartialDate(texts: Texts, date: string): string {
  const precision = date.length === 4 ? 'year' : date.length === 7 ? 'month' : 'day';
  return formatDate(texts, date, precision);
}

/** How long something plays, from whole seconds: `1:05`. */
export function formatLength(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
