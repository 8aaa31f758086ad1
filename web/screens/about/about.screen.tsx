import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const aboutScreen: ScreenEntry<'nosotros'> = {
  code: loaded(
    () => import('./AboutScreen.tsx'),
    ['about'],
    ({ AboutScreen }, [about]) =>
      () => <AboutScreen about={about} />,
  ),
  head: fixedHead,
};
