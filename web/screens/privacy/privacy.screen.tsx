import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** /politicas-de-privacidad. */
export const privacyScreen: ScreenEntry<'politicas-de-privacidad'> = {
  load: loaded(async (language) => {
    const [{ PrivacyScreen }, { default: privacy }] = await Promise.all([
      import('./PrivacyScreen.tsx'),
      language === 'es' ? import('#content/privacy.json?lang=es') : import('#content/privacy.json?lang=en'),
    ]);
    return () => <PrivacyScreen privacy={privacy} />;
  }),
  head: fixedHead,
};
