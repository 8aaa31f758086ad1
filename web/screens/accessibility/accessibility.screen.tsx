import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const accessibilityScreen: ScreenEntry<'accesibilidad'> = {
  code: loaded(
    () => import('./AccessibilityScreen.tsx'),
    ['accessibility'],
    ({ AccessibilityScreen }, [accessibility]) =>
      () => <AccessibilityScreen accessibility={accessibility} />,
  ),
  head: fixedHead,
};
