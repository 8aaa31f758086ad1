import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** /microfinanzas. */
export const microfinanceScreen: ScreenEntry<'microfinanzas'> = {
  load: loaded(async (language) => {
    const [{ MicrofinanceScreen }, { default: microfinance }] = await Promise.all([
      import('./MicrofinanceScreen.tsx'),
      language === 'es' ? import('#content/microfinance.json?lang=es') : import('#content/microfinance.json?lang=en'),
    ]);
    return () => <MicrofinanceScreen microfinance={microfinance} />;
  }),
  head: fixedHead,
  chat: 'microfinance.whatsapp',
};
