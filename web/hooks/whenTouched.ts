import { whenIdle } from './whenIdle.ts';

const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/** What was begun comes first, then `run`, in ms. */
const IDLE_LIMIT_MS = 5_000;

/** In this document. */
let touched = false;

/**
 * Calls `run` once, in an idle moment after the visitor has begun to do something: also where they did before this was called, or
 * where the page does not stand at its top, because they scrolled before the code came or come back to it. @returns what cancels
 */
export function whenTouched(run: () => void): () => void {
  touched ||= scrollY > 0;
  if (touched) return whenIdle(run, IDLE_LIMIT_MS);
  let cancel = () => {
    for (const touch of TOUCHES) removeEventListener(touch, onTouch);
  };
  const onTouch = () => {
    touched = true;
    cancel();
    cancel = whenIdle(run, IDLE_LIMIT_MS);
  };
  for (const touch of TOUCHES) addEventListener(touch, onTouch, { passive: true });
  return () => cancel();
}
