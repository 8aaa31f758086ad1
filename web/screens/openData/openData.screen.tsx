import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const openDataScreen: ScreenEntry<'datos-abiertos'> = {
  code: loaded(
    () => import('./OpenDataScreen.tsx'),
    ['openData', 'impact'],
    ({ OpenDataScreen }, [sections, figures]) =>
      () => <OpenDataScreen sections={sections} figures={figures} />,
  ),
  head: fixedHead,
};
