import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** /donde-trabajamos. */
export const whereScreen: ScreenEntry<'donde-trabajamos'> = {
  load: loaded(async (language) => {
    const [{ WhereScreen }, { default: countries }, { default: figures }] = await Promise.all([
      import('./WhereScreen.tsx'),
      language === 'es' ? import('#content/countries.json?lang=es') : import('#content/countries.json?lang=en'),
      language === 'es' ? import('#content/impact.json?lang=es') : import('#content/impact.json?lang=en'),
    ]);
    return () => <WhereScreen countries={countries} figures={figures} />;
  }),
  head: fixedHead,
};
