import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const officesScreen: ScreenEntry<'nuestras-oficinas'> = {
  code: loaded(
    () => import('./OfficesScreen.tsx'),
    ['offices'],
    ({ OfficesScreen }, [offices]) =>
      () => <OfficesScreen offices={offices} />,
  ),
  head: fixedHead,
};
