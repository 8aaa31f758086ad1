import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const jobsScreen: ScreenEntry<'trabaja-con-nosotros'> = {
  code: loaded(
    () => import('./JobsScreen.tsx'),
    ['jobs'],
    ({ JobsScreen }, [jobs]) =>
      () => <JobsScreen jobs={jobs} />,
  ),
  head: fixedHead,
};
