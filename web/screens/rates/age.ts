/** Whole calendar months from a month (`2026-01`) to a day, by its own clock; never below 0. */
export function monthsSince(month: string, now = new Date()): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Math.max(0, (now.getFullYear() - year) * 12 + now.getMonth() + 1 - number);
}
