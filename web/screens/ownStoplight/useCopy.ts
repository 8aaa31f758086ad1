import { useEffect } from 'react';
import { ownPath, pagePath, type OwnStep } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { KEPT_STEP } from '#web/offline/copyPath.ts';
import { keepPage } from '#web/offline/keepPage.ts';

/** What the page shows comes first. */
const CALM_MS = 500;

/** In this document: tried, done. */
let tried = false;
let kept = false;

/**
 * Keeps this screen whole for a reload without a network, once a document: where it begins, and one step for all. While questions
 * are answered the network is asked nothing: the rest goes on at the map.
 */
export function useCopy(step: OwnStep): void {
  const { language, t } = useTexts();
  const title = t('own.title.inicio');
  useEffect(() => {
    if (kept || (tried && typeof step === 'number')) return undefined;
    tried = true;
    const stop = new AbortController();
    const keep = async () => {
      const keepStep = (one: OwnStep, called: string) =>
        keepPage(pagePath(language, ownPath(one)), { title: called, whole: true, signal: stop.signal });
      try {
        kept = (await keepStep('inicio', title)) && (await keepStep(KEPT_STEP, ''));
      } catch {
        // The next opening tries again.
      }
    };
    const waiting = setTimeout(() => void keep(), CALM_MS);
    return () => {
      clearTimeout(waiting);
      stop.abort();
    };
  }, [language, step, title]);
}
