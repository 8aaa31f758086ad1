import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const educationScreen: ScreenEntry<'ee'> = {
  code: loaded(
    () => import('./EducationScreen.tsx'),
    ['education'],
    ({ EducationScreen }, [education]) =>
      () => <EducationScreen education={education} />,
  ),
  head: fixedHead,
};
