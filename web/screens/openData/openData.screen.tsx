import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const openDataScreen: ScreenEntry<'datos-abiertos'> = {
  code: loaded(
    () => import('./OpenDataScreen.tsx'),
    ['openData'],
    ({ OpenDataScreen }, [sections]) =>
      () => <OpenDataScreen sections={sections} />,
  ),
  head: fixedHead,
};
