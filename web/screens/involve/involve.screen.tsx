import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const involveScreen: ScreenEntry<'involucrate'> = {
  code: loaded(
    () => import('./InvolveScreen.tsx'),
    ['involvement', 'internships'],
    ({ InvolveScreen }, [involvement, categories]) =>
      () => <InvolveScreen involvement={involvement} categories={categories} />,
  ),
  head: fixedHead,
};
