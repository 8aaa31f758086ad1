import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** /semaforo. */
export const stoplightScreen: ScreenEntry<'semaforo'> = {
  load: loaded(async (language) => {
    const [{ StoplightScreen }, { default: stoplight }] = await Promise.all([
      import('./StoplightScreen.tsx'),
      language === 'es' ? import('#content/stoplight.json?lang=es') : import('#content/stoplight.json?lang=en'),
    ]);
    return () => <StoplightScreen stoplight={stoplight} />;
  }),
  head: fixedHead,
};
