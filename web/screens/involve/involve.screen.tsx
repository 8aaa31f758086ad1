import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const involveScreen: ScreenEntry<'involucrate'> = {
  code: loaded(
    () => import('./InvolveScreen.tsx'),
    ['involvement', 'internships', 'impact'],
    ({ InvolveScreen }, [involvement, categories, figures]) =>
      () => <InvolveScreen involvement={involvement} categories={categories} figures={figures} />,
  ),
  head: fixedHead,
};
