import { rateList } from '#web/services/resources.ts';
import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const ratesScreen: ScreenEntry<'tasas-tarifas'> = {
  code: loaded(
    () => import('./RatesScreen.tsx'),
    ['rates'],
    ({ RatesScreen }, [rates]) =>
      () => <RatesScreen rates={rates} />,
  ),
  queries: () => [rateList()],
  head: fixedHead,
};
