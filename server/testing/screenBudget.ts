/** Compressed KB of scripts that opening another screen may load (decisions 8). */
export const SCREEN_SCRIPTS_KB = 20;

/** Loaded once by the first news screen that fetches its news: SWR, the calls and the schemas. */
export const FETCHING = /\/(?:FetchedQuery|newsCalls|posts|schemas)-[\w-]+\.js$/;
export const FETCHING_KB = 15;
