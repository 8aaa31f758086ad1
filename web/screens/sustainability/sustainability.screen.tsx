import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** /sostenibilidad. */
export const sustainabilityScreen: ScreenEntry<'sostenibilidad'> = {
  load: loaded(async (language) => {
    const [{ SustainabilityScreen }, { default: sustainability }] = await Promise.all([
      import('./SustainabilityScreen.tsx'),
      language === 'es'
        ? import('#content/sustainability.json?lang=es')
        : import('#content/sustainability.json?lang=en'),
    ]);
    return () => <SustainabilityScreen sustainability={sustainability} />;
  }),
  head: fixedHead,
};
