import type { Story } from './story.ts';
import { fullDate } from './story.ts';

/** Stories are public from the day of their date, a day of Paraguay; drafts never are. */

const ZONE = 'America/Asuncion';
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** The first of all days that no story reaches. */
const NEVER = '9999-12-31';

// Sweden writes times as the standard does: 2026-11-24 19:05.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });

/** What a day of Paraguay is at a time in ms: `2026-11-24`. */
export function dayOf(time: number): string {
  return calendar.format(time).slice(0, 10);
}

/** Milliseconds until the next day of Paraguay. */
export function untilTomorrow(time: number): number {
  const [hours = 0, minutes = 0] = calendar.format(time).slice(-5).split(':').map(Number);
  return (DAY_MINUTES - hours * 60 - minutes) * MINUTE_MS - (time % MINUTE_MS);
}

/** Today in Paraguay, by a clock in ms; asked for each answer, so looked up once a minute, with which days begin. */
export function todayBy(now: () => number): () => string {
  let known = { minute: NaN, day: '' };
  return () => {
    const minute = Math.floor(now() / MINUTE_MS);
    if (minute !== known.minute) known = { minute, day: dayOf(minute * MINUTE_MS) };
    return known.day;
  };
}

/** The first day that a story is public on. */
export function publicFrom({ draft, date }: Pick<Story, 'draft' | 'date'>): string {
  return draft ? NEVER : fullDate(date);
}

/** The stories that are public on a day, which name no translation that is not. */
export function publicOn(day: string, stories: readonly Story[]): Story[] {
  const shown = stories.filter((story) => publicFrom(story) <= day);
  const slugs = new Set(shown.map(({ slug }) => slug));
  return shown.map((story) => (slugs.has(story.translation ?? '') ? story : { ...story, translation: undefined }));
}
