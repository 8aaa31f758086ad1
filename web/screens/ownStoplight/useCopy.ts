import { useEffect } from 'react';
import type { OwnStep } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { saveOfflineCopy } from '#web/offline/saveOfflineCopy.ts';

/** What the page shows comes first. */
const CALM_MS = 500;

/** In this document: tried, done. */
let tried = false;
let kept = false;

/**
 * Copies this screen for a reload without a network, once a document. While questions are answered the network is asked
 * nothing: the rest goes on at the map.
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
        // The next opening tries again.
      }
    };
    const waiting = setTimeout(() => void keep(), CALM_MS);
    return () => {
      clearTimeout(waiting);
      stop.abort();
    };
  }, [language, step]);
}
