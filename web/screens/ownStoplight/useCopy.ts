import { useEffect } from 'react';
import type { OwnStep } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { saveOfflineCopy } from '#web/offline/saveOfflineCopy.ts';

/** What the page shows first comes first. */
const CALM_MS = 500;

/** In this document: whether it was tried, and whether it is done. */
let tried = false;
let kept = false;

/**
 * Keeps a copy of this screen on the device, for a reload without a network: once a document, when there is time after it was
 * opened. While a visitor answers nothing is asked: what was not over by the first question goes on at the map.
 */
export function useCopy(step: OwnStep): void {
  const { language } = useTexts();
  useEffect(() => {
    if (kept || (tried && typeof step === 'number')) return undefined;
    tried = true;
    const stop = new AbortController();
    const keep = async () => {
      try {
        kept = await saveOfflineCopy(language, stop.signal);
      } catch {
        // No network, or a device that keeps nothing: the next opening tries again.
      }
    };
    const waiting = setTimeout(() => void keep(), CALM_MS);
    return () => {
      clearTimeout(waiting);
      stop.abort();
    };
  }, [language, step]);
}
