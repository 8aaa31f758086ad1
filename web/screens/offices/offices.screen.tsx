import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** /nuestras-oficinas. */
export const officesScreen: ScreenEntry<'nuestras-oficinas'> = {
  load: loaded(async (language) => {
    const [{ OfficesScreen }, { default: offices }] = await Promise.all([
      import('./OfficesScreen.tsx'),
      language === 'es' ? import('#content/offices.json?lang=es') : import('#content/offices.json?lang=en'),
    ]);
    return () => <OfficesScreen offices={offices} />;
  }),
  head: fixedHead,
};
