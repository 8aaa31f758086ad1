import { loaded, type ScreenEntry } from '../screen.ts';

/** /involucrate/{id}: a kind of internship, told as a section is. */
export const internshipScreen: ScreenEntry<'internship'> = {
  load: loaded(async () => {
    const { IntroScreen } = await import('./IntroScreen.tsx');
    return ({ id, path }) => <IntroScreen name={`involucrate-${id}`} path={path} under="involucrate" />;
  }),
};
