const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;
export const GIVE_UP_MS = 3 * 86_400_000;

/** Messages that failed together are not all tried again in the same moment. */
const SPREAD = 0.1;

/**
 * How long a message waits that has been tried in vain for so long: as long again, so that pauses double, from half a minute to
 * an hour. Undefined once three days are over.
 */
export function pauseAfter(age: number, chance = Math.random): number | undefined {
  const pause = Math.min(Math.max(age, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
  if (age + pause > GIVE_UP_MS) return undefined;
  return pause * (1 + SPREAD * chance());
}
