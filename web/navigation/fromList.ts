/** History state: entries back to the news list, for a link that goes back. */
interface FromList {
  fromList: number;
}

export const FROM_LIST: FromList = { fromList: 1 };

/** 0 when unknown. */
export function stepsFromList(state: unknown): number {
  const steps = typeof state === 'object' && state !== null && 'fromList' in state ? state.fromList : 0;
  return Number.isInteger(steps) && Number(steps) > 0 ? Number(steps) : 0;
}

/** For links from a story to other news pages. */
export function nextFromList(state: unknown): FromList | undefined {
  const steps = stepsFromList(state);
  return steps ? { fromList: steps + 1 } : undefined;
}
