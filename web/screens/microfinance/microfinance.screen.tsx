import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const microfinanceScreen: ScreenEntry<'microfinanzas'> = {
  code: loaded(
    () => import('./MicrofinanceScreen.tsx'),
    ['microfinance'],
    ({ MicrofinanceScreen }, [microfinance]) =>
      () => <MicrofinanceScreen microfinance={microfinance} />,
  ),
  head: fixedHead,
  chat: 'microfinance.whatsapp',
};
