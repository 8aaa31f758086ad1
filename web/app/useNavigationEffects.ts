import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Language } from '#contract/language.ts';
import { writeLanguage } from './address.ts';
import { MAIN_ID } from './layout/SkipLink.tsx';
import { restoreScroll, showEntry } from './scrollStore.ts';

/**
 * What a completed navigation does besides showing its screen: the address carries the language, a new entry starts at the
 * top, an old one where it was left, and focus moves to the main heading. The first screen of a document moves nothing, nor
 * does another query of the same path: who searches or filters a list stays where they are in it.
 */
export function useNavigationEffects(language: Language): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const pathBefore = useRef<string>(undefined);

  useLayoutEffect(() => {
    showEntry(key);
    if (pathBefore.current === undefined) return;
    if (type === NavigationType.Pop) restoreScroll(key);
    else if (pathBefore.current !== pathname) scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, type]);

  // From here on buttons and links answer: styles and tests may ask.
  useEffect(() => void (document.documentElement.dataset.ready = ''), []);

  useEffect(() => {
    writeLanguage(language);
    const before = pathBefore.current;
    pathBefore.current = pathname;
    if (before === undefined || before === pathname) return;
    const target = document.querySelector<HTMLElement>(`#${MAIN_ID} h1`) ?? document.getElementById(MAIN_ID);
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [key, pathname, language]);
}
