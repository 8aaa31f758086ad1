/** What a visitor who is on a page may receive for another screen (decisions 8), in KB of compressed bodies. */
export const SCREEN_SCRIPTS_KB = 20;

/** What the news screens fetch with, once for all of them, when a page did not bring its news: SWR, the calls, the schemas. */
export const FETCHING = /\/(?:FetchedQuery|newsCalls|posts|schemas)-[\w-]+\.js$/;
export const FETCHING_KB = 15;
