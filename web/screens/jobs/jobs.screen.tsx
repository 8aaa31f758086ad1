import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** /trabaja-con-nosotros. */
export const jobsScreen: ScreenEntry<'trabaja-con-nosotros'> = {
  load: loaded(async () => {
    const { JobsScreen } = await import('./JobsScreen.tsx');
    return () => <JobsScreen />;
  }),
  head: fixedHead,
};
