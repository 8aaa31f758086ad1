/** In the state of an entry that a dialog added to the history: how many were open. */
export const DEPTH = 'dialogs';

/** Dialogs that the current entry stands for. */
export function dialogDepth(): number {
  const { [DEPTH]: count } = Object(history.state) as { [DEPTH]?: unknown };
  return typeof count === 'number' ? count : 0;
}
