import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const openDataScreen: ScreenEntry<'datos-abiertos'> = {
  code: loaded(
    () => import('./OpenDataScreen.tsx'),
    ['openData', 'impact'],
    ({ OpenDataScreen }, [openData, figures]) =>
      () => <OpenDataScreen openData={openData} figures={figures} />,
  ),
  head: fixedHead,
};
