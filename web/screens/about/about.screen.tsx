import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** /nosotros. */
export const aboutScreen: ScreenEntry<'nosotros'> = {
  load: loaded(async (language) => {
    const [{ AboutScreen }, { default: about }] = await Promise.all([
      import('./AboutScreen.tsx'),
      language === 'es' ? import('#content/about.json?lang=es') : import('#content/about.json?lang=en'),
    ]);
    return () => <AboutScreen about={about} />;
  }),
  head: fixedHead,
};
