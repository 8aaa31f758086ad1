/** Exit code of scripts/dev.ts when a file has changed that it runs on: whoever started it does so again. */
export const START_AGAIN = 75;
