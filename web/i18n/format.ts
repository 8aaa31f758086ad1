import type { Language } from '#contract/language.ts';
import type { DatePrecision } from '#contract/posts.ts';

const LOCALE: Record<Language, string> = { es: 'es-PY', en: 'en-US' };

/** Figures grouped by thousands, four digits too: 7.157 in Spanish, 7,157 in English (direction: counters). */
export function formatNumber(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(LOCALE[language], { useGrouping: 'always', maximumFractionDigits: 0 });
  return (value) => format.format(value);
}

/**
 * A date as precisely as it is known: '14 de octubre de 2025', 'diciembre de 2025', '2021'.
 * `date` is the blog's local time without a zone, so it is read and written in one fixed zone.
 */
export function formatDate(language: Language, date: string, precision: DatePrecision): string {
  const parts: Intl.DateTimeFormatOptions =
    precision === 'year'
      ? { year: 'numeric' }
      : precision === 'month'
        ? { year: 'numeric', month: 'long' }
        : { year: 'numeric', month: 'long', day: 'numeric' };
  return new Intl.DateTimeFormat(LOCALE[language], { ...parts, timeZone: 'UTC' }).format(
    new Date(date.length > 10 ? `${date.slice(0, 19)}Z` : date),
  );
}

/** The machine-readable form of the same date: `2025-10-14`, `2025-12`, `2021`. */
export function toDateTime(date: string, precision: DatePrecision): string {
  return date.slice(0, precision === 'year' ? 4 : precision === 'month' ? 7 : 10);
}

/** A date written as far as it is known: `2021`, `2024-12`, `2019-01-18`. */
export function formatPartialDate(language: Language, date: string): string {
  const precision = date.length === 4 ? 'year' : date.length === 7 ? 'month' : 'day';
  return formatDate(language, `${date}-01-01`.slice(0, 10), precision);
}

/** How long something plays, from whole seconds: `1:05`. */
export function formatLength(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
