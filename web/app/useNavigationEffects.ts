import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Language } from '#contract/language.ts';
import { useLocation, useNavigationType } from '#web/hooks/router.tsx';
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
    setCurrentEntry(key, type === 'replace' ? before.key : undefined);
    const { top, heading } = scrollAndFocusAfter({
      by: type === 'pop' ? 'history' : 'link',
      samePath: before.pathname === pathname,
      left: savedPosition(key),
      moved: true,
    });
    if (top !== undefined) restoreScroll(() => top);
    // Later the visitor may have moved on.
    if (heading) focusHeading();
  }, [key, pathname, type]);

  // A screen that was ready at once has said so (useScreenReady).
  useEffect(() => void (document.documentElement.dataset.ready ??= ''), []);

  useEffect(() => writeLanguage(language), [key, language]);
}
