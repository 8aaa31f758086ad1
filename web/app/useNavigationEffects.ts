import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Language } from '#contract/language.ts';
import { focusHeading } from '#web/navigation/focus.ts';
import { writeLanguage } from './address.ts';
import { placeAfter } from './place.ts';
import { bringTo, showEntry, topOf } from './scrollStore.ts';

/**
 * What a completed navigation does besides showing its screen: the address carries the language, and page and focus go where
 * the table of place.ts says.
 */
export function useNavigationEffects(language: Language): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    // The document's own entry: its place was found before (entry.tsx).
    if (before.key === key) return;
    showEntry(key, type === NavigationType.Replace ? before.key : undefined);
    const { top, heading } = placeAfter({
      by: type === NavigationType.Pop ? 'history' : 'link',
      samePath: before.pathname === pathname,
      left: topOf(key),
      moved: true,
    });
    if (top !== undefined) bringTo(top);
    // In the commit itself, which has set the title too: a moment later the visitor may have gone on.
    if (heading) focusHeading();
  }, [key, pathname, type]);

  // From here on buttons and links answer: styles and tests may ask.
  useEffect(() => void (document.documentElement.dataset.ready = ''), []);

  useEffect(() => writeLanguage(language), [key, language]);
}
