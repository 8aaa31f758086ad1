import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** /donde-trabajamos. */
export const whereScreen: ScreenEntry<'donde-trabajamos'> = {
  code: loaded(
    () => import('./WhereScreen.tsx'),
    ['countries', 'impact'],
    ({ WhereScreen }, [countries, figures]) =>
      () => <WhereScreen countries={countries} figures={figures} />,
  ),
  head: fixedHead,
};
