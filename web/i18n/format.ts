import { entryOf, type Language } from '#contract/language.ts';
import type { DatePrecision } from '#contract/posts.ts';
import type { Texts } from './texts.tsx';

// Not Intl: its first formatter blocks a slow phone for 140 ms, each date for 15 more. format.test.ts compares both.

/** 7.157 in Spanish, 7,157 in English. */
export function formatNumber(language: Language): (value: number) => string {
  return (value) => value.toFixed(0).replace(/\B(?=(?:\d{3})+$)/g, entryOf(language).digits.charAt(0));
}

/** '14 de octubre de 2025', 'diciembre de 2025', '2021'. `date` is the blog's local time: no conversion. */
export function formatDate({ t }: Texts, date: string, precision: DatePrecision): string {
  const [year = '', number = '', day = ''] = date.slice(0, 10).split('-');
  if (precision === 'year') return year;
  const month = t('date.months').split(' ')[Number(number) - 1] ?? '';
  return precision === 'month' ? t('date.month', { month, year }) : t('date.day', { day: Number(day), month, year });
}

/** On the visitor's clock: '24 de noviembre de 2026' and '9:05'. */
export function formatMoment(texts: Texts, moment: Date): { date: string; time: string } {
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => `${part}`.padStart(2, '0'));
  const time = `${moment.getHours()}:${`${moment.getMinutes()}`.padStart(2, '0')}`;
  return { date: formatDate(texts, day.join('-'), 'day'), time };
}

/** 'Marzo de 2026'. */
export function toHeading(date: string): string {
  return date.charAt(0).toUpperCase() + date.slice(1);
}

/** `2025-10-14`, `2025-12`, `2021`. */
export function toDateTime(date: string, precision: DatePrecision): string {
  return date.slice(0, precision === 'year' ? 4 : precision === 'month' ? 7 : 10);
}

/** `date`: `2021`, `2024-12` or `2019-01-18`. */
export function formatPartialDate(texts: Texts, date: string): string {
  const precision = date.length === 4 ? 'year' : date.length === 7 ? 'month' : 'day';
  return formatDate(texts, date, precision);
}

/** `1:05`. */
export function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
