/** What the browser's code is built for: Chromes of cheap phones that are no longer updated, and their time's others. */
export const OLDEST_BROWSERS = ['chrome90', 'edge90', 'firefox90', 'safari15'];
