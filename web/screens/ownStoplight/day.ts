import type { Texts } from '#web/i18n/texts.tsx';

/** The visitor's day: `2026-11-22`. */
export function today(now = new Date()): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** A day as it is read. Not by web/i18n/format.ts, which the build keeps with the news: their styles would come along. */
export function spellDay({ t }: Texts, date: string): string {
  const [year = '', month, day] = date.split('-');
  return t('date.day', { day: Number(day), month: t('date.months').split(' ')[Number(month) - 1] ?? '', year });
}
