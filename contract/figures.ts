/** Kind of an impact item whose counter has a plus sign (spec 3). */
export const PLUS_KIND = 1;
