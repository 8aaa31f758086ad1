const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;
export const GIVE_UP_MS = 3 * 86_400_000;

/** So that messages that failed together are not retried together. */
const JITTER = 0.1;

/**
 * Pause before the next try, in ms, of a message first tried `age` ms ago: as long as its age, so that pauses double from half a
 * minute to an hour. Undefined after three days.
 */
export function pauseAfter(age: number, chance = Math.random): number | undefined {
  const pause = Math.min(Math.max(age, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
  if (age + pause > GIVE_UP_MS) return undefined;
  return pause * (1 + JITTER * chance());
}
