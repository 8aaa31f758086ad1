import { whenIdle } from './whenIdle.ts';

const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/** What was begun comes first, then `run`, in ms. */
const IDLE_LIMIT_MS = 5_000;

/** Calls `run` once, in an idle moment after the visitor has begun to do something. @returns what cancels */
export function whenTouched(run: () => void): () => void {
  let cancel = () => {
    for (const touch of TOUCHES) removeEventListener(touch, onTouch);
  };
  const onTouch = () => {
    cancel();
    cancel = whenIdle(run, IDLE_LIMIT_MS);
  };
  for (const touch of TOUCHES) addEventListener(touch, onTouch, { passive: true });
  return () => cancel();
}
