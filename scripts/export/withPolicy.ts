/** What browsers heed in a header alone, and what is the host's to know: whether it speaks https. */
const OF_HEADERS = new Set(['frame-ancestors', 'report-uri', 'report-to', 'upgrade-insecure-requests']);

const START = '<meta charset="utf-8">';

/** The page with its policy, before anything that it is about: on another host nobody sends our headers. @throws Error for no page */
export function withPolicy(html: string, policy: unknown): string {
  const directives = String(policy)
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive && !OF_HEADERS.has(directive.split(' ', 1)[0] ?? ''));
  if (!html.includes(START) || !directives.some((one) => one.startsWith('script-src '))) throw new Error('no page');
  return html.replace(
    START,
    `${START}\n<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`,
  );
}
