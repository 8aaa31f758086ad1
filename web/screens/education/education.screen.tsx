import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** /ee. */
export const educationScreen: ScreenEntry<'ee'> = {
  load: loaded(async (language) => {
    const [{ EducationScreen }, { default: education }] = await Promise.all([
      import('./EducationScreen.tsx'),
      language === 'es' ? import('#content/education.json?lang=es') : import('#content/education.json?lang=en'),
    ]);
    return () => <EducationScreen education={education} />;
  }),
  head: fixedHead,
};
