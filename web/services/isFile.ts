/** Whether the page is a file on a host that answers no questions (docs/decisions/057). */
export function isFile(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.liveSite !== undefined;
}
