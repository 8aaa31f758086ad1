/** Where browsers tell of what went wrong in them: our own code by a beacon, and the browser itself when a policy was broken. */
export const BROWSER_ERRORS_PATH = '/public/v1/web/errores';

/** A file of ours as browsers name it, with line and column: `assets/app-AbCd1234.js:1:2345`. The name tells the release. */
export const OUR_PLACE = /\bassets\/[\w.-]+\.js:\d+:\d+/;
