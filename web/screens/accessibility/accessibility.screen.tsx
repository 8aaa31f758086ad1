import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const accessibilityScreen: ScreenEntry<'accesibilidad'> = {
  code: loaded(
    () => import('./AccessibilityScreen.tsx'),
    ['accessibility'],
    ({ AccessibilityScreen }, [sections]) =>
      () => <AccessibilityScreen sections={sections} />,
  ),
  head: fixedHead,
};
