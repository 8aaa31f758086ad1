/** POST: error reports of browsers, sent by our own code (a beacon) and by the browser itself (CSP reports). */
export const BROWSER_ERRORS_PATH = '/public/v1/web/errores';

/** A position in a file of ours, `assets/app-AbCd1234.js:1:2345`; the file's hash tells the release. */
export const OUR_PLACE = /\bassets\/[\w.-]+\.js:\d+:\d+/;
