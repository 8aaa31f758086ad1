/** State of a history entry that was opened from the list of news: how many entries back the list is, so that the way back can be the browser's own. */
interface FromList {
  fromList: number;
}

/** For links that stand in the list itself. */
export const FROM_LIST: FromList = { fromList: 1 };

/** How many entries before this one the list of news was left; 0 where it is not known. */
export function stepsFromList(state: unknown): number {
  const steps = typeof state === 'object' && state !== null && 'fromList' in state ? state.fromList : 0;
  return Number.isInteger(steps) && Number(steps) > 0 ? Number(steps) : 0;
}

/** For links that lead one entry further: from a story to the one before it, to its category, to a recommended one. */
export function furtherFromList(state: unknown): FromList | undefined {
  const steps = stepsFromList(state);
  return steps ? { fromList: steps + 1 } : undefined;
}
