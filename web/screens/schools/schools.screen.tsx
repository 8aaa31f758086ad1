import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** /escuelas. */
export const schoolsScreen: ScreenEntry<'escuelas'> = {
  load: loaded(async (language) => {
    const [{ SchoolsScreen }, { default: schools }, { default: scenes }] = await Promise.all([
      import('./SchoolsScreen.tsx'),
      language === 'es' ? import('#content/schools.json?lang=es') : import('#content/schools.json?lang=en'),
      language === 'es' ? import('#content/schoolsMap.json?lang=es') : import('#content/schoolsMap.json?lang=en'),
    ]);
    return () => <SchoolsScreen schools={schools} scenes={scenes} />;
  }),
  head: fixedHead,
};
