/** Exit code of scripts/dev.ts by which it asks to be restarted, because its own code has changed. */
export const RESTART = 75;
