const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;
export const GIVE_UP_MS = 3 * 86_400_000;

/** Spreads the retries of messages that failed together. */
const JITTER = 0.1;

/**
 * Exponential backoff in ms, for a message first tried `age` ms ago: the pause equals the age, so it doubles from half a minute up
 * to an hour. Undefined: give up.
 */
export function pauseAfter(age: number, chance = Math.random): number | undefined {
  const pause = Math.min(Math.max(age, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
  if (age + pause > GIVE_UP_MS) return undefined;
  return pause * (1 + JITTER * chance());
}
