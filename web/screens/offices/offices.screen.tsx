import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const officesScreen: ScreenEntry<'nuestras-oficinas'> = {
  code: loaded(
    () => import('./OfficesScreen.tsx'),
    ['offices', 'towns'],
    ({ OfficesScreen }, [offices, towns]) =>
      () => <OfficesScreen offices={offices} towns={towns} />,
  ),
  head: fixedHead,
};
