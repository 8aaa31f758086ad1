import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const whereScreen: ScreenEntry<'donde-trabajamos'> = {
  code: loaded(
    () => import('./WhereScreen.tsx'),
    ['countries', 'impact'],
    ({ WhereScreen }, [countries, figures]) =>
      () => <WhereScreen countries={countries} figures={figures} />,
  ),
  head: fixedHead,
};
