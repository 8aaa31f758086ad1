/** State of a history entry that was opened from the list of news, so that its way back can be the browser's own. */
export const FROM_LIST = { fromList: true };

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}
