import { useEffect } from 'react';
import type { ScreenName } from '#contract/routes.ts';
import { allowsMeasuring, asksForPrivacy, measuredShare } from '#web/device/measuring.ts';
import { savesData } from '#web/device/connection.ts';
import { createLazy, prefetch } from '#web/hooks/lazyModule.ts';
import { whenIdle } from '#web/hooks/whenIdle.ts';

/** The page comes first, in ms. */
const IDLE_LIMIT_MS = 10_000;

const lazyVitals = createLazy(() => import('./measureVitals.ts'));

let begun = false;

/** Measures the screen that the document began with, in a share of all documents; `key`: of the entry that is shown. */
export function useVitals(screen: ScreenName | undefined, key: string): void {
  useEffect(() => {
    if (begun || !screen) return undefined;
    begun = true;
    if (!isChosen()) return undefined;
    let finish: (() => void) | undefined;
    let left = false;
    const load = () => {
      prefetch(lazyVitals);
      const begin = ({ measureVitals }: typeof import('./measureVitals.ts')) => {
        if (!left) finish = measureVitals(screen);
      };
      // Without it one page load is not measured.
      lazyVitals.request().then(begin, () => undefined);
    };
    let cancel = () => removeEventListener('load', wait);
    const wait = () => {
      cancel = whenIdle(load, IDLE_LIMIT_MS);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      left = true;
      cancel();
      finish?.();
    };
    // A visitor who goes on to another screen ends it.
  }, [key, screen]);
}

function isChosen(): boolean {
  return Math.random() < measuredShare() && navigator.onLine && !savesData() && !asksForPrivacy() && allowsMeasuring();
}
