import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Language } from '#contract/language.ts';
import { focusHeading } from '#web/navigation/focus.ts';
import { writeLanguage } from './address.ts';
import { scrollAndFocusAfter } from './scrollAndFocus.ts';
import { restoreScroll, savedPosition, setCurrentEntry } from './scrollPositions.ts';

/** Rules: scrollAndFocus.ts. */
export function useNavigationEffects(language: Language): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    // entry.tsx handles the first entry.
    if (before.key === key) return;
    setCurrentEntry(key, type === NavigationType.Replace ? before.key : undefined);
    const { top, heading } = scrollAndFocusAfter({
      by: type === NavigationType.Pop ? 'history' : 'link',
      samePath: before.pathname === pathname,
      left: savedPosition(key),
      moved: true,
    });
    if (top !== undefined) restoreScroll(top);
    // Later the visitor may have moved on.
    if (heading) focusHeading();
  }, [key, pathname, type]);

  // Tests wait for this.
  useEffect(() => void (document.documentElement.dataset.ready = ''), []);

  useEffect(() => writeLanguage(language), [key, language]);
}
