/** History state: how many entries back the news list is, so that a link can go back to it in history. */
interface FromList {
  fromList: number;
}

/** For links in the list itself. */
export const FROM_LIST: FromList = { fromList: 1 };

/** Entries back to the news list; 0 when unknown. */
export function stepsFromList(state: unknown): number {
  const steps = typeof state === 'object' && state !== null && 'fromList' in state ? state.fromList : 0;
  return Number.isInteger(steps) && Number(steps) > 0 ? Number(steps) : 0;
}

/** State for links from a story to another page of the news. */
export function nextFromList(state: unknown): FromList | undefined {
  const steps = stepsFromList(state);
  return steps ? { fromList: steps + 1 } : undefined;
}
