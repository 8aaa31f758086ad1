import { rateList } from '#web/services/resources.ts';
import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** /tasas-tarifas. */
export const ratesScreen: ScreenEntry<'tasas-tarifas'> = {
  load: loaded(async (language) => {
    const [{ RatesScreen }, { default: rates }] = await Promise.all([
      import('./RatesScreen.tsx'),
      language === 'es' ? import('#content/rates.json?lang=es') : import('#content/rates.json?lang=en'),
    ]);
    return () => <RatesScreen rates={rates} />;
  }),
  queries: () => [rateList()],
  head: fixedHead,
};
