import { readText } from '#web/device/deviceStore.ts';
import { whenIdle } from '#web/hooks/whenIdle.ts';

/** Longest wait for an idle moment, in ms. */
const IDLE_LIMIT_MS = 2_000;

const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const;

/** What does nothing, or less, without code. Links, search and the menu work. */
const NEEDS_CODE = 'button, input, select, textarea, [tabindex="0"]';

/**
 * Calls `load` once, after the first paint: when the browser is idle or the visitor touches what needs code. `onTouch`: only then,
 * unless the device stores their work (a message to send, a map).
 */
export function whenNeeded(load: () => void, { onTouch }: { onTouch: boolean }): void {
  let isLoaded = false;
  const loadOnce = () => {
    for (const type of TOUCHES) removeEventListener(type, loadIfNeeded);
    if (!isLoaded) load();
    isLoaded = true;
  };
  const loadIfNeeded = ({ target }: Event) => {
    if (target instanceof Element && target.closest(NEEDS_CODE)) loadOnce();
  };
  for (const type of TOUCHES) addEventListener(type, loadIfNeeded, { passive: true });

  // Without a network the page is a copy, whose code costs nothing.
  if (onTouch && navigator.onLine && !storesWork()) return;
  // Hidden tabs never paint.
  if (document.hidden) loadOnce();
  else requestAnimationFrame(() => whenIdle(loadOnce, IDLE_LIMIT_MS));
}

function storesWork(): boolean {
  return readText('local', 'outbox') !== undefined || readText('local', 'mi-semaforo') !== undefined;
}
