/** Kind of an impact item whose counter has a plus sign before it (spec 3). */
export const PLUS_KIND = 1;
