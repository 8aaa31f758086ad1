import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** /involucrate. */
export const involveScreen: ScreenEntry<'involucrate'> = {
  load: loaded(async (language) => {
    const [{ InvolveScreen }, { default: involvement }, { default: categories }] = await Promise.all([
      import('./InvolveScreen.tsx'),
      language === 'es' ? import('#content/involvement.json?lang=es') : import('#content/involvement.json?lang=en'),
      language === 'es' ? import('#content/internships.json?lang=es') : import('#content/internships.json?lang=en'),
    ]);
    return () => <InvolveScreen involvement={involvement} categories={categories} />;
  }),
  head: fixedHead,
};
